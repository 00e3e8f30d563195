import type { WorkspaceNode } from "../model.ts";
import { percentOf } from "./percent-of.ts";

export interface TagCount {
  readonly tag: string;
  /** Components that have it. */
  readonly count: number;
  /** How many of them are Complete, in percent. */
  readonly percent: number;
}

const SHOWN = 8;

/** The tags used most, those used equally often in the order they first appear. */
export function tagOverview(nodes: readonly WorkspaceNode[], limit: number = SHOWN): readonly TagCount[] {
  const counts = new Map<string, { count: number; complete: number }>();
  for (const { tags, status } of nodes)
    for (const tag of tags) {
      const entry = counts.get(tag) ?? { count: 0, complete: 0 };
      entry.count++;
      if (status === "Complete") entry.complete++;
      counts.set(tag, entry);
    }
  return Array.from(counts, ([tag, { count, complete }]) => ({ tag, count, percent: percentOf(complete, count) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit);
}

/** Every tag of the workspace once, by the alphabet. */
export function allTags(nodes: readonly WorkspaceNode[]): readonly string[] {
  return [...new Set(nodes.flatMap(({ tags }) => tags))].toSorted();
}

/** Which of ten colors a tag has, from 0: by its letters, so that it is the same everywhere (FNV-1a). */
export function tagColorIndex(tag: string): number {
  let hash = 0x811c9dc5;
  for (const char of tag) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 10;
}

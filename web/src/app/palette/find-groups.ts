import type { PaletteEntry } from "./palette-entries.ts";
import { type Hit, rank } from "./rank.ts";

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

/**
 * What the palette shows for a query: pages, tools inside pages, actions; the group with the best hit first. Without
 * a query the pages visited lately come first. A query that starts with `>` finds actions only.
 */
export function findGroups({ entries, recents, query }: GroupQuery): readonly HitGroup[] {
  const onlyActions = query.trimStart().startsWith(">");
  const text = onlyActions ? query.trimStart().slice(1) : query;
  const pool = onlyActions ? entries.filter((entry) => entry.kind === "action") : entries;
  const hits = rank(pool, text);
  const groups = Object.entries(titles)
    .map(([kind, title]) => ({ title, hits: hits.filter((hit) => hit.entry.kind === kind) }))
    .filter((group) => group.hits.length > 0);
  if (text.trim()) return groups.toSorted((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));

  const isRecent = (hit: Hit) => hit.entry.kind === "page" && recents.includes(hit.entry.id);
  const recent = hits.filter(isRecent).toSorted((a, b) => recents.indexOf(a.entry.id) - recents.indexOf(b.entry.id));
  if (recent.length === 0) return groups;
  const rest = groups.map((group) => ({ ...group, hits: group.hits.filter((hit) => !isRecent(hit)) }));
  return [{ title: "Recent", hits: recent }, ...rest].filter((group) => group.hits.length > 0);
}

export interface GroupQuery {
  readonly entries: readonly PaletteEntry[];
  /** Routes, the last visited first. */
  readonly recents: readonly string[];
  readonly query: string;
}

const titles = { page: "Tools", tool: "Inside a tool", action: "Actions" } as const;

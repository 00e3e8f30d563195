import type { HistoryEntry } from "../changelog/entries/entry.ts";
import type { Bump } from "../changelog/version.ts";
import { fingerprint } from "../changelog-file/parse/fingerprint.ts";

/** One change that a fragment tells of. */
export interface FragmentEntry {
  readonly entry: HistoryEntry;
  /** The packages it names, each with the part of the version it asks for; absent where it names none. */
  readonly packages?: ReadonlyMap<string, Bump | undefined>;
}

/** The folders that are looked into when nothing else is said: our own, towncrier's and that of changesets. */
export const fragmentFolders = ["changelog.d", "newsfragments", ".changeset"] as const;

/**
 * The name by which the bullets of a fragment are marked, of twelve digits: eight for its file, four for its words. So a
 * bullet is known again, whichever commit brought the file, and a name that is used again later is another fragment.
 */
export function fragmentId(file: string, text: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return fingerprint(name) + fingerprint(text.replace(/\s+/g, " ").trim()).slice(0, 4);
}

/** Of the names that marks carry, the one a file of this name was folded in with. */
export function foldedId(file: string, id: string, marked: readonly string[]): string {
  if (marked.includes(id)) return id;
  return marked.find((each) => each.startsWith(id.slice(0, 8))) ?? id;
}

/** An entry as one package tells of it, or, without a name, the whole repository; undefined when it is of others. */
export function entryFor({ entry, packages }: FragmentEntry, name?: string): HistoryEntry | undefined {
  if (!packages || packages.size === 0) return entry;
  if (name !== undefined) {
    if (!packages.has(name)) return undefined;
    return withBump(entry, packages.get(name));
  }
  const scope = [...packages.keys()].join(", ");
  const mark = entry.isBreaking ? "**Breaking:** " : "";
  const text = `${mark}**${scope}:** ${entry.text.slice(mark.length)}`;
  return { ...withBump(entry, highest([...packages.values()])), text, scope };
}

function withBump(entry: HistoryEntry, bump: Bump | undefined): HistoryEntry {
  return bump === undefined ? entry : { ...entry, bump };
}

const highest = (bumps: readonly (Bump | undefined)[]) =>
  (["major", "minor", "patch"] as const).find((bump) => bumps.includes(bump));

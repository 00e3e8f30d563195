import type { Category } from "../changelog/entries/categories.ts";
import { readMarkedBullet } from "../changelog-file/parse/bullet.ts";
import { categoriesOfBlocks } from "../changelog-file/headings/category-heading.ts";
import { fingerprint } from "../changelog-file/parse/fingerprint.ts";
import { mergeChangelog } from "../changelog-file/merge/merge.ts";
import type { MergeResult } from "../changelog-file/merge/options.ts";
import { parseChangelog } from "../changelog-file/parse/parse.ts";
import { releaseKey } from "../changelog-file/headings/release-heading.ts";

/** An entry to write. */
export interface NewEntry {
  readonly category: Category;
  /** Markdown. */
  readonly text: string;
  readonly isBreaking?: boolean;
  /** The start of its commit's object name, when it is known. */
  readonly id?: string;
}

export interface NewSection {
  /** Absent for what is not released yet. */
  readonly version?: string;
  readonly tag?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
  readonly entries: readonly NewEntry[];
}

/**
 * Merges entries, typed or from a pasted log, into a changelog, in place: everything that stands there stays, and a
 * second run changes nothing. Entries with a commit are marked as generated; the others become plain bullets, and are
 * left out where they stand already.
 * @param file the text of the changelog
 * @param sections newest first, the first one not released yet
 * @param release turns what is not released yet into this release
 */
export function mergeEntries(
  file: string,
  sections: readonly NewSection[],
  {
    project,
    release,
  }: { readonly project: string; readonly release?: { readonly version: string; readonly date: string } },
): MergeResult {
  const written = writtenEntries(file, release?.version);
  const unmarked = new Set<string>();
  const releases = sections.map((section) => ({
    ...section,
    entries: section.entries
      .filter((entry) => entry.id !== undefined || !written.has(keyOf(entry.category, entry.text)))
      .map((entry) => {
        if (entry.id !== undefined) return { ...entry, commit: entry.id };
        const commit = standIn(entry);
        unmarked.add(commit.slice(0, 12));
        return { ...entry, commit };
      }),
  }));
  const merged = mergeChangelog(file, releases, { project, isPartial: true, ...(release ? { release } : {}) });
  if (!merged.ok) return merged;
  const text = merged.text.replace(/ <!-- ([0-9a-f]{12}) [0-9a-f]{8} -->/g, (mark, commit: string) =>
    unmarked.has(commit) ? "" : mark,
  );
  return { ...merged, text };
}

/** What stands in the open part of a file: under Unreleased, and in the release that is being made. */
function writtenEntries(text: string, version: string | undefined): ReadonlySet<string> {
  const open = parseChangelog(text).sections.filter(
    ({ release }) =>
      release.kind === "unreleased" || (version !== undefined && releaseKey(release.label) === releaseKey(version)),
  );
  const keys = open.flatMap(({ blocks }) => {
    const categories = categoriesOfBlocks(blocks);
    return blocks.flatMap((block, at) =>
      block.kind === "bullet" ? [keyOf(categories[at], readMarkedBullet(block).words)] : [],
    );
  });
  return new Set(keys);
}

const keyOf = (category: Category | undefined, text: string) => `${category ?? ""} ${text.replace(/\s+/g, " ").trim()}`;

/** The merge knows entries by their commit; one without gets a name of its own, which is taken out again. */
const standIn = ({ category, text }: NewEntry) =>
  ["a", "b", "c", "d", "e"].map((salt) => fingerprint(`${salt}${keyOf(category, text)}`)).join("");

import type { CommitEntry } from "./commit-entry.ts";

/** The type of the one entry that tells of several updates; its commit is the oldest of them. */
export const FOLDED = "dependencies";

/**
 * The entries of one release as they are told: updates of dependencies as one, and what several commits say in the same
 * words once, by the oldest of them, whose bullet then stays as more come.
 * @param entries the newest first
 */
export function foldEntries(entries: readonly CommitEntry[]): readonly CommitEntry[] {
  const updates = entries.filter(({ dependency }) => dependency !== undefined);
  const oldest = updates.at(-1);
  const isFolded = updates.length > 1;
  const last = new Map(entries.map((entry) => [wordsOf(entry), entry]));
  return entries.flatMap((entry) => {
    const { dependency, ...told } = entry;
    if (isFolded && dependency !== undefined) return entry === oldest ? [foldUpdates(updates, told)] : [];
    const isRepeat = !entry.fragment && !entry.isBreaking && last.get(wordsOf(entry)) !== entry;
    return isRepeat ? [] : [told];
  });
}

const wordsOf = ({ category, text }: CommitEntry) => `${category} ${text.trim().toLowerCase()}`;

function foldUpdates(updates: readonly CommitEntry[], oldest: CommitEntry): CommitEntry {
  const names = [...new Set(updates.flatMap(({ dependency }) => dependency ?? []))];
  const { scope: _scope, ...rest } = oldest;
  return {
    ...rest,
    type: FOLDED,
    category: "changed",
    text: `${updates.length} dependency updates: ${names.join(", ")}`,
    isGuessed: false,
  };
}

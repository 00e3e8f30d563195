import type { ParsedCommit, Person } from "../entries/entry.ts";

export interface Contributor extends Person {
  /** The commits of the release they wrote or helped to write. */
  readonly commits: number;
}

const BOT = /\[bot\](?:@|$)|^(?:dependabot|renovate)(?:-bot)?$/i;

/**
 * The people of one release, by authors and `Co-authored-by`, those with the most commits first. Names and addresses
 * are as git gives them, mapped by .mailmap; one address is one person. Bots are left out.
 */
export function contributorsOf(
  commits: readonly number[],
  news: readonly (ParsedCommit | undefined)[],
  authors: readonly (Person | undefined)[],
): readonly Contributor[] {
  const people = new Map<string, { name: string; email: string; commits: number }>();
  for (const commit of commits) {
    const author = authors[commit];
    const seen = new Set<string>();
    for (const person of [...(author ? [author] : []), ...(news[commit]?.coAuthors ?? [])]) {
      const key = person.email.toLowerCase();
      if (seen.has(key) || BOT.test(person.name) || BOT.test(person.email)) continue;
      seen.add(key);
      const known = people.get(key);
      if (known) known.commits += 1;
      else people.set(key, { ...person, commits: 1 });
    }
  }
  return [...people.values()].toSorted(
    (a, b) => b.commits - a.commits || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}

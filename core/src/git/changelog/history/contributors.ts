import type { ParsedCommit, Person } from "../entries/entry.ts";

export interface Contributor extends Person {
  /** The commits of the release they wrote or helped to write. */
  readonly commits: number;
  /** No older release has anything of them; absent where that is not known. */
  readonly isNew?: true;
}

/* Programs by their names, and by the addresses of assistants that sign commits. */
const BOT =
  /\[bot\](?:@|$)|^(?:dependabot|renovate|greenkeeper|snyk|imgbot|mergify|allcontributors|pre-commit-ci|github-actions|semantic-release|weblate|copilot|cursor agent|codex|devin(?: ai)?|jules|aider|gemini|claude)(?:[ -](?:bot|preview|code|swe-agent|coding agent|app))?$|^claude (?:code|opus|sonnet|haiku|fable)\b|[\w-]+-bot$|^your name$|@(?:anthropic\.com|cursor\.com|openai\.com|devin\.ai|aider\.chat)$/i;

/** Who wrote in the releases before, by name and by address. */
export type KnownPeople = Set<string>;

/**
 * The people of one release, by authors and `Co-authored-by`, those with the most commits first. Names and addresses
 * are as git gives them, mapped by .mailmap; one address, or one name, is one person. Programs are left out.
 * @param known people of older releases, to which these are added; without it nobody is said to be new
 */
export function contributorsOf(
  commits: readonly number[],
  news: readonly (ParsedCommit | undefined)[],
  authors: readonly (Person | undefined)[],
  known?: KnownPeople,
): readonly Contributor[] {
  const people = new Map<string, { name: string; email: string; commits: number; isNew?: true }>();
  for (const commit of commits) {
    const author = authors[commit];
    const seen = new Set<string>();
    for (const person of [...(author ? [author] : []), ...(news[commit]?.coAuthors ?? [])]) {
      const [email, name] = keysOf(person);
      if (BOT.test(person.name) || BOT.test(person.email)) continue;
      const found = people.get(email) ?? people.get(name) ?? { ...person, commits: 0 };
      people.set(email, found).set(name, found);
      if (seen.has(found.email)) continue;
      seen.add(found.email);
      found.commits += 1;
    }
  }
  const all = [...new Set(people.values())];
  if (known) for (const person of all) if (keysOf(person).every((key) => !known.has(key))) person.isNew = true;
  for (const key of people.keys()) known?.add(key);
  return all.toSorted((a, b) => b.commits - a.commits || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const keysOf = ({ name, email }: Person) => [`<${email.toLowerCase()}>`, name.trim().toLowerCase()] as const;

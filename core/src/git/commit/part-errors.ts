import { readIssues } from "./issue-references.ts";
import { isPerson } from "./trailers.ts";

/* What is wrong with one part of a commit message, as a sentence; undefined when nothing is. */

export function descriptionError(description: string): string | undefined {
  if (description.trim() === "") return "Say in a few words what changed, such as: sign in with a passkey.";
  if (/[\r\n]/.test(description.trim()))
    return "The description is one line, the first of the message. Move the other lines to the body.";
  return undefined;
}

export function scopeError(scope: string): string | undefined {
  return /[()\r\n:!]/.test(scope.trim())
    ? "A scope is a short name such as api, without brackets, colons or exclamation marks."
    : undefined;
}

export function issuesError(issues: string): string | undefined {
  const spaced = readIssues(issues).find((issue) => /\s/.test(issue));
  return spaced === undefined ? undefined : `Put commas between the issues: "${spaced}" has spaces in it.`;
}

const PERSON_SHAPE = "A person is a name and an address: Ada Lovelace <ada@example.com>";

/** @param people blank ones do not count */
export function coAuthorsError(people: readonly string[]): string | undefined {
  const wrong = people.find((person) => person.trim() !== "" && !isPerson(person));
  return wrong === undefined ? undefined : `${PERSON_SHAPE}, not "${wrong.trim()}".`;
}

/** @param person "" for none */
export function signOffError(person: string): string | undefined {
  return person.trim() === "" || isPerson(person) ? undefined : `${PERSON_SHAPE}, not "${person.trim()}".`;
}

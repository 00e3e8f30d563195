import { mergeMarked } from "../../documents/markdown/marked-parts.ts";

/**
 * The beginning of a README that is there, as it is, with the badges it does not have yet under its title. What stands
 * between marks of ours is brought up to date instead.
 * @param fresh the beginning as it would be written anew, with its marks
 */
export function keepHead(head: string, fresh: string, badges: readonly string[]): string {
  if (head.includes("<!-- toolbox:head -->") && fresh.startsWith("<!-- toolbox:head -->"))
    return mergeMarked(head, fresh);
  const missing = badges.filter((badge) => !head.includes(pictureOf(badge)));
  if (missing.length === 0) return head;
  const title = /^(?:#[ \t][^\n]*|[^\n]+\n=+[ \t]*)(?:\n|$)/.exec(head)?.[0].trimEnd();
  const parts = title === undefined ? [head] : [title, head.slice(title.length).trim()];
  return [parts[0], missing.join("\n"), ...parts.slice(1)].filter((part) => part !== "").join("\n\n");
}

/** The address of the picture of `[![License](https://…)](LICENSE)`: a badge is the same wherever it leads. */
const pictureOf = (badge: string) => /\]\(([^()]+)\)/.exec(badge)?.[1] ?? badge;

/* Trailers are the lines at the end of a message that programs read: `Token: value` (git-interpret-trailers(1)). */

const TRAILER = /^([A-Za-z0-9][A-Za-z0-9-]*)\s*[:=]\s*(\S[\s\S]*)$/;
const PERSON = /^[^<>\r\n]*[^<>\s][^<>\r\n]*<[^<>\s]+@[^<>\s]+>$/;

/** A trailer as it is written, from `Token: value` or `Token=value`; undefined for anything else. */
export function readTrailer(text: string): string | undefined {
  const [, token, value = ""] = TRAILER.exec(text.trim()) ?? [];
  return token === undefined ? undefined : `${token}: ${value.trim().replace(/\s*\n\s*/g, " ")}`;
}

/** Whether a text names a person as git does: `Ada Lovelace <ada@example.com>`. */
export function isPerson(text: string): boolean {
  return PERSON.test(text.trim());
}

/** The line that names somebody who wrote the change too; GitHub and GitLab show them beside the author. */
export const coAuthorTrailer = (person: string) => `Co-authored-by: ${person.trim()}`;

/** The line by which somebody stands for the change (Developer Certificate of Origin 1.1; `git commit --signoff`). */
export const signOffTrailer = (person: string) => `Signed-off-by: ${person.trim()}`;

/** Trailers without those that stand there already. Tokens are compared without regard to case. */
export function uniqueTrailers(trailers: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return trailers.filter((trailer) => {
    const key = trailer.replace(/^[^:]*:/, (token) => token.toLowerCase());
    return !seen.has(key) && seen.add(key);
  });
}

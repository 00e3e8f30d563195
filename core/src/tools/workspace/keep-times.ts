/** The moments in our JSON, Markdown and OPML. */
const TIME =
  /^(\s*"(?:createdAt|updatedAt)": "|(?:created|updated): |\s*<date(?:Created|Modified)>)(?:\d{4}-\d\d-\d\dT[\d:.]+Z|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT)/gm;

/**
 * The file that is there, when a new one would differ from it in nothing but the moment it was made: a check of a file
 * that is kept fresh finds no change then. Undefined when more is different.
 */
export function keepTimes(existing: string, made: string): string | undefined {
  const timeless = (text: string) => text.replaceAll("\r\n", "\n").replaceAll(TIME, "$1");
  return timeless(existing) === timeless(made) ? existing : undefined;
}

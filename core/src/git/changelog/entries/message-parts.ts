/* The types people write in the body of a squashed commit; prose such as "note: …" is none. */
const TYPES = "feat|fix|perf|refactor|revert|docs|style|test|build|ci|chore|security|deprecate";
const HEADER = String.raw`(?:${TYPES})(?:\([^()\r\n]+\))?!?: +\S`;
const ANY_PART = new RegExp(String.raw`^(?:[*-] +)?${HEADER}`, "m");
const LISTED = new RegExp(String.raw`^[*-] +(?=${HEADER})`);
const PARAGRAPH = new RegExp(`^${HEADER}`);

/**
 * The messages that a squashed commit holds: its own, and those its body lists as `* feat: …` or as paragraphs of
 * their own. What stands below one belongs to it.
 */
export function messageParts(message: string): readonly string[] {
  const bodyStart = message.indexOf("\n");
  if (bodyStart < 0 || !ANY_PART.test(message.slice(bodyStart + 1))) return [message];
  const [subject = "", ...lines] = message.replace(/\r\n?/g, "\n").split("\n");
  const parts: string[][] = [[subject]];
  for (const [at, line] of lines.entries()) {
    const isParagraph = (lines[at - 1] ?? "").trim() === "" && PARAGRAPH.test(line);
    const isListed = LISTED.test(line);
    if (isListed || isParagraph) parts.push([line.replace(LISTED, "")]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((part) => part.join("\n"));
}

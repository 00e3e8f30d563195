/** How git cleans a message (git-commit(1), `--cleanup`). `scissors` is not told from `whitespace` once it is cut. */
export type Cleanup = "strip" | "whitespace" | "verbatim";

const SCISSORS = " ------------------------ >8 ------------------------";

/**
 * The message git will make of the text in its editor: cut at the scissors line, and with `strip` without the lines
 * that begin with the comment sign; then no spaces at line ends, no two blank lines in a row, none around.
 * CR LF counts as a line feed, a byte order mark does not count. @param comment what begins a comment: `#` as a rule
 */
export function cleanMessage(text: string, comment: string, cleanup: Cleanup): string {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (cleanup === "verbatim") return lines.join("\n");
  const cut = lines.indexOf(`${comment}${SCISSORS}`);
  const own = (cut < 0 ? lines : lines.slice(0, cut)).filter(
    (line) => cleanup !== "strip" || !line.startsWith(comment),
  );
  const tidy = own
    .map((line) => line.trimEnd())
    .filter((line, index, all) => line !== "" || (index > 0 && all[index - 1] !== ""));
  if (tidy.at(-1) === "") tidy.pop();
  return tidy.join("\n");
}

const CANDIDATES = "#;@!$%^&|:";

/**
 * The sign that begins comments under `core.commentChar = auto`. Git chose one that began no line of the message; it
 * stands before the scissors, or else at the end of the text, where git puts its own comments.
 */
export function autoComment(text: string): string {
  const lines = text.split(/\r?\n/);
  const scissors = lines.find((line) => line.slice(1) === SCISSORS);
  const last = scissors ?? lines.findLast((line) => line.trim() !== "") ?? "";
  const sign = last.charAt(0);
  return CANDIDATES.includes(sign) && sign !== "" && /^.(?:[ \t]|$)/.test(last) ? sign : "#";
}

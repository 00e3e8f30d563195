/** Up to here a header is shown whole in every list of commits (git's own advice: git-commit(1), DISCUSSION). */
export const HEADER_GOOD = 50;
/** Beyond this GitHub and `git log --oneline` in 80 columns cut it. */
export const HEADER_LIMIT = 72;

export interface HeaderLength {
  /** UTF-16 units, as commitlint and the rules of `toolbox lint` count: what is fine here is fine there. */
  readonly length: number;
  readonly level: "good" | "long" | "over";
}

/** How long the first line of a message is. It is advice, never a fault. */
export function headerLength(message: string): HeaderLength {
  const length = (message.split("\n", 1)[0] ?? "").length;
  return { length, level: length <= HEADER_GOOD ? "good" : length <= HEADER_LIMIT ? "long" : "over" };
}

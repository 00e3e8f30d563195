import { flagName, type Issue, oneLine } from "@toolbox/core";

/** A line that shows the place of a mistake: the text with its number, and the mark below it. */
const FRAME = /^(?: |\d+ \| |$)/;

/** An issue in the words of the command line: `--logo-size: Logo size must be …`. One line per issue, and its frame. */
export function issueMessage(issues: readonly Issue[]): string {
  return issues
    .map((issue) => `${issue.field ? `--${flagName(issue.field)}: ` : ""}${safeLines(issue.message)}\n`)
    .join("");
}

/** What a message quotes may hold line breaks of its own; none begins a line that is not of a frame. */
const safeLines = (message: string) => {
  const [first = "", ...rest] = message.split("\n");
  return oneLine(first) + rest.map((line) => (FRAME.test(line) ? "\n" : "\u240a") + oneLine(line)).join("");
};

import { readBreakingLine } from "./breaking.ts";
import { readEmojiHeader } from "./emoji-header.ts";
import type { CommitFormat, CommitParts } from "./format-message.ts";
import { readIssues } from "./issue-references.ts";
import { parseCommit, readFooterLine } from "./parse.ts";

/** The parts of a message that is there already. */
export interface ReadParts extends Required<Omit<CommitParts, "wrap" | "type">> {
  /** Absent when the first line names none. */
  readonly type?: string;
  readonly format: CommitFormat;
}

const CLOSING = /^Closes \S+(?:, Closes \S+)*$/;

/**
 * Takes a message apart, so that formatMessage makes the same one of it again: header by Conventional Commits or with
 * the emoji of a type, body, what breaks, issues it closes, other footers. A first line of another kind is a
 * description without a type.
 */
export function readParts(message: string): ReadParts {
  const [first = "", ...lines] = message.replace(/\r\n?/g, "\n").trim().split("\n");
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  const issues = readIssues((lines[closing] ?? "").replace(/Closes /g, ""));
  const rest = lines.filter((_, at) => at !== closing).join("\n");
  const header = readHeader(first);
  // Only the lines below count here; a header of another kind must not keep them from being read.
  const { body = "", isBreaking = false, breaking = "" } = parseCommit(`x: x\n${rest}`) ?? {};
  return {
    ...header,
    body,
    isBreaking: header.isBreaking || isBreaking,
    breaking: breaking === header.description ? "" : breaking,
    issues,
    footers: splitFooters(rest.trim().slice(body.length)).filter(
      (footer) => readBreakingLine(footer.split("\n", 1)[0] ?? "") === undefined,
    ),
  };
}

type Header = Pick<ReadParts, "description" | "format" | "isBreaking" | "scope" | "type">;

function readHeader(line: string): Header {
  const commit = parseCommit(line);
  if (commit) {
    const { type, scope = "", description, isBreaking } = commit;
    return { type, scope, description, isBreaking, format: "conventional" };
  }
  const emoji = readEmojiHeader(line);
  if (!emoji) return { scope: "", description: line.trim(), isBreaking: false, format: "conventional" };
  const { type, scope, description } = emoji;
  return { type, scope, description, isBreaking: false, format: "emoji" };
}

/** Each footer with the lines that belong to it. */
function splitFooters(text: string): readonly string[] {
  const footers: string[] = [];
  for (const line of text.trim().split("\n")) {
    if (readFooterLine(line) || footers.length === 0) footers.push(line);
    else footers[footers.length - 1] += `\n${line}`;
  }
  return footers.map((footer) => footer.trim()).filter((footer) => footer !== "");
}

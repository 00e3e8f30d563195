/** A place in a message: line and column count from 1, column and length in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Body or footer: some lines of the message that belong together. */
export interface MessagePart {
  /** Without blank lines around. */
  readonly text: string;
  readonly lines: readonly string[];
  /** The line of the message in which it begins, from 1. */
  readonly line: number;
}

/** A commit message taken apart for the rules. */
export interface LintMessage {
  /** The message, clean, with line feeds only and no blank lines around. */
  readonly text: string;
  readonly lines: readonly string[];
  /** The first line, as it stands. */
  readonly header: string;
  /** As written; absent when the header has no type, or none before its colon. */
  readonly type?: string;
  readonly scope?: string;
  readonly subject?: string;
  readonly body?: MessagePart;
  readonly footer?: MessagePart;
  /** How many issues the message names (`#12`, `owner/repo#12`). */
  readonly references: number;
}

/** The parts a rule may look at. */
export type PartName = "header" | "type" | "scope" | "subject" | "body" | "footer";

/** What rules and findings call a part. */
export const partWords: Readonly<Record<PartName, string>> = {
  header: "first line",
  type: "type",
  scope: "scope",
  subject: "description",
  body: "body",
  footer: "footer",
};

/** The text of a part; undefined when the message has none. */
export function partText(message: LintMessage, part: PartName): string | undefined {
  const value = message[part];
  return typeof value === "object" ? value.text : value;
}

/** Where a part stands. A part that is missing has its place where it would stand, with length 0. */
export function partPlace(message: LintMessage, part: PartName): Place {
  if (part === "body" || part === "footer") {
    const { line, lines } = message[part] ?? { line: message.lines.length, lines: [] };
    return { line, column: 1, length: lines[0]?.length ?? 0 };
  }
  const length = message[part]?.length ?? 0;
  return { line: 1, column: partColumn(message, part), length };
}

function partColumn({ header, type = "", scope, subject }: LintMessage, part: PartName): number {
  if (part === "header" || part === "type") return 1;
  if (part === "scope") return type.length + (scope === undefined ? 1 : 2);
  // The description ends the header, wherever it begins.
  return header.length - (subject?.length ?? 0) + 1;
}

/** A place in a message: line and column count from 1, column and length in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/**
 * Whose reading counts. `commitlint` gives its verdict to the letter. `toolbox` also takes what its own writer writes: the
 * emoji of a type as that type, a description that begins with a name in capitals (`README`), and BREAKING CHANGES.
 */
export type Judge = "toolbox" | "commitlint";

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
  /** As written, or what its emoji stands for; absent when the header has no type, or none before its colon. */
  readonly type?: string;
  /** The emoji that stands for the type, with the blank behind it. */
  readonly sign?: string;
  readonly scope?: string;
  readonly subject?: string;
  readonly body?: MessagePart;
  readonly footer?: MessagePart;
  /** Who took it apart. */
  readonly judge: Judge;
  /** How many issues the message names (`#12`, `owner/repo#12`). */
  readonly references: number;
}

/** The parts a rule may look at. */
export type PartName = "header" | "type" | "scope" | "subject" | "body" | "footer";

/** What rules and findings call a part. */
export const partLabels: Readonly<Record<PartName, string>> = {
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
  const own = part === "type" ? (message.sign?.trimEnd() ?? message.type) : message[part];
  return { line: 1, column: partColumn(message, part), length: own?.length ?? 0 };
}

function partColumn({ header, type = "", sign, scope, subject }: LintMessage, part: PartName): number {
  if (part === "header" || part === "type") return 1;
  if (part === "scope" && sign !== undefined) return sign.length + 1;
  if (part === "scope") return type.length + (scope === undefined ? 1 : 2);
  // The description ends the header, wherever it begins.
  return header.length - (subject?.length ?? 0) + 1;
}

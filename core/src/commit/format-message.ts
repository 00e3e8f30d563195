import { closingLine } from "./issue-references.ts";
import { typeEmoji } from "./types.ts";

export const commitFormats = [
  { format: "conventional", label: "Conventional" },
  { format: "emoji", label: "Emoji" },
  { format: "angular", label: "Angular" },
] as const;

export type CommitFormat = (typeof commitFormats)[number]["format"];

/** The parts of a commit message. Texts are trimmed when they are written. */
export interface CommitParts {
  readonly type: string;
  /** Absent or "" for none. */
  readonly scope?: string;
  /** One line. */
  readonly description: string;
  readonly body?: string;
  readonly isBreaking?: boolean;
  /** What breaks; the description when absent or "". */
  readonly breaking?: string;
  /** Numbers or names, without the leading #. */
  readonly issues?: readonly string[];
}

/** The first line of the message. Conventional Commits 1.0.0 and the Angular convention write it alike. */
export function formatHeader(
  parts: Pick<CommitParts, "description" | "isBreaking" | "scope" | "type">,
  format: CommitFormat,
): string {
  const scope = parts.scope?.trim() ?? "";
  const description = parts.description.trim();
  if (format === "emoji") return `${typeEmoji(parts.type)} ${scope === "" ? "" : `${scope}: `}${description}`;
  return `${parts.type}${scope === "" ? "" : `(${scope})`}${parts.isBreaking ? "!" : ""}: ${description}`;
}

/**
 * The whole message, without a line break at its end: header, body and footers, each after a blank line. Footers:
 * `BREAKING CHANGE: …` (Conventional Commits 1.0.0, rule 12), then the issues it closes.
 */
export function formatMessage(parts: CommitParts, format: CommitFormat): string {
  const footers: string[] = [];
  if (parts.isBreaking) {
    footers.push(`BREAKING CHANGE: ${cleanBody(parts.breaking ?? "") || parts.description.trim()}`);
  }
  if (parts.issues && parts.issues.length > 0) footers.push(closingLine(parts.issues));
  return [formatHeader(parts, format), cleanBody(parts.body ?? ""), footers.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Line ends as git keeps them; no spaces at line ends, no blank lines around. */
function cleanBody(body: string): string {
  return body
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");
}

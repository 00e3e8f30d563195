import { closingLine } from "./issue-references.ts";
import { uniqueTrailers } from "./trailers.ts";
import { typeEmoji } from "./types.ts";
import { wrapText } from "./wrap-text.ts";

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
  /** Further footers as they are written: `Reviewed-by: Ada`, `Refs #7`. One that stands there twice is written once. */
  readonly footers?: readonly string[];
  /** Characters in a line of body and footers; as typed without it. */
  readonly wrap?: number | undefined;
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
 * `BREAKING CHANGE: …` (Conventional Commits 1.0.0, rule 12), the issues it closes, then in a paragraph of their own,
 * where git looks for them, the trailers.
 * @example formatMessage({ type: "fix", scope: "api", description: "answer again", issues: ["12"] }, "conventional")
 * // "fix(api): answer again\n\nCloses #12"
 */
export function formatMessage(parts: CommitParts, format: CommitFormat): string {
  const { wrap, issues = [], breaking = "" } = parts;
  const set = (text: string) => (wrap === undefined ? text : wrapText(text, wrap));
  const footers = uniqueTrailers((parts.footers ?? []).map(cleanBody)).filter((footer) => footer !== "");
  const closing = [
    ...(parts.isBreaking ? [breakingFooter(cleanBody(breaking) || parts.description.trim(), set)] : []),
    ...(issues.length > 0 ? [closingLine(issues)] : []),
    ...footers.filter((footer) => !isTrailer(footer)),
  ];
  return [
    formatHeader(parts, format),
    set(cleanBody(parts.body ?? "")),
    closing.join("\n"),
    footers.filter(isTrailer).join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const isTrailer = (footer: string) => /^[A-Za-z0-9-]+: /.test(footer);

function breakingFooter(text: string, set: (text: string) => string): string {
  // A list begins in a line of its own, or its first item would be none.
  if (/^[-*+] /.test(text)) return `BREAKING CHANGE:\n${set(text)}`;
  // The words in front count for the width of the first line, but are not a trailer that must not be touched.
  return `BREAKING CHANGE: ${set(`BREAKING_CHANGE_ ${text}`).slice("BREAKING_CHANGE_ ".length)}`;
}

/** Line ends as git keeps them; no spaces at line ends, no blank lines around. */
function cleanBody(body: string): string {
  return body
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");
}

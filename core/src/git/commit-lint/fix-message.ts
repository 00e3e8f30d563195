import { parseCommit } from "../commit/parse.ts";
import { tidyHeader } from "../commit/tidy-header.ts";
import { commitTypes } from "../commit/types.ts";
import { wrapText } from "../commit/wrap-text.ts";
import { type LintReport, lintMessage, passes } from "./lint-message.ts";
import type { LintSettings } from "./lint-settings.ts";
import { readMessage } from "./message/read-message.ts";
import { typeAliases } from "./type-aliases.ts";

/** A message after its safe mends. */
export interface FixedMessage {
  /** The message as it was where there is nothing to mend, or where mending does not make it pass. */
  readonly text: string;
  readonly isChanged: boolean;
  /** What the rules say of `text`. */
  readonly report: LintReport;
}

/**
 * Mends what needs no judgement: blanks, the case of a type and the known words for one, the capital and the full stop
 * of a description, the blank line below the first one, the wrap of long lines. Words are never changed, and only a
 * message that then passes is given; so a second run changes nothing. @param text clean: without comments
 * @example
 * const { text } = fixMessage("Feature: Add paging.", conventionalSettings);
 * text === "feat: add paging";
 */
export function fixMessage(text: string, settings: LintSettings, strict = settings.strict): FixedMessage {
  const before = lintMessage(text, settings);
  const same = { text, isChanged: false, report: before };
  if (before.findings.length === 0) return same;
  const lines = before.lines;
  const body = lines.slice(1).join("\n").replace(/^\n+/, "").trimEnd();
  const mended = fixBody(body, settings);
  // A word that a new line makes a footer of would be taken for more the next time.
  const rest = fixBody(mended, settings) === mended ? mended : body;
  let best: FixedMessage | undefined;
  for (const header of headers(lines[0] ?? "", settings)) {
    const better = rest === "" ? header : `${header}\n\n${rest}`;
    const report = lintMessage(better, settings);
    const isBest = best === undefined || report.findings.length < best.report.findings.length;
    if (report.ignoredAs !== undefined || !passes(report, strict) || !isBest || !saysTheSame(lines.join("\n"), better))
      continue;
    best = { text: better, isChanged: better !== lines.join("\n"), report };
  }
  return best && best.report.findings.length < before.findings.length ? best : same;
}

/** First lines from the one that stands there to the one with every mend, each with one more. */
function* headers(header: string, settings: LintSettings): Generator<string> {
  yield header;
  const plain = header.replace(/[ \t]+/g, " ").trim();
  yield plain;
  const allowed = typesOf(settings);
  const tidy = tidyHeader(plain, (word) => knownType(word, allowed) !== undefined);
  const parts = /^(?<type>[\p{L}][\p{L}\p{N}_-]*)(?<between>(?:\([^()]*\))?!?: )(?<subject>.+)$/u.exec(tidy)?.groups;
  if (!parts) return;
  const { type = "", between = "", subject = "" } = parts;
  const start = (knownType(type, allowed) ?? type) + between;
  yield start + subject;
  const lower = lowerFirst(subject);
  yield start + lower;
  yield start + withoutStop(subject);
  yield start + withoutStop(lower);
}

function typesOf({ rules }: LintSettings): readonly string[] {
  const rule = rules["type-enum"];
  return rule?.when === "always" ? (rule.value as readonly string[]) : commitTypes.map(({ type }) => type);
}

/** The type that a word is in another case, or a known word for; no guess by likeness. */
function knownType(word: string, allowed: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const own = allowed.find((type) => type === word) ?? allowed.find((type) => type.toLowerCase() === lower);
  const alias = Object.hasOwn(typeAliases, lower) ? typeAliases[lower] : undefined;
  return own ?? (alias !== undefined && allowed.includes(alias) ? alias : undefined);
}

/** Only a plain word loses its capital: `API`, `README`, `JSON.parse` and `MyClass` are names. */
const lowerFirst = (subject: string) =>
  subject.replace(/^\p{Lu}(?=[\p{Ll}']*(?:[\s,:;!?]|\.?$))/u, (letter) => letter.toLowerCase());

const withoutStop = (subject: string) => (/[^.\s]\.$/.test(subject) ? subject.slice(0, -1) : subject);

/** The lines below the first one: long ones wrapped where the rules want it. */
function fixBody(body: string, { rules, preset, judge }: LintSettings): string {
  const limits = ["body-max-line-length", "footer-max-line-length"].flatMap((name) => {
    const rule = rules[name];
    return rule?.when === "always" && typeof rule.value === "number" && rule.value > 0 ? [rule.value] : [];
  });
  const spaced = withFooterBlank(body, preset, judge);
  return limits.length === 0 ? spaced : wrapText(spaced, Math.min(...limits));
}

// A line that names an issue within a sentence is none.
const FOOTER =
  /^(?:BREAKING[ -]CHANGES?: |[A-Z][A-Za-z]*(?:-[A-Za-z]+)*: \S|(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|refs?) #\d)/i;

/** A blank line before the footer, where what stands above it is another part. */
function withFooterBlank(body: string, preset: LintSettings["preset"], judge: LintSettings["judge"]): string {
  const message = readMessage(`x: y\n\n${body}`, preset, judge);
  const { footer } = message ?? {};
  if (!message || !footer || message.lines[footer.line - 2] === "" || !FOOTER.test(footer.lines[0] ?? "")) return body;
  const at = footer.line - 1;
  return [...message.lines.slice(2, at), "", ...message.lines.slice(at)].join("\n");
}

/** Whether two messages have the same words, break the same, and name the same issues, whatever their lines are. */
function saysTheSame(before: string, after: string): boolean {
  const [one, other] = [parseCommit(before), parseCommit(after)];
  const bodyWords = (text: string) => text.split("\n").slice(1).join(" ").split(/\s+/).filter(Boolean).join(" ");
  const headerWords = (text: string) =>
    (text.split("\n", 1)[0] ?? "")
      .toLowerCase()
      .replace(/^[^:]*:/, "")
      .replace(/[\s.]+/g, "");
  if (bodyWords(before) !== bodyWords(after) || headerWords(before) !== headerWords(after)) return false;
  if (!one || !other) return true;
  return one.isBreaking === other.isBreaking && one.scope === other.scope && one.footers.length <= other.footers.length;
}

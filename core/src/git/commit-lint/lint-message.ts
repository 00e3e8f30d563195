import { type Finding, applyRules } from "./apply-rules.ts";
import { ignoredAs } from "./message/ignored.ts";
import type { LintSettings } from "./lint-settings.ts";
import { readMessage } from "./message/read-message.ts";

export interface LintReport {
  readonly lines: readonly string[];
  readonly findings: readonly Finding[];
  /** Why the message was not judged: "a merge". */
  readonly ignoredAs?: string;
}

/**
 * Judges a message. @param text clean: without comments. A blank one is not a message: it is ignored, as git makes no
 * commit of it. Findings come in the order of the message; suggestHeader has a better first line for them.
 */
export function lintMessage(text: string, settings: LintSettings): LintReport {
  const message = readMessage(text.replace(/^\uFEFF/, ""), settings.preset, settings.judge);
  if (!message) return { lines: [], findings: [], ignoredAs: "empty" };
  const ignored =
    (settings.defaultIgnores ? ignoredAs(message.text) : undefined) ??
    (settings.ignores.some((pattern) => pattern.test(message.text)) ? "ignored by the configuration" : undefined);
  if (ignored !== undefined) return { lines: message.lines, findings: [], ignoredAs: ignored };
  return { lines: message.lines, findings: applyRules(message, settings) };
}

/** Whether a message passes: errors fail it, in strict mode warnings too. */
export function passes(report: Pick<LintReport, "findings">, strict: boolean): boolean {
  return !report.findings.some(({ level }) => strict || level === "error");
}

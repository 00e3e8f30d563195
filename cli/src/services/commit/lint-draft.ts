import { lintMessage, passes } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { suggestHeader } from "@toolbox/core/git/commit-lint/suggest-header.ts";
import type { Finding } from "@toolbox/core/git/commit-lint/apply-rules.ts";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import { type CommitDraft, draftMessage, WRAP } from "./commit-draft.ts";
import type { FoundSettings } from "../lint/lint-settings.ts";
import type { Judged } from "../lint/verdict.ts";

/** What the rules say of a draft, quickly enough for every key. */
export function draftFindings(draft: CommitDraft, { settings }: FoundSettings): readonly Finding[] {
  return lintMessage(draftMessage(draft), settings).findings;
}

/** What the rules say of a draft, as `toolbox lint` and the commit-msg hook will. */
export function lintDraft(draft: CommitDraft, { settings }: FoundSettings): Judged {
  const text = draftMessage(draft);
  const source = { label: "", text };
  const report = lintMessage(text, settings);
  const suggestion = report.findings.length > 0 ? suggestHeader(text, settings) : undefined;
  return {
    source,
    ...report,
    ok: passes(report, settings.strict),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** The types that may be chosen: those the rules allow, else the usual ones. */
export function allowedTypes({ settings }: FoundSettings): readonly string[] {
  const rule = settings.rules["type-enum"];
  const own = rule?.when === "always" && Array.isArray(rule.value) ? (rule.value as readonly string[]) : [];
  return own.length > 0 ? own : commitTypes.map(({ type }) => type);
}

/** Where the body is wrapped when nobody says: at 72, or where the rules want it narrower. */
export function usualWrap({ settings }: FoundSettings): number {
  const rule = settings.rules["body-max-line-length"];
  return rule?.when === "always" && typeof rule.value === "number" && rule.value > 0
    ? Math.min(WRAP, rule.value)
    : WRAP;
}

import type { PartName } from "../message/message.ts";
import type { Rule } from "../rule.ts";
import { breakingChangeExclamationMark, subjectExclamationMark } from "./breaking-mark.ts";
import { emptyRule } from "./empty.ts";
import { scopeEnum, typeEnum } from "./enum.ts";
import { fullStopRule } from "./full-stop.ts";
import { headerTrim } from "./header-trim.ts";
import { leadingBlankRule } from "./leading-blank.ts";
import { maxLengthRule, minLengthRule } from "./length.ts";
import { caseRule } from "./letter-case.ts";
import { maxLineLengthRule } from "./max-line-length.ts";
import { referencesEmpty } from "./references-empty.ts";
import { scopeDelimiterStyle } from "./scope-delimiter-style.ts";
import { signedOffBy, trailerExists } from "./trailers.ts";

function forParts<P extends PartName>(parts: readonly P[], end: string, make: (part: P) => Rule): Record<string, Rule> {
  return Object.fromEntries(parts.map((part) => [`${part}-${end}`, make(part)]));
}

/** Every rule by its name, which is commitlint's. The order is that of findings in the same place. */
export const rules: Readonly<Record<string, Rule>> = {
  "header-trim": headerTrim,
  ...forParts(["type", "scope", "subject", "body", "footer"], "empty", emptyRule),
  ...forParts(["header", "type", "scope", "subject", "body"], "case", caseRule),
  "type-enum": typeEnum,
  "scope-enum": scopeEnum,
  "scope-delimiter-style": scopeDelimiterStyle,
  "subject-exclamation-mark": subjectExclamationMark,
  ...forParts(["subject", "header", "body"], "full-stop", fullStopRule),
  ...forParts(["header", "type", "scope", "subject", "body", "footer"], "max-length", maxLengthRule),
  ...forParts(["header", "type", "scope", "subject", "body", "footer"], "min-length", minLengthRule),
  ...forParts(["body", "footer"], "leading-blank", leadingBlankRule),
  ...forParts(["body", "footer"], "max-line-length", maxLineLengthRule),
  "breaking-change-exclamation-mark": breakingChangeExclamationMark,
  "references-empty": referencesEmpty,
  "signed-off-by": signedOffBy,
  "trailer-exists": trailerExists,
};

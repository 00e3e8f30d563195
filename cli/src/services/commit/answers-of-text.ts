import { lintMessage, passes } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { suggestHeader } from "@toolbox/core/git/commit-lint/suggest-header.ts";
import { describeChange } from "@toolbox/core/git/commit/detect.ts";
import type { CommitFormat } from "@toolbox/core/git/commit/format-message.ts";
import { readParts } from "@toolbox/core/git/commit/read-parts.ts";
import { type CommitDraft, draftMessage, emptyDraft } from "./commit-draft.ts";
import { allowedTypes } from "./lint-draft.ts";
import type { FoundSettings } from "../lint/lint-settings.ts";

/**
 * The answers that plain words give. Where the rules would refuse the first line that was made of them, a better one is
 * made, as `toolbox lint` would propose it.
 */
export function answersOfText(text: string, found: FoundSettings, format: CommitFormat): Partial<CommitDraft> {
  const { issues, ...parts } = describeChange(text, allowedTypes(found));
  const answers = { ...parts, ...(issues ? { issues: issues.join(", ") } : {}) };
  const message = draftMessage({ ...emptyDraft, ...answers, format });
  const { settings } = found;
  const better = passes(lintMessage(message, settings), settings.strict) ? undefined : suggestHeader(message, settings);
  if (better === undefined) return answers;
  const { type, scope, description } = readParts(better);
  return { ...answers, scope, description, ...(type === undefined ? {} : { type }) };
}

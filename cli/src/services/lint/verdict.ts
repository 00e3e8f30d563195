import type { LintReport } from "@toolbox/core/git/commit-lint/lint-message.ts";
import type { FoundSettings } from "./lint-settings.ts";
import type { SourceMessage } from "./lint-sources.ts";

/** A message with what was found in it. */
export interface Judged extends LintReport {
  readonly source: SourceMessage;
  readonly ok: boolean;
  /** A first line that every rule accepts, when it can be made from what stands there. */
  readonly suggestion?: string;
}

export interface Verdict extends Pick<FoundSettings, "file"> {
  readonly messages: readonly Judged[];
  readonly strict: boolean;
}

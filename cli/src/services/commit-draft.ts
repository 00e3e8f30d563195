import { type CommitFormat, formatMessage } from "@toolbox/core/commit/format-message.ts";
import { readIssues } from "@toolbox/core/commit/issue-references.ts";
import { descriptionFault, issuesFault, scopeFault } from "@toolbox/core/commit/part-faults.ts";

/** Every answer as it is typed. */
export interface CommitDraft {
  readonly type: string;
  readonly scope: string;
  readonly description: string;
  readonly body: string;
  readonly isBreaking: boolean;
  /** What breaks; "" for the description. */
  readonly breaking: string;
  /** As typed, separated by commas. */
  readonly issues: string;
  readonly format: CommitFormat;
}

export const emptyDraft: CommitDraft = {
  type: "feat",
  scope: "",
  description: "",
  body: "",
  isBreaking: false,
  breaking: "",
  issues: "",
  format: "conventional",
};

/** The message a draft stands for. */
export function draftMessage(draft: CommitDraft): string {
  return formatMessage({ ...draft, issues: readIssues(draft.issues) }, draft.format);
}

/** What is wrong with the answers that came as flags, one sentence each. */
export function draftFaults(given: Partial<CommitDraft>): readonly string[] {
  const faults = {
    "--scope": given.scope === undefined ? undefined : scopeFault(given.scope),
    "--description": given.description === undefined ? undefined : descriptionFault(given.description),
    "--issues": given.issues === undefined ? undefined : issuesFault(given.issues),
  };
  return Object.entries(faults).flatMap(([flag, fault]) => (fault === undefined ? [] : [`${flag}: ${fault}`]));
}

import { type CommitFormat, formatMessage } from "@toolbox/core/git/commit/format-message.ts";
import { readIssues } from "@toolbox/core/git/commit/issue-references.ts";
import { descriptionError, issuesError, scopeError } from "@toolbox/core/git/commit/part-errors.ts";
import type { ReadParts } from "@toolbox/core/git/commit/read-parts.ts";

/** Every answer as it is typed. */
export interface CommitDraft {
  /** "" until it is chosen. */
  readonly type: string;
  readonly scope: string;
  readonly description: string;
  readonly body: string;
  readonly isBreaking: boolean;
  /** What breaks; "" for the description. */
  readonly breaking: string;
  /** As typed, separated by commas. */
  readonly issues: string;
  /** Further footers, as they are written. */
  readonly footers: readonly string[];
  readonly format: CommitFormat;
  /** Characters in a line of the body; 0 leaves it as typed. */
  readonly wrap: number;
}

/** Git's own advice for the body (git-commit(1), DISCUSSION). */
export const WRAP = 72;

export const emptyDraft: CommitDraft = {
  type: "",
  scope: "",
  description: "",
  body: "",
  isBreaking: false,
  breaking: "",
  issues: "",
  footers: [],
  format: "conventional",
  wrap: WRAP,
};

/** The message a draft stands for. */
export function draftMessage(draft: CommitDraft, format = draft.format): string {
  const wrap = draft.wrap === 0 ? undefined : draft.wrap;
  return formatMessage({ ...draft, issues: readIssues(draft.issues), wrap }, format);
}

/** A message that is there already, as answers. */
export function draftOf({ issues, type, ...parts }: ReadParts): Partial<CommitDraft> {
  return { ...parts, issues: issues.join(", "), ...(type === undefined ? {} : { type }) };
}

/** What is wrong with answers, by the name of the answer. */
export function draftErrors(
  given: Partial<CommitDraft>,
  types: readonly string[],
): Readonly<Partial<Record<keyof CommitDraft, string>>> {
  const faults = {
    type: given.type === undefined || types.includes(given.type) ? undefined : typeFault(given.type, types),
    scope: given.scope === undefined ? undefined : scopeError(given.scope),
    description: given.description === undefined ? undefined : descriptionError(given.description),
    issues: given.issues === undefined ? undefined : issuesError(given.issues),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

const typeFault = (type: string, types: readonly string[]) =>
  `"${type}" is not a type here. Take one of these: ${types.join(", ")}.`;

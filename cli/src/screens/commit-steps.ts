import type { CommitDraft } from "../services/commit-draft.ts";

export type CommitStep = keyof CommitDraft | "confirm";

const ORDER: readonly CommitStep[] = [
  "type",
  "scope",
  "description",
  "body",
  "isBreaking",
  "breaking",
  "issues",
  "format",
  "confirm",
];

/** The questions to ask, in order: none that is answered, and not what breaks when nothing does. */
export function commitSteps(given: Partial<CommitDraft>, draft: CommitDraft): readonly CommitStep[] {
  return ORDER.filter((step) => {
    if (step === "confirm") return true;
    if (given[step] !== undefined) return false;
    return step !== "breaking" || (draft.isBreaking && given.isBreaking === undefined);
  });
}

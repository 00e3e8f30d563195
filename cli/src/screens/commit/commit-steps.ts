import type { CommitDraft } from "../../services/commit/commit-draft.ts";

/** The questions, in order. */
export const questions = ["type", "scope", "description", "body", "isBreaking", "breaking", "issues"] as const;

export type CommitQuestion = (typeof questions)[number];

/** Where the user stands: at a question, at the end with the message in sight, or at what can be done there. */
export type CommitStep = CommitQuestion | "review" | "change" | "coAuthors" | "format";

/** The steps to go, in order: no question that is answered, and not what breaks when nothing does. */
export function commitSteps(given: Partial<CommitDraft>, draft: CommitDraft): readonly CommitStep[] {
  const open = questions.filter((step) => {
    if (given[step] !== undefined) return false;
    return step !== "breaking" || (draft.isBreaking && given.isBreaking === undefined);
  });
  return [...open, "review"];
}

/** What an answer is called in lists. */
export const answerLabels: Readonly<Record<CommitQuestion, string>> = {
  type: "Type",
  scope: "Scope",
  description: "Description",
  body: "Body",
  isBreaking: "Breaking",
  breaking: "What breaks",
  issues: "Issues",
};

/** An answer in one line; "" for none. */
export function answerText(question: CommitQuestion, draft: CommitDraft): string {
  const value = draft[question];
  return typeof value === "boolean" ? (value ? "yes" : "no") : (value.split("\n")[0] ?? "");
}

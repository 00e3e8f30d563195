import { descriptionError, issuesError, scopeError } from "@toolbox/core/git/commit/part-errors.ts";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import type { CommitDraft } from "../../services/commit/commit-draft.ts";
import type { CommitQuestions } from "../../services/commit/commit-options.ts";
import type { CommitQuestion } from "./commit-steps.ts";
import { ConfirmPrompt } from "../prompts/confirm-prompt.tsx";
import { headerNotes } from "./header-notes.ts";
import { SearchPrompt } from "../prompts/search-prompt.tsx";
import { TextPrompt } from "../prompts/text-prompt.tsx";

interface Props {
  readonly question: CommitQuestion;
  readonly asked: CommitQuestions;
  readonly draft: CommitDraft;
  /** Is told every change. */
  readonly onEdit: (draft: CommitDraft) => void;
  readonly onAnswer: (draft: CommitDraft) => void;
  readonly onBack: (draft: CommitDraft) => void;
}

/** One question about the message. */
export function CommitQuestionPrompt({ question, asked, draft, onEdit, onAnswer, onBack }: Props) {
  const text = (key: Exclude<CommitQuestion, "isBreaking">) => ({
    initial: draft[key],
    onEdit: (value: string) => onEdit({ ...draft, [key]: value }),
    onAnswer: (value: string) => onAnswer({ ...draft, [key]: value }),
    onBack: (value: string) => onBack({ ...draft, [key]: value }),
  });
  const choice = (key: "scope" | "type") => ({
    initial: draft[key],
    onAnswer: (value: string) => onAnswer({ ...draft, [key]: value }),
    onBack: () => onBack(draft),
  });
  switch (question) {
    case "type":
      return (
        <SearchPrompt label="What kind of change is it?" options={typeOptions(asked)} rows={11} {...choice("type")} />
      );
    case "scope":
      return (
        <SearchPrompt
          label="Which part of the project? (optional)"
          options={scopeOptions(asked, draft.scope)}
          own="new scope"
          check={scopeError}
          {...choice("scope")}
        />
      );
    case "description":
      return (
        <TextPrompt
          label="What changed, in a few words?"
          example="sign in with a passkey"
          check={descriptionError}
          notes={(description) => headerNotes({ ...draft, description }, asked.settings)}
          {...text("description")}
        />
      );
    case "body":
      return (
        <TextPrompt
          label="Why, and what to look out for? (optional)"
          isLong
          notes={() => (draft.wrap === 0 ? [] : [{ words: `Long lines are wrapped at ${draft.wrap}.` }])}
          {...text("body")}
        />
      );
    case "isBreaking":
      return (
        <ConfirmPrompt
          label="Does it break something for users?"
          initial={draft.isBreaking}
          onAnswer={(isBreaking) => onAnswer({ ...draft, isBreaking })}
          onBack={() => onBack(draft)}
        />
      );
    case "breaking":
      return (
        <TextPrompt
          label="What breaks, and what to do about it? (empty: the description)"
          example={draft.description}
          {...text("breaking")}
        />
      );
    case "issues":
      return (
        <TextPrompt
          label="Which issues does it close? (optional)"
          example="123, 456"
          check={issuesError}
          notes={(issues) =>
            issues === "" || issues !== asked.suggestion.issue?.value ? [] : [{ words: asked.suggestion.issue.why }]
          }
          {...text("issues")}
        />
      );
  }
}

function typeOptions({ types, suggestion }: CommitQuestions) {
  return types.map((type) => {
    const words = commitTypes.find((entry) => entry.type === type)?.description ?? "";
    const why = suggestion.type?.value === type ? suggestion.type.why : "";
    return { value: type, label: type, hint: [words, why].filter((part) => part !== "").join(" \u00b7 ") };
  });
}

function scopeOptions({ suggestion: { scopes, scope } }: CommitQuestions, current: string) {
  const values = [...new Set([...(scope ? [scope.value] : []), ...(current === "" ? [] : [current]), ...scopes])];
  return [
    { value: "", label: "No scope" },
    ...values.map((value) => ({ value, label: value, hint: value === scope?.value ? scope.why : undefined })),
  ];
}

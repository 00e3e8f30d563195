import type { Suggestion } from "@toolbox/core/git/commit-suggest/suggest-parts.ts";
import type { CommitDraft } from "./commit-draft.ts";
import type { CommitFlags } from "./commit-start.ts";
import type { FoundSettings } from "../lint/lint-settings.ts";

/** All the screen needs to ask. */
export interface CommitQuestions {
  /** Lines about what will be committed. */
  readonly summary: readonly string[];
  /** Answered by flags: these are not asked. */
  readonly given: Partial<CommitDraft>;
  /** The answers to begin with. */
  readonly draft: CommitDraft;
  /** There is a whole message already: the user begins at its end. */
  readonly isWhole: boolean;
  readonly types: readonly string[];
  readonly suggestion: Suggestion;
  readonly settings: FoundSettings;
  /** What the last step does: "Commit". */
  readonly verb: string;
  /** Who may be named as co-author, the busiest first. */
  people(): Promise<readonly string[]>;
  /** Who signs off; undefined when git does not know. */
  signer(): Promise<string | undefined>;
}

/** What the user decided. The answers are there in any case. */
export interface CommitAnswer {
  readonly decision: "go" | "edit" | "stop";
  readonly draft: CommitDraft;
}

export interface CommitOptions extends CommitFlags {
  /** `print` writes the message and needs no repository, `dry-run` does all but the commit. */
  readonly mode: "commit" | "dry-run" | "print";
  readonly asksNothing: boolean;
  readonly json: boolean;
  /** The message goes through the editor first. */
  readonly edits: boolean;
  readonly lints: boolean;
  ask(questions: CommitQuestions): Promise<CommitAnswer>;
}

import type { CommitAnswer, CommitQuestions } from "../../services/commit/commit-options.ts";
import type { Shell } from "../../shell/shell.ts";
import { CommitScreen } from "./commit-screen.tsx";
import { showScreen } from "../show-screen.tsx";

/** Asks in the terminal. Resolves to the decision; a process that was told to stop counts as one. */
export async function askCommit(questions: CommitQuestions, shell: Shell): Promise<CommitAnswer> {
  let answer: CommitAnswer = { decision: "stop", draft: questions.draft };
  await showScreen(shell, (close) => (
    <CommitScreen
      {...questions}
      onDraft={(draft) => {
        answer = { ...answer, draft };
      }}
      onDone={(decision, draft) => {
        answer = { decision, draft };
        close();
      }}
    />
  ));
  return answer;
}

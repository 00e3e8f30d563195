import { render } from "ink";
import type { Shell } from "../shell/shell.ts";
import type { CommitDraft } from "../services/commit-draft.ts";
import type { CommitQuestions } from "../services/commit.ts";
import { CommitScreen } from "./commit-screen.tsx";
import { ColoredContext } from "./tone.ts";

/**
 * Asks in the terminal, on stderr, so that stdout stays free for results. Resolves to the answers, or to undefined
 * when the user wants no commit. The caller has made sure that both ends are terminals.
 */
export async function askCommit(questions: CommitQuestions, shell: Shell): Promise<CommitDraft | undefined> {
  let answers: CommitDraft | undefined;
  const screen = render(
    <ColoredContext value={shell.stderr.isColored}>
      <CommitScreen
        {...questions}
        onDone={(draft) => {
          answers = draft;
          screen.unmount();
        }}
        onStop={() => screen.unmount()}
      />
    </ColoredContext>,
    { stdin: process.stdin, stdout: process.stderr, stderr: process.stderr, exitOnCtrlC: false, patchConsole: false },
  );
  const stop = () => screen.unmount();
  shell.signal.addEventListener("abort", stop, { once: true });
  await screen.waitUntilExit();
  shell.signal.removeEventListener("abort", stop);
  return answers;
}

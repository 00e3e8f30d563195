import { Exit, Failure } from "../failure.ts";
import type { Shell } from "../shell/shell.ts";
import { type CommitDraft, draftFaults, draftMessage, emptyDraft } from "./commit-draft.ts";
import { prepareCommit, runCommit } from "./git-commit.ts";
import { stagedSummary } from "./staged-files.ts";

export interface CommitQuestions {
  /** One line about what is staged. */
  readonly summary: string;
  readonly given: Partial<CommitDraft>;
  readonly confirmLabel: string;
}

export interface CommitOptions {
  /** Options for `git commit`. */
  readonly gitArgs: readonly string[];
  /** Print the message, commit nothing. */
  readonly isDryRun: boolean;
  readonly asksNothing: boolean;
  /** Asks for what is not given; undefined when the user wants no commit. */
  ask(questions: CommitQuestions): Promise<CommitDraft | undefined>;
}

/**
 * Commits what is staged, with the answers given and those asked for. Throws `Failure`: usage for wrong answers, or
 * missing ones where nobody can be asked; failure when nothing is staged or git refuses; environment without git.
 * Throws `Exit` (interrupted) when the user stops.
 */
export async function commit(given: Partial<CommitDraft>, shell: Shell, options: CommitOptions): Promise<void> {
  const { gitArgs, isDryRun, asksNothing, ask } = options;
  const faults = draftFaults(given);
  if (faults.length > 0) throw new Failure("usage", faults.join(" "));
  const canAsk = !asksNothing && shell.stdin.isTerminal && shell.stderr.isTerminal;
  const missing = [
    ...(given.type === undefined ? ["--type"] : []),
    ...(given.description === undefined ? ["--description"] : []),
  ];
  if (!canAsk && missing.length > 0)
    throw new Failure("usage", `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing.`, {
      next: asksNothing ? "With --yes nothing is asked." : "There is no terminal to ask in, so give them as flags.",
    });
  const { repository, staged } = await prepareCommit(shell, gitArgs);
  const draft = canAsk
    ? await ask({
        summary: stagedSummary(staged),
        given,
        confirmLabel: isDryRun ? "Print this message?" : "Commit with this message?",
      })
    : { ...emptyDraft, ...given };
  if (!draft) {
    await shell.stderr.write("Nothing was committed.\n");
    throw new Exit("interrupted");
  }
  const message = draftMessage(draft);
  if (isDryRun) return shell.stdout.write(`${message}\n`);
  await runCommit(shell, repository, message, gitArgs);
}

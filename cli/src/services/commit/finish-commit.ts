import { Exit } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { draftMessage } from "./commit-draft.ts";
import { commitJson } from "./commit-json.ts";
import type { CommitStart } from "./commit-start.ts";
import type { CommitAnswer, CommitOptions } from "./commit-options.ts";
import { type StagedState, runCommit } from "../git/git-commit.ts";
import { runGit } from "../git/git.ts";
import { lintDraft } from "./lint-draft.ts";
import { saveDraft, messageFile, removeDraft } from "./saved-draft.ts";
import type { FoundSettings } from "../lint/lint-settings.ts";
import { lintText } from "../lint/lint-text.ts";

/** What is known before the user answers. */
export interface CommitPlan extends CommitStart {
  readonly settings: FoundSettings;
  /** Absent when the message is only printed. */
  readonly ground: StagedState | undefined;
}

type Options = CommitOptions & {
  /** The user has seen what the rules say of the message. */
  readonly isSeen: boolean;
};

const RETRY = "Fix what is named above, then run: toolbox commit --retry. Your message is kept.";

/** Does what was decided: keeps the answers, prints the message, or commits with it. Throws as `commit` says. */
export async function finishCommit(
  shell: Shell,
  options: Options,
  plan: CommitPlan,
  { decision, draft }: CommitAnswer,
): Promise<void> {
  const { ground, gitArgs, isAmend, settings } = plan;
  const keep = async () => {
    if (ground) await saveDraft(ground.repository, { draft, gitArgs, isAmend });
  };
  if (decision === "stop") {
    const isWorthIt = ground !== undefined && `${draft.description}${draft.body}`.trim() !== "";
    if (isWorthIt) await keep();
    const kept = isWorthIt ? " Your answers are kept for: toolbox commit --retry" : "";
    await shell.stderr.write(`Nothing was committed.${kept}\n`);
    throw new Exit("interrupted");
  }
  const message = draftMessage(draft);
  const judged = options.lints ? lintDraft(draft, settings) : undefined;
  const findings = judged?.findings ?? [];
  // Who has seen what the rules say, or is about to mend it in the editor, decides.
  const isRefused = judged?.ok === false && !options.isSeen && decision !== "edit";
  if (judged && findings.length > 0 && !options.isSeen && !options.json)
    await shell.stderr.write(lintText([judged], shell.stderr));
  if (options.mode !== "commit" || isRefused || !ground) {
    if (isRefused && options.mode === "commit") await keep();
    if (options.json) await shell.stdout.write(commitJson(draft, { ok: !isRefused, findings }));
    else if (options.mode !== "commit") await shell.stdout.write(`${message}\n`);
    else await shell.stderr.write("toolbox: Nothing was committed; --no-lint commits it as it is.\n");
    if (isRefused) throw new Exit("failure");
    return;
  }
  await keep();
  const args = [...(isAmend ? ["--amend"] : []), ...(decision === "edit" ? editArgs(message) : []), ...gitArgs];
  await runCommit(shell, [`--file=${messageFile(ground.repository)}`, ...args], { quietly: options.json, kept: RETRY });
  await removeDraft(ground.repository, options.retry);
  if (!options.json) return;
  const { stdout } = await runGit(shell, ["rev-parse", "HEAD"]);
  await shell.stdout.write(commitJson(draft, { ok: true, findings, commit: stdout.trim() }));
}

/** Git takes lines that begin with its comment sign for its own once an editor was open; the message may have some. */
function editArgs(message: string): readonly string[] {
  return /^[^\p{L}\p{N}\s*-]/mu.test(message) ? ["--edit", "--cleanup=scissors"] : ["--edit"];
}

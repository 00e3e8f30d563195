import type { Issue } from "@toolbox/core";
import { conventionalSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { Exit, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { askForCommit } from "./ask-for-commit.ts";
import { type CommitDraft, draftErrors } from "./commit-draft.ts";
import { issuesJson } from "./commit-json.ts";
import { startCommit } from "./commit-start.ts";
import { finishCommit } from "./finish-commit.ts";
import { prepareCommit } from "../git/git-commit.ts";
import { allowedTypes } from "./lint-draft.ts";
import { findLintSettings } from "../lint/lint-settings.ts";
import type { CommitAnswer, CommitOptions } from "./commit-options.ts";

/**
 * Commits what is staged, with the answers given and those asked for. Throws `Failure`: usage for wrong answers, or
 * missing ones where nobody can be asked; failure when nothing is staged or git refuses; environment without git.
 * Throws `Exit`: interrupted when the user stops, failure when the rules refuse the message, usage
 * when the faults are written as JSON.
 */
export async function commit(shell: Shell, options: CommitOptions): Promise<void> {
  try {
    await commitOrThrow(shell, options);
  } catch (error) {
    if (options.json && error instanceof Failure) await shell.stdout.write(issuesJson([{ message: error.message }]));
    throw error;
  }
}

async function commitOrThrow(shell: Shell, options: CommitOptions): Promise<void> {
  const { mode, json, retry, amend, edits } = options;
  const settings = options.lints ? findLintSettings(shell.cwd) : { settings: conventionalSettings };
  const types = allowedTypes(settings);
  const canAsk = !options.asksNothing && !json && shell.stdin.isTerminal && shell.stderr.isTerminal;
  const start = await startCommit(shell, options, settings);
  await assertValid(shell, options, canAsk ? start.given : start.draft, types, canAsk);
  const needsGround = mode !== "print" || retry || amend;
  const ground = needsGround ? await prepareCommit(shell, start.gitArgs, start.isAmend) : undefined;
  const plan = { ...start, settings, ground };
  const answer: CommitAnswer = canAsk
    ? await askForCommit(shell, options, plan, types)
    : { decision: edits ? "edit" : "go", draft: start.draft };
  await finishCommit(shell, { ...options, isSeen: canAsk }, plan, answer);
}

async function assertValid(
  shell: Shell,
  options: CommitOptions,
  answers: Partial<CommitDraft>,
  types: readonly string[],
  canAsk: boolean,
): Promise<void> {
  const isMissing = (key: "type" | "description") => !canAsk && !answers[key];
  const missing = [...(isMissing("type") ? ["type"] : []), ...(isMissing("description") ? ["description"] : [])];
  const given = Object.fromEntries(Object.entries(answers).filter(([key]) => !missing.includes(key)));
  const faults = Object.entries(draftErrors(given, types));
  if (missing.length + faults.length === 0) return;
  if (options.json) {
    const issues: readonly Issue[] = [
      ...missing.map((field) => ({ field, message: `--${field} is missing.` })),
      ...faults.map(([field, message]) => ({ field, message })),
    ];
    await shell.stdout.write(issuesJson(issues));
    throw new Exit("usage");
  }
  if (faults.length > 0) throw new Failure("usage", faults.map(([field, fault]) => `--${field}: ${fault}`).join(" "));
  const flags = missing.map((field) => `--${field}`).join(" and ");
  throw new Failure("usage", `${flags} ${missing.length === 1 ? "is" : "are"} missing.`, {
    next: options.asksNothing
      ? "With --yes nothing is asked."
      : "There is no terminal to ask in, so give them as flags.",
  });
}

import type { Issue } from "@toolbox/core";
import type { Suggestion } from "@toolbox/core/git/commit-suggest/suggest-parts.ts";
import { conventionalSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { Exit, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { askForCommit } from "./ask-for-commit.ts";
import { type CommitDraft, draftFaults } from "./commit-draft.ts";
import { issuesJson } from "./commit-json.ts";
import { type CommitFlags, startCommit } from "./commit-start.ts";
import { finishCommit } from "./finish-commit.ts";
import { prepareCommit } from "../git/git-commit.ts";
import { allowedTypes, usualWrap } from "./lint-draft.ts";
import { type FoundSettings, findLintSettings } from "../lint/lint-settings.ts";

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

/**
 * Commits what is staged, with the answers given and those asked for. Throws `Failure`: usage for wrong answers, or
 * missing ones where nobody can be asked; failure when nothing is staged or git refuses; environment without git.
 * Throws `Exit`: interrupted when the user stops, failure when the rules of the repository refuse the message, usage
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
  const start = await startCommit(shell, options, usualWrap(settings));
  await demandGood(shell, options, canAsk ? start.given : start.draft, types, canAsk);
  const needsGround = mode !== "print" || retry || amend;
  const ground = needsGround ? await prepareCommit(shell, start.gitArgs, start.isAmend) : undefined;
  const plan = { ...start, settings, ground };
  const answer: CommitAnswer = canAsk
    ? await askForCommit(shell, options, plan, types)
    : { decision: edits ? "edit" : "go", draft: start.draft };
  await finishCommit(shell, { ...options, isSeen: canAsk }, plan, answer);
}

async function demandGood(
  shell: Shell,
  options: CommitOptions,
  answers: Partial<CommitDraft>,
  types: readonly string[],
  canAsk: boolean,
): Promise<void> {
  const isMissing = (key: "type" | "description") => !canAsk && !answers[key];
  const missing = [...(isMissing("type") ? ["type"] : []), ...(isMissing("description") ? ["description"] : [])];
  const given = Object.fromEntries(Object.entries(answers).filter(([key]) => !missing.includes(key)));
  const faults = Object.entries(draftFaults(given, types));
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

import { type JsonResult, jsonText } from "../../tool-command/output/json-result.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { prepareCommit, runCommit } from "../git/git-commit.ts";
import { gitFailure, runGit } from "../git/git.ts";

/** A commit that could be mended. */
export interface FixupTarget {
  /** Abbreviated object name. */
  readonly id: string;
  readonly subject: string;
}

/** What `toolbox commit --fixup --json` prints. */
export interface FixupJson extends JsonResult {
  readonly message: string;
  /** The object name of the commit, once it is made. */
  readonly commit?: string;
}

export interface FixupOptions {
  /** The commit to mend, also with git's `amend:` or `reword:` before it; undefined to choose one. */
  readonly target: string | undefined;
  readonly gitArgs: readonly string[];
  readonly mode: "commit" | "dry-run" | "print";
  readonly json: boolean;
  readonly asksNothing: boolean;
  /** Lets the user choose; undefined when none is wanted. */
  choose(targets: readonly FixupTarget[]): Promise<string | undefined>;
}

/**
 * Commits what is staged as a correction of an earlier commit (`git commit --fixup`), for `git rebase --autosquash`.
 * Throws `Failure`: usage when there is no such commit, or none is named and nobody can be asked.
 */
export async function fixup(shell: Shell, options: FixupOptions): Promise<void> {
  const { target, gitArgs, mode, json } = options;
  const canAsk = !options.asksNothing && !json && shell.stdin.isTerminal && shell.stderr.isTerminal;
  if (target === undefined && !canAsk)
    throw new Failure("usage", "--fixup needs a commit where nobody can be asked.", {
      next: "Name it: --fixup HEAD~2, or --fixup 1a2b3c4.",
    });
  const isReword = target?.startsWith("reword:") === true;
  const { staged } = await prepareCommit(shell, isReword ? ["--fixup"] : gitArgs);
  const chosen =
    target ??
    (await options.choose(
      await fixupTargets(
        shell,
        staged.map((file) => file.path),
      ),
    ));
  if (chosen === undefined) throw new Failure("interrupted", "Nothing was committed.");
  const [, prefix = "", name = chosen] = /^(amend:|reword:)?(.*)$/s.exec(chosen) ?? [];
  const subject = await subjectOf(shell, name);
  const message = `${prefix === "" ? "fixup" : "amend"}! ${subject}`;
  if (mode === "commit") await runCommit(shell, [`--fixup=${chosen}`, ...gitArgs], { quietly: json });
  else if (!json) await shell.stdout.write(`${message}\n`);
  if (!json) return;
  const commit = mode === "commit" ? { commit: (await runGit(shell, ["rev-parse", "HEAD"])).stdout.trim() } : {};
  const result: FixupJson = { ok: true, outputs: [], issues: [], message, ...commit };
  await shell.stdout.write(jsonText(result));
}

/** The newest commits, those that touched the same files first. */
export async function fixupTargets(shell: Shell, paths: readonly string[]): Promise<readonly FixupTarget[]> {
  const log = "-c log.showSignature=false log --max-count=100 --no-merges --no-renames --no-color --name-only -z";
  const { exitCode, stdout, stderr } = await runGit(shell, [...log.split(" "), "--format=%x01%h %s"]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  const staged = new Set(paths);
  const all = stdout
    .split("\u0001")
    .slice(1)
    .map((record) => {
      const [line = "", ...names] = record.split("\0");
      const [, id = "", subject = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
      return { id, subject, isNear: names.some((name) => staged.has(name.replace(/^\n/, ""))) };
    })
    .filter(({ subject }) => !/^(?:fixup|squash|amend)! /.test(subject));
  return [...all.filter(({ isNear }) => isNear), ...all.filter(({ isNear }) => !isNear)].map(({ id, subject }) => ({
    id,
    subject,
  }));
}

async function subjectOf(shell: Shell, name: string): Promise<string> {
  const log = ["-c", "log.showSignature=false", "log", "-1", "--format=%s", "--end-of-options"];
  const { exitCode, stdout } = await runGit(shell, [...log, `${name}^{commit}`, "--"]);
  if (exitCode === 0) return stdout.trim();
  throw new Failure("usage", `--fixup: there is no commit "${name}".`, {
    next: 'See "git log --oneline" for the commits there are.',
  });
}

import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Shell } from "../../shell/shell.ts";
import { runGit } from "../git/git.ts";
import { editedFile } from "./lint-sources.ts";
import type { LintOptions } from "./lint-options.ts";
import type { Verdict } from "./verdict.ts";
import { shellQuote } from "@toolbox/core";

/**
 * After a hook refused a message: prints it back, keeps it in `COMMIT_EDITMSG.toolbox` beside git's own file, and says
 * how to go on, so that no word of it is lost.
 */
export async function saveDraft(shell: Shell, { messages }: Verdict, { file }: LintOptions): Promise<void> {
  const [message] = messages;
  if (!message) return;
  const edited = file === undefined ? await editedFile(shell) : path.resolve(shell.cwd, file);
  const kept = `${edited}.toolbox`;
  const text = message.lines.join("\n");
  const place = shellQuote(path.relative(shell.cwd, kept));
  const rows = text.split("\n").map((line) => `  ${line}`.trimEnd());
  const isKept = await writeFile(kept, `${text}\n`).then(
    () => true,
    () => false,
  );
  const amend = (await isAmending(shell)) ? "--amend " : "";
  const way = isKept
    ? `It is kept; fix it and commit: git commit ${amend}--edit --file=${place}`
    : "It could not be kept in a file; copy it from here.";
  await shell.stderr.write(`toolbox: nothing was committed. Your message was:\n\n${rows.join("\n")}\n\n${way}\n`);
}

/**
 * Whether the last commit is being replaced, by `--amend` or a reword. Git does not tell hooks, but the author and the
 * day it gives them are then those of that commit, and not of this moment.
 */
async function isAmending(shell: Shell): Promise<boolean> {
  const { GIT_AUTHOR_DATE: date = "", GIT_AUTHOR_NAME: name } = shell.env;
  const seconds = Number(/^@(\d+) /.exec(date)?.[1]);
  if (Number.isNaN(seconds) || shell.now().getTime() / 1000 - seconds < 3) return false;
  const { exitCode, stdout } = await runGit(shell, ["log", "-1", "--format=@%ad%n%an", "--date=raw"]);
  return exitCode === 0 && stdout.trimEnd() === `${date}\n${name}`;
}

import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.ts";
import type { Shell } from "../shell/shell.ts";
import { gitEnd, openRepository, type Repository, startGit } from "./git.ts";
import { readStagedFiles, type StagedFile } from "./staged-files.ts";

/** What stands ready to be committed. */
export interface CommitGround {
  readonly repository: Repository;
  readonly staged: readonly StagedFile[];
}

const KEPT = "TOOLBOX_COMMITMSG";

/**
 * Looks whether a commit can be made. Throws `Failure`: environment without git or a work tree, failure when nothing
 * is staged. @param gitArgs options for git; with any of them git itself judges what there is to commit
 */
export async function prepareCommit(shell: Shell, gitArgs: readonly string[]): Promise<CommitGround> {
  const repository = await openRepository(shell);
  if (!repository.isWorkTree)
    throw new Failure("environment", "There is no work tree here to commit from.", {
      next: "Go to a folder with the checked-out files.",
    });
  const staged = await readStagedFiles(shell);
  if (staged.length === 0 && gitArgs.length === 0 && !(await isMerging(repository)))
    throw new Failure("failure", "Nothing is staged.", {
      next: 'Stage what belongs to the commit first: "git add <file>", or "git add -p" to pick.',
    });
  return { repository, staged };
}

async function isMerging({ gitDir }: Repository): Promise<boolean> {
  return stat(path.join(gitDir, "MERGE_HEAD")).then(
    () => true,
    () => false,
  );
}

/**
 * Runs `git commit` with the message on its stdin and passes on what git and its hooks say. The message is kept in a
 * file of the git folder until the commit is made. Throws `Failure` naming that file when git refuses.
 */
export async function runCommit(
  shell: Shell,
  { gitDir }: Repository,
  message: string,
  gitArgs: readonly string[],
): Promise<void> {
  const kept = path.join(gitDir, KEPT);
  await writeFile(kept, `${message}\n`);
  const child = startGit(shell, ["commit", "--file=-", ...gitArgs]);
  // A hook that fails early closes the pipe before all is read; its exit code tells what happened.
  child.stdin.on("error", () => {});
  child.stdin.end(`${message}\n`);
  const end = gitEnd(shell, child);
  const [exitCode] = await Promise.all([end, pass(child.stdout, shell.stdout), pass(child.stderr, shell.stderr)]);
  if (exitCode !== 0) {
    const place = quote(path.relative(shell.cwd, kept) || kept);
    throw new Failure("failure", `git commit ended with ${exitCode}; nothing was committed.`, {
      next: `Your message is kept. Mend what stands above, then run: git commit -F ${place}`,
    });
  }
  await rm(kept, { force: true });
}

async function pass(from: NodeJS.ReadableStream, to: Shell["stdout"]): Promise<void> {
  for await (const part of from) await to.write(part as Buffer);
}

const quote = (word: string) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

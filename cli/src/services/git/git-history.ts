import type { HistoryTag } from "@toolbox/core/git/changelog/history/tags.ts";
import { type GitShell, gitFailure, runGit, streamGit } from "./git.ts";
import { readObjects } from "./git-objects.ts";

/** A tag, and the name of its own object: that changes with every change of the tag. */
export interface GitTag extends HistoryTag {
  readonly object: string;
}

export interface Refs {
  readonly tags: readonly GitTag[];
  /** Names and values of replacements (`git replace`), which change how history reads. */
  readonly replaced: readonly string[];
}

const FORMAT = "--format=%(refname)%00%(objectname)%00%(*objectname)%00%(*objecttype)%00%(creatordate:unix)";

/** Reads all tags, those too that HEAD does not reach. */
export async function readRefs(shell: GitShell): Promise<Refs> {
  const { exitCode, stdout, stderr } = await runGit(shell, ["for-each-ref", FORMAT, "refs/tags", "refs/replace"]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  const tags: GitTag[] = [];
  const replaced: string[] = [];
  const nested: GitTag[] = [];
  for (const line of stdout.split("\n")) {
    const [ref = "", object = "", target = "", kind = "", seconds = ""] = line.split("\0");
    // A tag without a date is one of a file or a folder.
    if (ref.startsWith("refs/tags/") && seconds !== "") {
      const commit = target === "" ? object : target;
      const tag = { name: ref.slice("refs/tags/".length), object, commit, date: new Date(Number(seconds) * 1000) };
      (kind === "tag" ? nested : tags).push(tag);
    } else if (ref !== "" && !ref.startsWith("refs/tags/")) replaced.push(`${ref} ${object}`);
  }
  return { tags: [...tags, ...(await peel(shell, nested))], replaced };
}

/** Tags of tags, with the commits they lead to in the end. */
async function peel(shell: GitShell, tags: readonly GitTag[]): Promise<readonly GitTag[]> {
  const targets = await readObjects(
    shell,
    tags.map((tag) => `${tag.object}^{}`),
    "kind",
  );
  return tags.flatMap((tag, at) => {
    const target = targets[at];
    return target?.kind === "commit" ? [{ ...tag, commit: target.id }] : [];
  });
}

/** The commits that HEAD stands on by first parents, HEAD first. Git is stopped when no more are wanted. */
export async function* firstParents(shell: GitShell, head: string): AsyncGenerator<string, void> {
  let rest = "";
  for await (const part of streamGit(shell, ["rev-list", "--first-parent", head])) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** The names of the tags whose commits a commit reaches. */
export async function reachedTags(shell: GitShell, head: string): Promise<readonly string[]> {
  const args = ["for-each-ref", `--merged=${head}`, "--format=%(refname)", "refs/tags"];
  const { exitCode, stdout, stderr } = await runGit(shell, args);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return stdout.split("\n").map((ref) => ref.slice("refs/tags/".length));
}

/** The address of the remote that the user fetches from; undefined when there is none. */
export async function readRemote(shell: GitShell): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, ["remote", "get-url", "origin"]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** The branch the remote calls its main one, else the one that is checked out; undefined for neither. */
export async function mainBranch(shell: GitShell): Promise<string | undefined> {
  for (const ref of ["refs/remotes/origin/HEAD", "HEAD"]) {
    const { exitCode, stdout } = await runGit(shell, ["symbolic-ref", "--quiet", "--short", ref]);
    if (exitCode === 0) return stdout.trim().replace(/^origin\//, "");
  }
  return undefined;
}

/** The object name of the commit that a branch, tag or name stands for; undefined when git knows none. */
export async function findCommit(shell: GitShell, name: string): Promise<string | undefined> {
  if (name.startsWith("-")) return undefined;
  const { exitCode, stdout } = await runGit(shell, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** Of some commits, by their object names, those that none of the others reaches; right for wrong clocks too. */
export async function outermostCommits(shell: GitShell, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { exitCode, stdout, stderr } = await runGit(shell, ["merge-base", "--independent", ...new Set(ids)]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return new Set(stdout.split("\n").filter((line) => line !== ""));
}

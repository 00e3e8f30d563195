import { Failure } from "../../shell/failure.ts";
import type { GitShell } from "./git.ts";
import { findCommit } from "./git-history.ts";

/** The commit a branch is compared with. Throws `Failure` "usage" for a name that git does not know. */
export async function findBase(shell: GitShell, name: string): Promise<string> {
  const id = await findCommit(shell, name);
  if (id !== undefined) return id;
  const remote = /^origin\/(?<branch>.+)$/.exec(name)?.groups?.["branch"];
  throw new Failure("usage", `--base: nothing in this repository is called "${name}".`, {
    next: remote === undefined ? "Give a branch, a tag or a commit." : `Fetch it: git fetch origin ${remote}`,
  });
}

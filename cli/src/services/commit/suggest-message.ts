import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Suggestion, suggestParts } from "@toolbox/core/git/commit-suggest/suggest-parts.ts";
import { type GitShell, runGit } from "../git/git.ts";
import { readHabits } from "./read-habits.ts";

/**
 * What a commit of these files could be called: type, scope and issue with the reason for each, and the scopes the
 * repository knows. It asks git alone, never the network, and the same repository gives the same answer.
 * @param paths staged files, with slashes, from the root of the repository
 * @param types the types that are allowed
 */
export async function suggestMessage(
  shell: GitShell,
  paths: readonly string[],
  types: readonly string[],
): Promise<Suggestion> {
  const [habits, branch, root] = await Promise.all([
    readHabits(shell),
    answer(shell, ["symbolic-ref", "--quiet", "--short", "HEAD"]),
    answer(shell, ["rev-parse", "--show-toplevel"]),
  ]);
  return suggestParts({ paths, habits, branch, types, workspace: workspaceOf(paths, root) });
}

/** What git says, without the line break; "" when it fails: on no branch, in a bare repository. */
async function answer(shell: GitShell, args: readonly string[]): Promise<string> {
  const { exitCode, stdout } = await runGit(shell, args);
  return exitCode === 0 ? stdout.replace(/\n$/, "") : "";
}

const MANIFESTS = ["package.json", "Cargo.toml", "pyproject.toml", "go.mod"];

/** The name of the innermost package below the root that holds all the files, without the owner's @name. */
function workspaceOf(paths: readonly string[], root: string): string | undefined {
  const [first, ...others] = paths.map((file) => file.split("/").slice(0, -1));
  if (!first || root === "") return undefined;
  const shared = first.findIndex((name, at) => others.some((folders) => folders[at] !== name));
  for (
    let folders = first.slice(0, shared < 0 ? undefined : shared);
    folders.length > 0;
    folders = folders.slice(0, -1)
  ) {
    const folder = path.join(root, ...folders);
    if (MANIFESTS.some((file) => existsSync(path.join(folder, file)))) return packageName(folder) ?? folders.at(-1);
  }
  return undefined;
}

function packageName(folder: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { name?: unknown };
    return typeof name === "string" ? name.replace(/^@[^/]*\//, "") || undefined : undefined;
  } catch {
    // No package of Node, or one whose manifest is being edited: the folder names it.
    return undefined;
  }
}

import { readdir } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitFailure, runGit } from "../git/git.ts";

/** Where the hooks of a repository live, and who looks after them. */
export interface HooksPlace {
  readonly manager: "git" | "husky" | "lefthook";
  /** The root of the work tree. */
  readonly top: string;
  /** The folder our part goes into. */
  readonly folder: string;
  /** The hooks are files of the project, and others use them too. */
  readonly isShared: boolean;
  /** core.hooksPath is set for all repositories of the user or the machine. */
  readonly isGlobal: boolean;
  /** For lefthook: its file. */
  readonly file?: string;
}

/** Finds the place. Throws `Failure` (environment) outside a work tree. */
export async function findHooksPlace(shell: Shell): Promise<HooksPlace> {
  const found = await runGit(shell, ["rev-parse", "--show-toplevel", "--git-common-dir"]);
  if (found.exitCode !== 0) {
    if (!/not a git repository|work tree/i.test(found.stderr)) throw gitFailure("environment", found.stderr);
    throw new Failure("environment", `${shell.cwd} is not in the work tree of a git repository.`, {
      next: 'Go to one with "cd", or make one with "git init".',
    });
  }
  const [top = "", common = ""] = found.stdout.trimEnd().split("\n");
  const commonDir = path.resolve(shell.cwd, common);
  const config = await runGit(shell, ["config", "--show-scope", "--type=path", "--get", "core.hooksPath"]);
  const [scope = "", ...rest] = config.stdout.trimEnd().split("\t");
  // Git takes a relative path from where hooks run: the root of the work tree.
  const given = config.exitCode === 0 && rest.length > 0 ? path.resolve(top, rest.join("\t")) : undefined;
  const folder = given ?? path.join(commonDir, "hooks");
  const isInside = (place: string, of: string) => !path.relative(of, place).startsWith("..");
  const isShared = isInside(folder, top) && !isInside(folder, commonDir);
  const base = { top, isGlobal: given !== undefined && ["global", "system"].includes(scope) };
  if (given && path.basename(given) === "_" && path.basename(path.dirname(given)) === ".husky")
    return { ...base, manager: "husky", folder: path.dirname(given), isShared: true };
  if (given && path.basename(given) === ".husky") return { ...base, manager: "husky", folder, isShared: true };
  const lefthook = await findLefthook(top);
  if (lefthook !== undefined) return { ...base, manager: "lefthook", folder, isShared, file: lefthook };
  return { ...base, manager: "git", folder, isShared };
}

async function findLefthook(top: string): Promise<string | undefined> {
  for (const folder of [top, path.join(top, ".config")]) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((one) => /^\.?lefthook\.(?:ya?ml|toml|jsonc?)$/.test(one));
    if (name !== undefined) return path.join(folder, name);
  }
  return undefined;
}

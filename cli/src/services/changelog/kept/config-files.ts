import path from "node:path";
import { type GitShell, runGit } from "../../git/git.ts";
import type { GitPlaces } from "./git-places.ts";

/** Settings that name a revision, or a place this does not follow. */
const ELSEWHERE = /^mailmap\.blob$/;
const INCLUDE = /^(?:include|includeif\..*)\.path$/;

/**
 * Every file that git's settings come from, or would come from if it were there: those of the system, the user, the
 * repository and the work tree, what they include, and the mailmap. Undefined where that cannot be told for sure.
 */
export async function configFiles(shell: GitShell, places: GitPlaces): Promise<readonly string[] | undefined> {
  const [listed, system] = await Promise.all([
    runGit(shell, ["config", "--list", "--show-origin", "--show-scope", "-z"]),
    runGit(shell, ["config", "--system", "--list", "--show-origin", "-z"]),
  ]);
  if (listed.exitCode !== 0) return undefined;
  const home = shell.env["HOME"];
  const isAbsent = system.exitCode !== 0;
  const systemFile = /'(?<file>[^']+)'/.exec(system.stderr)?.groups?.["file"];
  // One without a word is not named, and could get some.
  if (!isAbsent && system.stdout === "") return undefined;
  if (home === undefined || (isAbsent && (systemFile === undefined || !path.isAbsolute(systemFile)))) return undefined;
  const files = new Set([
    ...(systemFile === undefined ? [] : [systemFile]),
    path.join(home, ".gitconfig"),
    path.join(shell.env["XDG_CONFIG_HOME"] || path.join(home, ".config"), "git/config"),
    path.join(places.commonDir, "config"),
    path.join(places.gitDir, "config.worktree"),
  ]);
  const local = new Set([path.join(places.commonDir, "config"), path.join(places.gitDir, "config.worktree")]);
  const follow = (file: string, from: string) => {
    if (file.startsWith("~/")) return path.join(home, file.slice(2));
    return /^[~%]/.test(file) ? undefined : path.resolve(path.dirname(from), file);
  };
  const fields = listed.stdout.split("\0");
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [scope = "", origin = "", entry = ""] = fields.slice(at, at + 3);
    if (!origin.startsWith("file:")) return undefined;
    const file = originFile(origin.slice("file:".length), scope, places);
    if (file === undefined || (isLocal(scope) && !local.has(file))) return undefined;
    files.add(file);
    const [name, value] = splitOnce(entry);
    if (ELSEWHERE.test(name)) return undefined;
    if (!INCLUDE.test(name) && name !== "mailmap.file") continue;
    // A mailmap is looked for from the root of the work tree.
    const named = follow(value, name === "mailmap.file" ? path.join(places.top, "-") : file);
    if (named === undefined) return undefined;
    files.add(named);
  }
  return [...files];
}

const isLocal = (scope: string) => scope === "local" || scope === "worktree";

/** Git names the files of the repository from the root of the work tree, or from its own folder. */
function originFile(file: string, scope: string, places: GitPlaces): string | undefined {
  if (path.isAbsolute(file)) return path.resolve(file);
  if (!isLocal(scope)) return undefined;
  return path.resolve(places.top, file);
}

function splitOnce(entry: string): readonly [string, string] {
  const end = entry.indexOf("\n");
  return end < 0 ? [entry, ""] : [entry.slice(0, end), entry.slice(end + 1)];
}

import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { FileHandle, FilesField } from "@toolbox/core";
import { memoryFile } from "../../ports/file.ts";
import type { Shell } from "../../shell/shell.ts";
import { typeOfName } from "./file-type.ts";

const MOST_BYTES = 512 * 1024 * 1024;

/**
 * The files at these paths as they were in a state of git, where it and the one checked out part: what a branch has
 * gained since does not count as lost here. A folder stands for the files in it that the field takes.
 * @param paths as the user typed them
 * @returns the files, none where there were none; undefined when git knows no such state or there is no repository
 */
export async function filesAtState(
  shell: Pick<Shell, "cwd" | "env" | "signal">,
  state: string,
  paths: readonly string[],
  { accept }: Pick<FilesField, "accept">,
): Promise<readonly FileHandle[] | undefined> {
  const git = gitIn(shell);
  const commit = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${state}^{commit}`).catch(absent);
  const top = commit && (await git("rev-parse", "--show-toplevel").catch(absent));
  if (!commit || !top) return undefined;
  const tip = commit.toString("utf8").trim();
  // Histories that share nothing, as in a shallow clone, are compared as they are.
  const base = (await git("merge-base", tip, "HEAD").catch(absent))?.toString("utf8").trim() ?? tip;
  const root = await realpath(top.toString("utf8").replace(/\r?\n$/, ""));
  const here = await realpath(shell.cwd);
  const wanted = paths.map((given) => path.relative(root, path.resolve(here, given)).replaceAll(path.sep, "/"));
  const listed = await git("ls-tree", "-r", "-z", "--full-tree", base);
  // Links and submodules are no files of ours.
  const entries = listed
    .toString("utf8")
    .split("\0")
    .map((entry) => /^100\d+ blob (\w+)\t(.+)$/s.exec(entry));
  const ids = new Map(entries.flatMap((entry) => (entry ? [[entry[2] ?? "", entry[1] ?? ""] as const] : [])));
  // In the order of what was typed, then of names, as files on disk are.
  const order = (name: string) => wanted.findIndex((one) => isWanted(name, one, accept));
  const files = [...ids.keys()]
    .filter((name) => order(name) !== -1)
    .toSorted((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
  const blobs = await git.blobs(files.map((name) => ids.get(name) ?? ""));
  return files.map((name, index) =>
    memoryFile(path.posix.basename(name), blobs[index] ?? Buffer.of(), typeOfName(name)),
  );
}

/** Why a name is of no use, as a sentence. */
export function noSuchState(state: string): string {
  const branch = /^origin\/(?<branch>[\w./-]+)$/.exec(state)?.groups?.["branch"];
  const advice = branch === undefined ? "" : ` Fetch it: git fetch origin ${branch}`;
  return `There is no file "${state}", and git knows no branch, tag or commit of that name here.${advice}`;
}

function isWanted(name: string, wanted: string, accept: readonly string[]): boolean {
  if (name === wanted) return true;
  const below = wanted === "" ? name : name.startsWith(`${wanted}/`) ? name.slice(wanted.length + 1) : undefined;
  if (below === undefined || below.split("/").some((part) => part.startsWith(".") || part === "node_modules"))
    return false;
  const type = typeOfName(name);
  return type !== "" && accept.some((kind) => kind === type || kind === `${type.split("/")[0]}/*`);
}

const absent = (): undefined => undefined;

/** Git in a folder: its answer to a question, and the contents of blobs, all by one process. */
function gitIn({ cwd, env, signal }: Pick<Shell, "cwd" | "env" | "signal">) {
  const run = async (args: readonly string[], input = ""): Promise<Buffer> => {
    const words = { ...env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
    const options = { cwd, env: words, signal, encoding: "buffer", maxBuffer: MOST_BYTES } as const;
    const running = promisify(execFile)("git", [...args], options);
    // Git may end before it has read everything; its exit code tells.
    running.child.stdin?.on("error", () => {}).end(input);
    return (await running).stdout;
  };
  const blobs = async (ids: readonly string[]): Promise<readonly Buffer[]> => {
    if (ids.length === 0) return [];
    const output = await run(["cat-file", "--batch"], ids.map((id) => `${id}\n`).join(""));
    const found: Buffer[] = [];
    for (let at = 0; found.length < ids.length;) {
      const end = output.indexOf("\n", at);
      const size = Number(output.toString("latin1", at, end).split(" ").at(-1));
      found.push(output.subarray(end + 1, end + 1 + size));
      at = end + 1 + size + 1;
    }
    return found;
  };
  return Object.assign((...args: readonly string[]) => run(args), { blobs });
}

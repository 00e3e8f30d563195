import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type HistoryShape, randomHistory } from "../../../cli/src/testing/history/random-history.ts";

const root = path.join(tmpdir(), "toolbox-bench");

/**
 * A repository with a made-up history, made once and kept in the temp folder: the same shape gives the same object
 * names on every machine. @returns its folder
 */
export function madeRepository(shape: HistoryShape): string {
  const folder = path.join(root, `history-${Object.values(shape).join("-")}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  git(part, ["init", "--quiet", "--initial-branch=main"]);
  git(part, ["fast-import", "--quiet"], [...randomHistory(shape)].join(""));
  git(part, ["gc", "--quiet"]);
  renameSync(part, folder);
  return folder;
}

function git(cwd: string, args: readonly string[], input = ""): void {
  const { status } = spawnSync("git", args, { cwd, input, stdio: ["pipe", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`git ${args[0]} ended with ${status}.`);
}

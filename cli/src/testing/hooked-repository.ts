import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type HookName, hookNames } from "../services/hooks/hook-block.ts";
import { installHooks, type HookChange, type InstallOptions } from "../services/hooks/hooks.ts";
import { findHooksPlace } from "../services/hooks/hooks-place.ts";
import type { TempRepository } from "./temp-repository.ts";

/** Options that make hooks start the program at `script`. */
export function startsAt(script: string, hooks: readonly HookName[] = hookNames): InstallOptions {
  return { hooks, starter: { node: process.execPath, script } };
}

export async function install({ shell }: TempRepository, options: InstallOptions): Promise<HookChange[]> {
  return installHooks(await findHooksPlace(shell), options);
}

/** A real `git commit`, with an editor that changes nothing. */
export function commit({ folder, shell }: TempRepository, args: readonly string[], extra: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("git", ["commit", "--allow-empty", ...args], {
    cwd: folder,
    env: { ...shell.env, GIT_EDITOR: "true", ...extra },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

export const hookFile = ({ folder }: TempRepository, hook: string) => path.join(folder, ".git/hooks", hook);

export function writeHook(file: string, content: string, mode = 0o755): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, mode);
}

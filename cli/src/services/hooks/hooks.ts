import { chmod, lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";
import { makeFolder } from "../../shell/make-folder.ts";
import { BEFORE, hookBlock, type HookName, type Starter } from "./hook-block.ts";
import { findBlock, takesLines, wholeFile, withBlock, withoutBlock } from "./hook-file.ts";
import type { HooksPlace } from "./hooks-place.ts";

/** What stands in a hook. `outdated`: our part is there, but would be written otherwise now. */
export type HookState = "installed" | "outdated" | "other" | "none";

export interface HookStatus {
  readonly hook: HookName;
  readonly file: string;
  readonly state: HookState;
}

export interface HookChange extends HookStatus {
  readonly changed: boolean;
  /** Where the hook that was there went, when it could not take our lines. */
  readonly aside?: string;
}

export interface InstallOptions {
  readonly hooks: readonly HookName[];
  readonly starter?: Starter;
  /** Whether the check of what is made refuses a commit; it warns otherwise. */
  readonly blocks?: boolean;
}

/** Looks at the hooks; changes nothing. */
export async function hooksStatus(place: HooksPlace, options: InstallOptions): Promise<HookStatus[]> {
  return Promise.all(
    options.hooks.map(async (hook) => {
      const file = path.join(place.folder, hook);
      const content = await readHook(file);
      if (content === undefined) return { hook, file, state: "none" } as const;
      const found = findBlock(content, hook);
      if (!found) return { hook, file, state: "other" } as const;
      // Either way of the check of what is made was chosen by somebody.
      const isCurrent = [true, false].some(
        (blocks) =>
          content.slice(found.start, found.end) ===
          hookBlock(blockOptions(place, { ...options, blocks }, hook, found.isWholeFile)),
      );
      return { hook, file, state: isCurrent ? "installed" : "outdated" } as const;
    }),
  );
}

/**
 * Puts our part into the hooks. What is there stays as it is: our lines go into shell scripts, and any other hook is
 * moved aside and run first. A second run changes nothing. Throws `Failure` where that cannot be done.
 */
export async function installHooks(place: HooksPlace, options: InstallOptions): Promise<HookChange[]> {
  await makeHooksFolder(place.folder);
  const changes: HookChange[] = [];
  for (const hook of options.hooks) changes.push(await installHook(place, options, hook));
  return changes;
}

async function makeHooksFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    // Many set core.hooksPath to /dev/null.
    if (code === "EEXIST" || code === "ENOTDIR")
      throw new Failure(
        "environment",
        `Hooks are turned off here: core.hooksPath is ${folder}, which is not a folder.`,
        {
          next: "Remove that setting, then install again: git config --show-origin core.hooksPath tells where it is set.",
          cause,
        },
      );
    throw new Failure("environment", `The folder for hooks cannot be made: ${message}.`, { cause });
  }
}

async function installHook(place: HooksPlace, options: InstallOptions, hook: HookName): Promise<HookChange> {
  const file = path.join(place.folder, hook);
  const content = await readHook(file);
  const found = content === undefined ? undefined : findBlock(content, hook);
  const isOurs = content === undefined || found?.isWholeFile === true;
  const block = (isWholeFile: boolean) => hookBlock(blockOptions(place, options, hook, isWholeFile));
  const done = { hook, file, state: "installed" } as const;
  if (content !== undefined && (found || (await canTakeLines(place, file, content)))) {
    const next = withBlock(content, hook, block(isOurs));
    if (next !== content) await replaceFile(file, next);
    return { ...done, changed: next !== content };
  }
  const aside = content === undefined ? undefined : await moveAside(file);
  await replaceFile(file, wholeFile(block(true)), 0o755);
  return { ...done, changed: true, ...(aside === undefined ? {} : { aside }) };
}

/** Takes our part out again; the rest stays byte for byte, and a hook that was moved aside comes back. */
export async function uninstallHooks(place: HooksPlace, hooks: readonly HookName[]): Promise<HookChange[]> {
  const changes: HookChange[] = [];
  for (const hook of hooks) {
    const file = path.join(place.folder, hook);
    const content = await readHook(file);
    const rest = content === undefined ? undefined : withoutBlock(content, hook);
    const changed = rest !== content;
    if (changed && rest !== undefined) await replaceFile(file, rest);
    else if (changed) {
      await rm(file);
      if (await isThere(`${file}${BEFORE}`)) await rename(`${file}${BEFORE}`, file);
    }
    changes.push({ hook, file, changed, state: (await isThere(file)) ? "other" : "none" });
  }
  return changes;
}

function blockOptions(
  place: HooksPlace,
  { hooks, starter, blocks = false }: InstallOptions,
  hook: HookName,
  isWholeFile: boolean,
) {
  return {
    hook,
    isWholeFile,
    blocks,
    fill: hooks.includes("commit-msg"),
    ...(starter && !place.isShared ? { starter } : {}),
  };
}

/** A link leads to a file that is not ours to change, and lines in a hook that may not run would bring it to life. */
async function canTakeLines({ manager }: HooksPlace, file: string, content: string): Promise<boolean> {
  const stats = await lstat(file);
  const runs = manager === "husky" || (stats.mode & 0o111) !== 0;
  return stats.isFile() && runs && takesLines(content);
}

async function moveAside(file: string): Promise<string> {
  const aside = `${file}${BEFORE}`;
  if (await isThere(aside))
    throw new Failure("failure", `${aside} is there already, so the present hook cannot be moved there.`, {
      next: "Remove one of the two, then install again.",
    });
  await rename(file, aside);
  return aside;
}

async function readHook(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "latin1");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw new Failure("environment", `${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

/** Writes beside and renames, so that a hook is never there by half. Keeps the mode of the file that was there. */
async function replaceFile(file: string, content: string, mode?: number): Promise<void> {
  const old = await lstat(file).catch(() => undefined);
  const fresh = `${file}.toolbox-new`;
  try {
    await writeFile(fresh, content, "latin1");
    await chmod(fresh, mode ?? old?.mode ?? 0o755);
    await rename(fresh, file);
  } catch (cause) {
    throw new Failure("environment", `${file} cannot be written: ${(cause as Error).message}.`, { cause });
  }
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

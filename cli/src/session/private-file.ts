import { randomUUID } from "node:crypto";
import { chmod, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "@toolbox/core";
import { Failure } from "../shell/failure.ts";
import { makeFolder } from "../shell/make-folder.ts";
import type { Shell } from "../shell/shell.ts";
import { configFolder } from "./config-folder.ts";

/**
 * The parsed JSON of a file in the folder; undefined when there is none, "damaged" when it is not a valid JSON object.
 * Throws `Failure` "environment" when it cannot be read.
 */
export async function readPrivateFile(
  env: Shell["env"],
  name: string,
): Promise<Readonly<Record<string, unknown>> | "damaged" | undefined> {
  const file = path.join(configFolder(env), name);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Failure("environment", `${file} cannot be read: ${(cause as Error).message}.`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : "damaged";
  } catch {
    return "damaged";
  }
}

/**
 * Writes a JSON file that only its owner can read (folder 0700, file 0600). It is written beside its place and moved,
 * so that a reader never sees half of it. Throws `Failure` "environment" when that is not possible.
 */
export async function writePrivateFile(env: Shell["env"], name: string, value: unknown): Promise<void> {
  const folder = configFolder(env);
  const beside = path.join(folder, `.${name}.${randomUUID()}`);
  try {
    await makeFolder(folder, 0o700);
    await chmod(folder, 0o700);
    await writeFile(beside, `${JSON.stringify(value, undefined, 2)}\n`, { flag: "wx", mode: 0o600 });
    await rename(beside, path.join(folder, name));
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => {});
    throw new Failure("environment", `${path.join(folder, name)} cannot be written: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

/** Moves a damaged file out of the way, so that nothing in it is lost. @returns its new place */
export async function setAside(env: Shell["env"], name: string, now: Date): Promise<string> {
  const file = path.join(configFolder(env), name);
  const aside = `${file}.damaged-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  await rename(file, aside);
  return aside;
}

/** Whether others on this machine may read the file. Windows has no such modes. */
export async function isOpenToOthers(env: Shell["env"], name: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  const facts = await stat(path.join(configFolder(env), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return facts !== undefined && (facts.mode & 0o077) !== 0;
}

import { randomUUID } from "node:crypto";
import { lstat, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Sink, ToolError } from "@toolbox/core";
import { makeFolder } from "../shell/make-folder.ts";

interface Overwriting {
  readonly force?: boolean;
  /** Absolute paths that may be replaced without force. */
  readonly replaceable?: ReadonlySet<string>;
  /** What to do about a file that exists, and about a link out of the folder: what is said after either. */
  readonly advice?: { readonly exists: string; readonly link: string };
}

const FLAGS = {
  exists: "Use --force to replace, or --out with another folder.",
  link: "Use --force to follow it.",
};

/**
 * Writes into a folder, which is made when missing. Nothing is written at all when one of the files exists and
 * `force` is off. Each file appears whole or not: it is written beside its place and moved there.
 */
export function folderSink(folder: string, { force = false, replaceable, advice = FLAGS }: Overwriting = {}): Sink {
  return {
    async save(files) {
      const places = files.map((file) => ({ file, target: inside(folder, file.name) }));
      if (!force)
        await refuseExisting(
          places.map((place) => place.target).filter((target) => !replaceable?.has(target)),
          advice.exists,
        );
      if (!force)
        await refuseLinks(folder, [...new Set(places.map(({ target }) => path.dirname(target)))], advice.link);
      for (const { file, target } of places) await writeWhole(target, file.kind === "text" ? file.text : file.bytes);
      return places.map((place) => place.target);
    },
  };
}

function inside(folder: string, name: string): string {
  const target = path.resolve(folder, name);
  const way = path.relative(folder, target);
  if (way === "" || way.startsWith("..") || path.isAbsolute(way))
    throw new ToolError("save", `"${name}" would be written outside of ${folder}.`);
  return target;
}

async function refuseExisting(targets: readonly string[], advice: string): Promise<void> {
  const found: string[] = [];
  for (const target of targets) {
    // lstat: a dangling link counts as a file that is there.
    if (await lstat(target).catch(missing)) found.push(path.relative("", target));
  }
  if (found.length === 0) return;
  const are = found.length === 1 ? "exists" : "exist";
  throw new ToolError("save", `${found.join(", ")} already ${are}. ${advice}`);
}

/** Folders below the one that was named must be in it: a symbolic link would lead the files elsewhere. */
async function refuseLinks(folder: string, parents: readonly string[], advice: string): Promise<void> {
  const real = await realpath(folder).catch(missing);
  if (real === undefined) return;
  for (const parent of parents) {
    let place = parent;
    let found = await realpath(place).catch(missing);
    while (found === undefined && place !== folder) {
      place = path.dirname(place);
      found = await realpath(place).catch(missing);
    }
    const way = found === undefined ? "" : path.relative(real, found);
    if (!way.startsWith("..") && !path.isAbsolute(way)) continue;
    const shown = path.relative("", place);
    throw new ToolError("save", `${shown} is a link to ${found}, outside of the folder to write into. ${advice}`);
  }
}

async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID().slice(0, 8)}`);
  try {
    await makeFolder(path.dirname(target));
    await writeFile(beside, content, { flag: "wx" });
    await rename(beside, target);
  } catch (cause) {
    // What went wrong first is what the user hears; a file beside that cannot be removed either adds nothing.
    await rm(beside, { force: true }).catch(() => {});
    throw new ToolError("save", `${path.relative("", target)} could not be written: ${reason(cause)}.`, { cause });
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw new ToolError("save", `${error.path} could not be looked at: ${reason(error)}.`, { cause: error });
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    EACCES: "no permission",
    EPERM: "no permission",
    ENOSPC: "the disk is full",
    EROFS: "the disk is read-only",
    EISDIR: "a folder has this name",
    ENOTDIR: "a part of the path is a file",
    ENOENT: "no folder can be made there",
    EEXIST: "a file is in the way",
  };
  return words[code ?? ""] ?? message;
}

import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";
import { readProblem } from "../input/read-problem.ts";

export interface BatchInput {
  /** Absolute. */
  readonly path: string;
  /** As the user would type it. */
  readonly shown: string;
  /** Its place below what all that was given has in common, with slashes: `2026/hello.md`. */
  readonly name: string;
}

export interface BatchFound {
  readonly inputs: readonly BatchInput[];
  /** Every folder that was looked through, absolute. */
  readonly folders: readonly string[];
}

interface Search {
  /** Lower case, without a dot. */
  readonly endings: readonly string[];
  readonly cwd: string;
  /** What never counts, by absolute path: the folder of the results, results of an earlier run. */
  readonly skips: (target: string) => boolean;
}

/**
 * The files that `--batch` names: each file itself whatever its ending, of a folder those with the tool's endings,
 * deeply, in the order of their names. What begins with a dot and node_modules are left out; links to folders are not
 * followed. Throws `Failure` "usage" for a path that is not there, and when nothing is found at all.
 */
export async function findBatch(given: readonly string[], search: Search): Promise<BatchFound> {
  const { cwd, endings } = search;
  const folders: string[] = [];
  const files = new Set<string>();
  const roots: string[] = [];
  for (const each of given) {
    const place = path.resolve(cwd, each);
    const isWhole = await isFolder(place, each);
    roots.push(isWhole ? place : path.dirname(place));
    for (const file of isWhole ? await walk(place, search, folders) : [place]) files.add(file);
  }
  // One folder for all names, so that two folders with files of one name do not meet.
  const base = roots.reduce(commonFolder);
  if (files.size > 0) return { inputs: [...files].map((file) => input(file, base)), folders };
  throw new Failure(
    "usage",
    `--batch: there is no ${endings.map((ending) => `.${ending}`).join(" or ")} file in ${given.join(", ")}.`,
  );

  function input(file: string, folder: string): BatchInput {
    const isOutside = path.relative(cwd, file).startsWith("..");
    return {
      path: file,
      shown: isOutside ? file : path.relative(cwd, file),
      name: path.relative(folder, file).replaceAll(path.sep, "/"),
    };
  }
}

async function isFolder(place: string, given: string): Promise<boolean> {
  try {
    return (await stat(place)).isDirectory();
  } catch (error) {
    throw new Failure("usage", `--batch: ${readProblem(given, error)}`, { cause: error });
  }
}

async function walk(folder: string, search: Search, folders: string[]): Promise<string[]> {
  folders.push(folder);
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new Failure("usage", `--batch: ${readProblem(folder, cause)}`, { cause });
  });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of entries) {
    const target = path.join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules" || search.skips(target)) continue;
    if (entry.isDirectory()) files.push(...(await walk(target, search, folders)));
    else if (search.endings.includes(path.extname(entry.name).slice(1).toLowerCase())) files.push(target);
  }
  return files;
}

function commonFolder(one: string, other: string): string {
  const [a, b] = [one.split(path.sep), other.split(path.sep)];
  const end = a.findIndex((part, index) => part !== b[index]);
  return end < 0 ? one : a.slice(0, end).join(path.sep) || path.sep;
}

import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Where a repository keeps its own files. */
export interface GitPlaces {
  /** Of this work tree alone. */
  readonly gitDir: string;
  /** What all work trees of the repository share. */
  readonly commonDir: string;
  /** The root of the work tree; the git folder itself in a bare repository. */
  readonly top: string;
}

/**
 * Finds the repository that a folder lies in as git does, without starting git; undefined where there is none, where
 * this is not sure to be right, and where refs are kept in another form than files.
 */
export function findGitPlaces(cwd: string): GitPlaces | undefined {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const dot = path.join(folder, ".git");
    const stat = statSync(dot, { throwIfNoEntry: false });
    if (stat?.isDirectory() && isGitFolder(dot)) return asFiles({ gitDir: dot, commonDir: dot, top: folder });
    if (stat?.isFile()) return linked(dot, folder);
    if (isGitFolder(folder)) return asFiles({ gitDir: folder, commonDir: folder, top: folder });
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** A work tree beside the main one, or a submodule: a file says where its git folder is. */
function linked(file: string, top: string): GitPlaces | undefined {
  const target = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(file, "utf8"))?.[1];
  if (target === undefined) return undefined;
  const gitDir = path.resolve(top, target);
  const common = textOf(path.join(gitDir, "commondir"));
  return asFiles({ gitDir, commonDir: common === undefined ? gitDir : path.resolve(gitDir, common.trimEnd()), top });
}

/** Reftables change in place; git alone can read them. */
const asFiles = (places: GitPlaces) => (existsSync(path.join(places.commonDir, "reftable")) ? undefined : places);

const isGitFolder = (folder: string) =>
  existsSync(path.join(folder, "HEAD")) &&
  existsSync(path.join(folder, "objects")) &&
  existsSync(path.join(folder, "refs"));

/** The text of a small file; undefined when there is none. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

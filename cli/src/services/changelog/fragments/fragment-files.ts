import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { ChangelogConfig } from "@toolbox/core/config-file/changelog-section.ts";
import { fragmentFolders } from "@toolbox/core/git/fragments/fragment.ts";
import type { FragmentTypes } from "@toolbox/core/git/fragments/fragment-types.ts";
import { decodeUtf8, notUtf8 } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import { readWhole } from "../../../shell/read-at-most.ts";
import { type GitShell, gitFailure, runGit } from "../../git/git.ts";
import { readObjects } from "../../git/git-objects.ts";

/** Where a repository keeps its fragments, and how they are named. */
export interface FragmentPlaces {
  /** The root of the work tree, absolute. */
  readonly root: string;
  /** From the root, with slashes; those that are there, or that the configuration names. */
  readonly folders: readonly string[];
  readonly types: FragmentTypes;
  /** The changelog, from the root; those of packages have the same name. */
  readonly changelog: string;
}

/**
 * Where fragments may lie: the folders of the configuration, else the usual ones that are there. Undefined where there
 * are none, so that a repository without fragments pays nothing for them, and in a bare one.
 */
export function findFragmentPlaces(shell: GitShell, config: ChangelogConfig): FragmentPlaces | undefined {
  const root = workTreeOf(shell.cwd);
  if (root === undefined) return undefined;
  const wanted = config.fragments?.folders?.map(cleanFolder);
  const folders = wanted ?? fragmentFolders.filter((folder) => existsSync(path.join(root, folder)));
  if (folders.length === 0) return undefined;
  return {
    root,
    folders,
    types: new Map(Object.entries(config.fragments?.types ?? {})),
    changelog: config.file ?? "CHANGELOG.md",
  };
}

/** The nearest folder upwards that is the root of a work tree. */
export function workTreeOf(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, ".git"))) return folder;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/** A folder of the repository, from its root. Throws `Failure` "usage" for one outside of it. */
export function cleanFolder(folder: string): string {
  const clean = path.posix.normalize(folder.replaceAll("\\", "/")).replace(/\/+$/, "");
  if (clean.startsWith("../") || clean === ".." || path.posix.isAbsolute(clean) || clean === ".")
    throw new Failure("usage", `changelog.fragments.folders: "${folder}" must be a folder inside of the repository.`);
  return clean;
}

/** The files that lie in the folders now, by their paths from the root. */
export async function readFragmentFiles({ root, folders }: FragmentPlaces): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    folders.map(async (folder) => {
      const found = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw error;
      });
      return found.filter((each) => each.isFile() && isText(each.name)).map((each) => `${folder}/${each.name}`);
    }),
  );
  const texts = await Promise.all(
    names.flat().map(async (file) => {
      const text = decodeUtf8(await readWhole(path.join(root, file)), "keep mark");
      if (text === undefined) throw new Failure("failure", notUtf8(file));
      return [file, text] as const;
    }),
  );
  return new Map(texts);
}

/** The files that lie in the folders of a commit, by their paths from the root. */
export async function readCommittedFragments(
  shell: GitShell,
  commit: string,
  { folders }: FragmentPlaces,
): Promise<ReadonlyMap<string, string>> {
  const args = ["ls-tree", "-z", "--name-only", "--full-tree", commit, ...folders.map((folder) => `${folder}/`)];
  const { exitCode, stdout, stderr } = await runGit(shell, args);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  const files = stdout.split("\0").filter((file) => isText(path.posix.basename(file)));
  const objects = await readObjects(
    shell,
    files.map((file) => `${commit}:${file}`),
    "content",
  );
  return new Map(
    files.flatMap((file, at) => {
      const { kind, content } = objects[at] ?? {};
      const text = kind === "blob" && content ? decodeUtf8(content, "keep mark") : undefined;
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
}

/** towncrier takes names without an ending too: `123.feature`. */
const isText = (name: string) => !name.startsWith(".") && /\.(?:md|markdown|rst|txt|[a-z]+|\d+)$/i.test(name);

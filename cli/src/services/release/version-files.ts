import { readFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";
import type { FileChange } from "../changelog/file/merge-file.ts";
import type { WorkspacePackage } from "../changelog/history/packages.ts";
import { setJsonString } from "./set-json-string.ts";

/** The files that say the version, and packages that go their own way. */
export interface VersionFiles {
  readonly changes: readonly FileChange[];
  /** Packages whose version is not the root's: they are left as they are. */
  readonly others: readonly string[];
}

const LOCKS = ["package-lock.json", "npm-shrinkwrap.json"];

/**
 * Sets the version in package.json, in the packages of the workspace that share it, and in what lock files of npm say of
 * these. A repository without package.json has none. Throws `Failure` for a file that is not JSON.
 */
export async function versionFiles(
  root: string,
  packages: readonly WorkspacePackage[],
  version: string,
): Promise<VersionFiles> {
  const own = await readJson(root, "package.json");
  if (!own) return { changes: [], others: [] };
  const manifests = await Promise.all(packages.map(async ({ folder }) => readJson(root, `${folder}/package.json`)));
  const versioned = manifests.filter((each) => each?.version !== undefined).filter((each) => each !== undefined);
  // Without a version of its own the root follows its packages where all have the same.
  const shared =
    own.version ?? (new Set(versioned.map((each) => each.version)).size === 1 ? versioned[0]?.version : undefined);
  const following = versioned.filter((each) => each.version === shared);
  const told = [...(own.version === undefined ? [] : [own]), ...following];
  const changes = told.map(({ name, text }) => change(root, name, text, [["version"]], version));
  const folders = following.map(({ name }) => path.posix.dirname(name));
  const locks = await Promise.all(LOCKS.map((name) => readJson(root, name)));
  for (const lock of locks.filter((each) => each !== undefined)) {
    const places = [
      ...(own.version === undefined ? [] : [["version"], ["packages", "", "version"]]),
      ...folders.map((folder) => ["packages", folder, "version"]),
    ];
    changes.push(change(root, lock.name, lock.text, places, version));
  }
  const others = versioned.filter((each) => !following.includes(each)).map(({ name }) => path.posix.dirname(name));
  return { changes: changes.filter(({ before, after }) => before !== after), others };
}

/** A package and the version it gets. */
export interface PackageVersion {
  /** From the root, with slashes. */
  readonly folder: string;
  readonly version: string;
}

/** Sets the versions of single packages, and what lock files of npm say of these. Throws `Failure` for a file that is not JSON. */
export async function packageVersionFiles(
  root: string,
  packages: readonly PackageVersion[],
): Promise<readonly FileChange[]> {
  const own = await Promise.all(
    packages.map(async ({ folder, version }) => {
      const manifest = await readJson(root, `${folder}/package.json`);
      return manifest ? [change(root, manifest.name, manifest.text, [["version"]], version)] : [];
    }),
  );
  const locks = await Promise.all(LOCKS.map((name) => readJson(root, name)));
  const locked = locks.flatMap((lock) => {
    if (!lock) return [];
    const after = packages.reduce(
      (text, { folder, version }) => setJsonString(text, ["packages", folder, "version"], () => version) ?? text,
      lock.text,
    );
    return [{ file: path.join(root, lock.name), before: lock.text, after }];
  });
  return [...own.flat(), ...locked].filter(({ before, after }) => before !== after);
}

interface Manifest {
  /** From the root, with slashes. */
  readonly name: string;
  readonly text: string;
  readonly version: string | undefined;
}

async function readJson(root: string, name: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(root, name), "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Failure("environment", `${name} cannot be read: ${(error as Error).message}.`, { cause: error });
  });
  if (text === undefined) return undefined;
  try {
    const data = JSON.parse(text.replace(/^\uFEFF/, "")) as { version?: unknown } | null;
    return { name, text, version: typeof data?.version === "string" ? data.version : undefined };
  } catch (cause) {
    throw new Failure("usage", `${name} is not valid JSON: ${(cause as Error).message}.`, { cause });
  }
}

function change(
  root: string,
  name: string,
  before: string,
  places: readonly (readonly string[])[],
  version: string,
): FileChange {
  const after = places.reduce((text, place) => setJsonString(text, place, () => version) ?? text, before);
  return { file: path.join(root, name), before, after };
}

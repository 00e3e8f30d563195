import { chmod, lstat, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { entryPage, linkedText } from "@toolbox/core/git/changelog/output/entry-text.ts";
import type { GeneratedRelease } from "@toolbox/core/git/changelog-file/parse/entry.ts";
import { mergeChangelog } from "@toolbox/core/git/changelog-file/merge/merge.ts";
import type { NewRelease } from "@toolbox/core/git/changelog-file/merge/options.ts";
import { splitOldReleases } from "@toolbox/core/git/changelog-file/split/split-old-releases.ts";
import { decodeUtf8, notUtf8 } from "@toolbox/core";
import { readProblem } from "../../../tool-command/input/read-problem.ts";
import { Failure } from "../../../shell/failure.ts";
import { makeFolder } from "../../../shell/make-folder.ts";
import { readWhole } from "../../../shell/read-at-most.ts";
import type { ReadReleases } from "../history/read-releases.ts";

/** A file as it is and as it should be. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** Absent when the file is not there. */
  readonly before?: string;
  readonly after: string;
}

export interface MergeRequest {
  /** Absolute. */
  readonly file: string;
  readonly project: string;
  readonly release?: NewRelease;
  /** How many releases stay in the file. */
  readonly keep?: number;
  /** Leaves what stands in the file out of account. */
  readonly startsAnew?: boolean;
  /** Writes every release the file lacks. */
  readonly addsAll?: boolean;
}

/** What a merge would change. */
export interface FilePlan {
  readonly changes: readonly FileChange[];
  /** Older releases that are not written, since the file shares none with the history. */
  readonly leftOut: number;
  /** The changelog and its archives as they will be, changed or not. */
  readonly texts: readonly string[];
}

/**
 * Merges releases into a changelog, and gives the files that would change, archives of old releases before the file
 * they come from. Writes nothing. Throws `Failure` for a file that is none of ours to touch.
 */
export async function planFiles(read: ReadReleases, request: MergeRequest): Promise<FilePlan> {
  const before = await readText(request.file, request.startsAnew !== true);
  const { page, host } = read.pages;
  const merged = mergeChangelog(
    request.startsAnew ? "" : (before ?? ""),
    read.releases.map((release) => generated(release, read)),
    {
      project: request.project,
      ...(page === undefined ? {} : { page }),
      ...(host === undefined ? {} : { hostName: host }),
      ...(request.release ? { release: request.release } : {}),
      ...(read.base === undefined ? {} : { base: read.base }),
      ...(read.pages.branch === undefined ? {} : { branch: read.pages.branch }),
      isPartial: read.isPartial,
      addsAll: request.addsAll === true,
    },
  );
  if (!merged.ok) throw new Failure("failure", `${path.basename(request.file)}: ${merged.message}`);
  const change = { file: request.file, ...(before === undefined ? {} : { before }) };
  const { leftOut = 0 } = merged;
  if (request.keep === undefined)
    return { changes: changed([{ ...change, after: merged.text }]), leftOut, texts: [merged.text] };
  const folder = path.dirname(request.file);
  const archives = await readArchives(folder);
  const split = splitOldReleases(merged.text, request.keep, { name: path.basename(request.file), archives });
  if (!split.ok) throw new Failure("failure", `${path.basename(request.file)}: ${split.message}`);
  const files = split.archives.map(({ name, text }) => {
    const old = archives.get(name);
    return { file: path.join(folder, name), ...(old === undefined ? {} : { before: old }), after: text };
  });
  const texts = [split.text, ...archives.values(), ...files.map(({ after }) => after)];
  return { changes: changed([...files, { ...change, after: split.text }]), leftOut, texts };
}

const changed = (changes: readonly FileChange[]) => changes.filter(({ before, after }) => before !== after);

function generated(release: ReadReleases["releases"][number], { pages }: ReadReleases): GeneratedRelease {
  const { version, date, tag, entries } = release;
  const pageOf = (entry: (typeof entries)[number]) => {
    const url = entryPage(entry, pages);
    return url === undefined ? {} : { url };
  };
  return {
    ...(version === undefined ? {} : { version }),
    ...(date === undefined ? {} : { date }),
    ...(tag === undefined ? {} : { tag }),
    entries: entries.map((entry) => ({
      commit: entry.commit,
      ...pageOf(entry),
      category: entry.category,
      text: linkedText(entry, pages),
      isBreaking: entry.isBreaking,
      ...(entry.fragment ? { isByHand: true } : {}),
    })),
  };
}

/** Older releases that were moved out of a changelog, by the names of their files. */
async function readArchives(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => /-\d+\.\w+$/.test(name) && /\.(?:md|markdown)$/i.test(name));
  const texts = await Promise.all(own.map(async (name) => [name, await readText(path.join(folder, name))] as const));
  return new Map(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}

async function readText(file: string, isStrict = true): Promise<string | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = await readWhole(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Failure("environment", readProblem(file, error), { cause: error });
  }
  const text = decodeUtf8(bytes, "keep mark");
  if (text === undefined && isStrict) throw new Failure("failure", notUtf8(path.basename(file)));
  return text ?? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/**
 * Writes files one after the other, each at once or not at all: the text goes to a new file that then takes the place
 * of the old one. A link stays a link, permissions stay. Throws `Failure` "environment" where nothing can be written.
 */
export async function writeFiles(changes: readonly FileChange[]): Promise<void> {
  for (const { file, after } of changes) {
    const target = (await isLink(file)) ? await realpath(file) : file;
    const part = `${target}.${process.pid}.tmp`;
    try {
      await makeFolder(path.dirname(target));
      const mode = await stat(target).then(
        (found) => found.mode,
        () => undefined,
      );
      await writeFile(part, after);
      if (mode !== undefined) await chmod(part, mode);
      await rename(part, target);
    } catch (cause) {
      await rm(part, { force: true }).catch(() => {});
      throw new Failure("environment", `${file} cannot be written: ${(cause as Error).message}.`, { cause });
    }
  }
}

async function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

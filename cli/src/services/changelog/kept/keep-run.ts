import { open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fragmentFolders } from "@toolbox/core/git/fragments/fragment.ts";
import { findFragmentPlaces } from "../fragments/fragment-files.ts";
import { findChangelogSettings } from "../settings.ts";
import { makeFolder } from "../../../shell/make-folder.ts";
import type { Shell, Stream } from "../../../shell/shell.ts";
import { streamText } from "../../../shell/terminal-text.ts";
import { openRepository } from "../../git/git.ts";
import { foldersAbove, OWN_CONFIG } from "../../lint/own-settings.ts";
import { configFiles } from "./config-files.ts";
import { findGitPlaces, type GitPlaces, textOf } from "./git-places.ts";
import { keptBytes, keptFile, keptFolder } from "./kept-file.ts";
import { watch, type Watched } from "./watched.ts";

/** What one run may depend on beside the repository. */
export interface RunFiles {
  /** A file of settings given by hand. */
  readonly config?: string;
}

/** So many runs are kept, the newest of them, and so many bytes of them. */
const MOST_RUNS = 24;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Runs a command whose output only depends on the repository and its settings, and keeps what it wrote. All that it
 * depends on is looked at before it begins: what changes meanwhile is then different from what is kept. Whatever
 * cannot be told for sure, or kept, only makes the next run slower.
 */
export async function keepRun(
  shell: Shell,
  key: string,
  files: RunFiles,
  run: (shell: Shell) => Promise<void>,
): Promise<void> {
  const found = await lookAround(shell, files).catch(() => undefined);
  if (!found) return run(shell);
  const [stdout, stderr] = [recorder(shell.stdout, false), recorder(shell.stderr, true)];
  await run({ ...shell, stdout: stdout.stream, stderr: stderr.stream });
  const bytes = keptBytes(key, found.watched, { stdout: stdout.bytes(), stderr: stderr.bytes() });
  await save(found.places, key, bytes).catch(() => {});
}

/** A stream that remembers the bytes that went through it. */
function recorder(stream: Stream, isForPeople: boolean) {
  const parts: Uint8Array[] = [];
  const { isTerminal, isColored, columns } = stream;
  const write: Stream["write"] = (data) => {
    parts.push(typeof data === "string" ? Buffer.from(streamText(data, { isTerminal, isForPeople, columns })) : data);
    return stream.write(data);
  };
  return { stream: { isTerminal, isColored, columns, write }, bytes: () => Buffer.concat(parts) };
}

async function lookAround(
  shell: Shell,
  { config }: RunFiles,
): Promise<{ readonly places: GitPlaces; readonly watched: Watched } | undefined> {
  const places = findGitPlaces(shell.cwd);
  if (!places) return undefined;
  const [settings, repository] = await Promise.all([configFiles(shell, places), openRepository(shell)]);
  const isSame = async (ours: string, gits: string) => (await realpath(ours)) === (await realpath(gits));
  if (!settings || !(await isSame(places.gitDir, repository.gitDir))) return undefined;
  if (!(await isSame(places.commonDir, repository.commonDir))) return undefined;
  const { gitDir, commonDir, top } = places;
  const branch = await branchFile(places);
  if (branch === undefined) return undefined;
  const own = ["packed-refs", "shallow", "info/grafts", "refs/remotes/origin/HEAD"];
  const given = config === undefined ? [] : [path.resolve(shell.cwd, config)];
  const ours = [...foldersAbove(shell.cwd)].flatMap(({ folder }) =>
    [OWN_CONFIG, "package.json"].map((name) => path.join(folder, name)),
  );
  const names = [path.join(gitDir, "HEAD"), ...branch, ...own.map((name) => path.join(commonDir, name))];
  const trees = ["refs/tags", "refs/replace"].map((name) => path.join(commonDir, name));
  // Where there are fragments much more counts: the index, and what is not committed.
  const fragments = fragmentFolders.map((name) => path.join(top, name));
  const watched = watch(
    [...names, ...settings, ...given, ...ours, path.join(top, ".mailmap")],
    [...trees, ...fragments],
  );
  const hasFragments = findFragmentPlaces(shell, findChangelogSettings(shell.cwd, config)) !== undefined;
  return hasFragments ? undefined : { places, watched };
}

/** The file of the branch that HEAD is on, which may lie among the packed ones; undefined for what is not plain. */
async function branchFile({ gitDir, commonDir }: GitPlaces): Promise<readonly string[] | undefined> {
  const head = textOf(path.join(gitDir, "HEAD"))?.trim() ?? "";
  if (/^[0-9a-f]{40,64}$/.test(head)) return [];
  const ref = /^ref: (?<ref>refs\/heads\/.+)$/.exec(head)?.groups?.["ref"];
  if (ref === undefined) return undefined;
  const file = path.join(commonDir, ref);
  return textOf(file)?.startsWith("ref:") === true ? undefined : [file];
}

/** Puts it in its place in one step, so that a reader never sees half of it, and takes old ones away. */
async function save(places: GitPlaces, key: string, bytes: Uint8Array): Promise<void> {
  const file = keptFile(places, key);
  const part = `${file}.${process.pid}.part`;
  await makeFolder(keptFolder(places));
  try {
    const handle = await open(part, "w");
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await removeOld(keptFolder(places));
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const facts = await Promise.all(
    names.map(async (name) => ({ file: path.join(folder, name), ...(await factsOf(path.join(folder, name))) })),
  );
  let bytes = 0;
  for (const [at, { file, size }] of facts.toSorted((a, b) => b.modified - a.modified).entries()) {
    bytes += size;
    if (at >= MOST_RUNS || bytes > MOST_BYTES) await rm(file, { force: true });
  }
}

async function factsOf(file: string): Promise<{ readonly modified: number; readonly size: number }> {
  return stat(file).then(
    ({ mtimeMs, size }) => ({ modified: mtimeMs, size }),
    // Taken away by another run.
    () => ({ modified: 0, size: 0 }),
  );
}

import { existsSync } from "node:fs";
import path from "node:path";
import { catalog, closest } from "@toolbox/core";
import { checkKeys } from "@toolbox/core/config-file/check-keys.ts";
import { type MakeConfig, type MakeEntry, makeSection } from "@toolbox/core/config-file/make-section.ts";
import { memberPath } from "@toolbox/core/config/shape.ts";
import { readSection } from "@toolbox/core/config/section.ts";
import { isRecord } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import { parseJson } from "../../../tool-command/input/parse-json.ts";
import { foldersAbove, OWN_CONFIG, readConfig } from "../../lint/own-settings.ts";
import { lineOf, repeatedName } from "./json-line.ts";

/** What one repository, or one folder of it, generates. */
export interface MakeFile {
  /** The configuration file, absolute. */
  readonly file: string;
  /** Where its paths begin, absolute. */
  readonly folder: string;
  /** What no path leaves: the repository, or the folder itself outside of one. */
  readonly root: string;
  /** The text of the file, as it was read. */
  readonly text: string;
  /** The names under which its sections stand: `["toolbox"]` in a package.json. */
  readonly at: readonly string[];
  readonly entries: ReadonlyMap<string, MakeEntry>;
}

/**
 * The nearest configuration that says what to make: `make` in toolbox.config.json, or `toolbox.make` in package.json, up
 * to the root of the repository. Throws `Failure` "usage" when there is none, or with every mistake and its line.
 */
export function findMakeFile(cwd: string): MakeFile {
  const folders = [...foldersAbove(cwd)];
  const top = folders.at(-1);
  const root = top?.names.includes(".git") ? top.folder : undefined;
  for (const { folder, names } of folders)
    for (const name of [OWN_CONFIG, "package.json"]) {
      const found = names.includes(name) ? readMakeFile(path.join(folder, name), root ?? folder) : undefined;
      if (found) return found;
    }
  for (const { folder, names } of folders)
    if (names.includes(OWN_CONFIG)) refuseUnreadable(path.join(folder, OWN_CONFIG));
  throw new Failure("usage", `Nothing here says what to make: there is no "make" in ${OWN_CONFIG}.`, {
    next: "toolbox make --init looks at the repository and proposes what to put there.",
  });
}

/** The same file. Throws `Failure` "usage" where a name stands twice in it: all but the last would be lost silently. */
export function withoutRepeats(file: MakeFile): MakeFile {
  const repeated = repeatedName(file.text);
  if (!repeated) return file;
  const { name, first, second } = repeated;
  const place = path.basename(file.file);
  throw new Failure("usage", `${place}, line ${second}: "${name}" stands in line ${first} already.`, {
    next: "Give one of them another name.",
  });
}

/** A file that says nothing of `make` may mean to. Throws `Failure` "usage" for what is not JSON, and for unknown keys. */
function refuseUnreadable(file: string): void {
  const text = readConfig(file);
  if (text.trim() === "") return;
  const problems: string[] = [];
  checkKeys(parseJson(text, OWN_CONFIG), "", (problem, at = "") =>
    problems.push(`${OWN_CONFIG}, line ${lineOf(text, stepsOf(at))}: ${problem}`),
  );
  const [first, ...rows] = problems;
  if (first !== undefined) throw new Failure("usage", first, { rows });
}

/** @returns undefined when the file does not speak of it */
function readMakeFile(file: string, root: string): MakeFile | undefined {
  const text = readConfig(file);
  if (!text.includes('"make"')) return undefined;
  const whole = parseJson(text, path.basename(file));
  const isPackage = path.basename(file) === "package.json";
  const config = isPackage ? (isRecord(whole) ? whole["toolbox"] : undefined) : whole;
  if (config === undefined || !isRecord(config) || config["make"] === undefined) return undefined;
  const problems: string[] = [];
  const prefix = isPackage ? ["toolbox"] : [];
  const report = (problem: string, at = "") => {
    const line = lineOf(text, [...prefix, ...stepsOf(at)]);
    problems.push(`line ${line}: ${problem}`);
  };
  const entries = checkKeys(config, "", report) ? readSection(makeSection, config, report) : undefined;
  const folder = path.dirname(file);
  for (const [name, entry] of Object.entries(entries ?? {})) checkEntry(name, entry, folder, root, report);
  const [first, ...rows] = problems.map((problem) => `${path.basename(file)}, ${problem}`);
  if (entries === undefined || first !== undefined) throw new Failure("usage", first ?? "", { rows });
  return { file, folder, root, text, at: prefix, entries: new Map(Object.entries(entries)) };
}

const toolIds: ReadonlySet<string> = new Set(catalog.map(({ id }) => id));

function checkEntry(
  name: string,
  entry: MakeConfig[string],
  folder: string,
  root: string,
  report: (problem: string, at: string) => void,
): void {
  const at = memberPath("make", name);
  if (!toolIds.has(entry.tool)) {
    const ids = [...toolIds];
    const near = closest(entry.tool, ids);
    const way = near === undefined ? "toolbox tools lists them." : `Did you mean "${near}"?`;
    report(`${at}.tool is "${entry.tool}", and no tool has that name. ${way}`, `${at}.tool`);
  }
  for (const given of [entry.place.path, ...(entry.batch ?? [])])
    if (canLeave(given) && isAbove(path.resolve(folder, given), root))
      report(
        `${at} names "${given}", which lies outside of ${existsSync(path.join(root, ".git")) ? "the repository" : "this folder"}.`,
        at,
      );
}

/** Whether a path can lead out of the folder that it begins in at all: most do not, and need no longer look. */
const canLeave = (given: string): boolean => /\.\.|:/.test(given) || path.isAbsolute(given);

/** Whether a path lies outside of a folder. */
export function isAbove(target: string, folder: string): boolean {
  const way = path.relative(folder, target);
  return way === ".." || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
}

/** `make["a-b"].batch[0]` as its steps. */
function stepsOf(at: string): (string | number)[] {
  return [...at.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$]+)/g)].map(([, index, quoted, word]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? (JSON.parse(quoted) as string) : (word ?? ""),
  );
}

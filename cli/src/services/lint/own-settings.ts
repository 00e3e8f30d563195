import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkKeys } from "@toolbox/core/config-file/check-keys.ts";
import { readSection, type Section } from "@toolbox/core/config/section.ts";
import { isRecord } from "@toolbox/core";
import { parseJson } from "../../tool-command/input/parse-json.ts";
import { readProblem } from "../../tool-command/input/read-problem.ts";
import { Failure } from "../../shell/failure.ts";

export const OWN_CONFIG = "toolbox.config.json";

/** A folder where configuration may stand, and the names in it. */
interface Folder {
  readonly folder: string;
  readonly names: readonly string[];
}

/** A folder and those above it, up to the root of the repository, or of the disk. */
export function* foldersAbove(cwd: string): Generator<Folder, void> {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const names = namesIn(folder);
    yield { folder, names };
    if (names.includes(".git") || folder === path.dirname(folder)) return;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder above the repository that may not be listed has nothing to say.
    return [];
  }
}

/**
 * One section of Toolbox's own configuration, from a package.json (under "toolbox") or a file of its own; undefined when
 * the file does not speak of it. Throws `Failure` "usage" that names every wrong key.
 */
export function ownSection<T>(section: Section<T>, file: string): T | undefined {
  const isPackage = path.basename(file) === "package.json";
  const text = readConfig(file);
  const config = isPackage ? packageKey(file, text, "toolbox") : parseJson(text, path.basename(file));
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const at = isPackage ? "toolbox" : "";
  const settings = checkKeys(config, at, report) ? readSection(section, config, report) : undefined;
  if (problems.length > 0) throw wrongConfig(file, problems);
  return settings;
}

/** One key of a package.json; most of them have none, and then the file is not even parsed. */
export function packageKey(file: string, text: string, key: string): unknown {
  if (!text.includes(`"${key}"`)) return undefined;
  const data = parseJson(text, path.basename(file));
  return isRecord(data) ? data[key] : undefined;
}

export const wrongConfig = (file: string, problems: readonly string[]) =>
  new Failure("usage", `${path.basename(file)}: ${problems.join(" ")}`);

/** The text of a file, without a byte order mark. Throws `Failure` "environment" when it cannot be read. */
export function readConfig(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Failure("environment", readProblem(file, error), { cause: error });
  }
}

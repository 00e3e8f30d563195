import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ChangelogConfig, changelogSection } from "@toolbox/core/config/changelog-section.ts";
import { checkKeys } from "@toolbox/core/config/check-keys.ts";
import { readSection } from "@toolbox/core/config/section.ts";
import { jsonFault } from "../derive/json-fault.ts";
import { readProblem } from "../derive/read-problem.ts";
import { Failure } from "../failure.ts";

const OWN = "toolbox.config.json";

/**
 * The `changelog` settings that count in a folder: of the nearest toolbox.config.json or `toolbox` in a package.json, up
 * to the root of the repository. Throws `Failure` "usage" for a file that says something wrong.
 * @param file given by hand, instead of the nearest one
 */
export async function findChangelogSettings(cwd: string, file?: string): Promise<ChangelogConfig> {
  if (file !== undefined) {
    const given = path.resolve(cwd, file);
    const text = await readText(given);
    if (text === undefined) throw new Failure("usage", `--config: there is no file ${file}.`);
    return readSettings(given, text) ?? {};
  }
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    for (const name of [OWN, "package.json"]) {
      const place = path.join(folder, name);
      const text = await readText(place);
      const settings = text === undefined ? undefined : readSettings(place, text);
      if (settings) return settings;
    }
    const isRoot =
      (await readText(path.join(folder, ".git/HEAD"))) !== undefined ||
      (await readText(path.join(folder, ".git"))) !== undefined;
    if (isRoot || folder === path.dirname(folder)) return {};
  }
}

/** The settings of a file; undefined when it says nothing of the changelog. */
function readSettings(file: string, text: string): ChangelogConfig | undefined {
  const isPackage = path.basename(file) === "package.json";
  if (isPackage && !text.includes('"toolbox"')) return undefined;
  const data = parseJson(file, text);
  const config = isPackage ? (data as Readonly<Record<string, unknown>> | null)?.["toolbox"] : data;
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const settings = checkKeys(config, isPackage ? "toolbox" : "", report)
    ? readSection(changelogSection, config, report)
    : undefined;
  if (problems.length > 0) throw new Failure("usage", `${path.basename(file)}: ${problems.join(" ")}`);
  return settings;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const fault = jsonFault(text);
    const where = fault ? `line ${fault.line}, column ${fault.column}: ${fault.what}` : (cause as Error).message;
    throw new Failure("usage", `${path.basename(file)} is no valid JSON at ${where}.`, { cause });
  }
}

/** A file's text; undefined when it is not there, or is a folder. */
async function readText(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw new Failure("environment", readProblem(file, error), { cause: error });
  }
}

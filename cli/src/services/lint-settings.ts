import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readCommitlintConfig } from "@toolbox/core/commit-lint/commitlint-config.ts";
import { conventionalSettings, type LintSettings } from "@toolbox/core/commit-lint/lint-settings.ts";
import { NotStatic } from "@toolbox/core/commit-lint/static-config/literal.ts";
import { readStaticModule } from "@toolbox/core/commit-lint/static-config/module.ts";
import { checkKeys } from "@toolbox/core/config/check-keys.ts";
import { lintSection } from "@toolbox/core/config/lint-section.ts";
import { readSection } from "@toolbox/core/config/section.ts";
import { jsonFault } from "../derive/json-fault.ts";
import { readProblem } from "../derive/read-problem.ts";
import { Failure } from "../failure.ts";

export interface FoundSettings {
  readonly settings: LintSettings;
  /** The file they come from; absent for config-conventional as it is. */
  readonly file?: string;
}

const OWN = "toolbox.config.json";
const COMMITLINT = [
  ".commitlintrc",
  ...["json", "yaml", "yml", "js", "cjs", "mjs", "ts", "cts", "mts"].map((end) => `.commitlintrc.${end}`),
  ...["js", "cjs", "mjs", "ts", "cts", "mts"].map((end) => `commitlint.config.${end}`),
];

/**
 * The settings that count in a folder: the nearest ones up to the root of the repository, in a folder those of Toolbox
 * before those of commitlint, package.json before the others. Without any: config-conventional. Nothing is run.
 * Throws `Failure` "usage" for a file that says something wrong, or that can only be known by running it.
 */
export function findLintSettings(cwd: string): FoundSettings {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const names = namesIn(folder);
    const found = settingsIn(folder, names);
    if (found) return found;
    if (names.includes(".git") || folder === path.dirname(folder)) return { settings: conventionalSettings };
  }
}

/** The settings of one file, given by hand. Its name tells what it is. */
export function readLintSettings(file: string): FoundSettings {
  const name = path.basename(file);
  const found =
    name === "package.json"
      ? (ownSettings(file, packageKey(file, "toolbox"), "toolbox") ?? commitlint(file, packageKey(file, "commitlint")))
      : COMMITLINT.includes(name)
        ? commitlint(file, readData(file))
        : ownSettings(file, readData(file), "");
  if (!found) throw new Failure("usage", `${name} says nothing about "lint".`, { next: `Add a "lint" section to it.` });
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder above the repository that may not be listed has nothing to say.
    return [];
  }
}

function settingsIn(folder: string, names: readonly string[]): FoundSettings | undefined {
  const file = (name: string) => path.join(folder, name);
  const own = names.includes(OWN) ? ownSettings(file(OWN), readData(file(OWN)), "") : undefined;
  if (own) return own;
  if (names.includes("package.json")) {
    const inPackage = file("package.json");
    const found =
      ownSettings(inPackage, packageKey(inPackage, "toolbox"), "toolbox") ??
      commitlint(inPackage, packageKey(inPackage, "commitlint"));
    if (found) return found;
  }
  const name = COMMITLINT.find((one) => names.includes(one));
  return name === undefined ? undefined : commitlint(file(name), readData(file(name)));
}

/** @param at "" for a file of its own, or the key in package.json */
function ownSettings(file: string, config: unknown, at: string): FoundSettings | undefined {
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const settings = checkKeys(config, at, report) ? readSection(lintSection, config, report) : undefined;
  if (problems.length > 0) throw wrong(file, problems);
  return settings && { settings, file };
}

function commitlint(file: string, config: unknown): FoundSettings | undefined {
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const settings = readCommitlintConfig(config, (problem) => problems.push(problem));
  if (!settings) throw wrong(file, problems);
  return { settings, file };
}

const wrong = (file: string, problems: readonly string[]) =>
  new Failure("usage", `${path.basename(file)}: ${problems.join(" ")}`);

/** One key of a package.json; most of them have none, and then the file is not even parsed. */
function packageKey(file: string, key: "toolbox" | "commitlint"): unknown {
  const text = readText(file);
  if (!text.includes(`"${key}"`)) return undefined;
  const data = parseJson(file, text);
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>)[key] : undefined;
}

function readData(file: string): unknown {
  const text = readText(file);
  const name = path.basename(file);
  const end = path.extname(name === ".commitlintrc" ? "" : name);
  if (end === ".json" || /^\s*\{/.test(text)) return parseJson(file, text);
  if ([".yaml", ".yml", ""].includes(end))
    throw new Failure("usage", `${name} is YAML, which Toolbox does not read.`, {
      next: `Save it as .commitlintrc.json, or put the rules under "lint" in ${OWN}.`,
    });
  try {
    return readStaticModule(text);
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error;
    throw new Failure("usage", `${name} is not read: line ${error.line}, ${error.message}.`, {
      next: `Toolbox runs no configuration. Put the rules under "lint" in ${OWN}, or run commitlint itself.`,
      cause: error,
    });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Failure("environment", readProblem(file, error), { cause: error });
  }
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

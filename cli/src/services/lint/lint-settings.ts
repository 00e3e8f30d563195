import path from "node:path";
import { readCommitlintConfig } from "@toolbox/core/git/commit-lint/commitlint-config.ts";
import { conventionalSettings, type LintSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { NotStatic } from "@toolbox/core/git/commit-lint/static-config/literal.ts";
import { readStaticModule } from "@toolbox/core/git/commit-lint/static-config/module.ts";
import { lintSection } from "@toolbox/core/config-file/lint-section.ts";
import { Failure } from "../../shell/failure.ts";
import { parseJson } from "../../tool-command/input/parse-json.ts";
import { foldersAbove, OWN_CONFIG, ownSection, packageKey, readConfig, wrongConfig } from "./own-settings.ts";

export interface FoundSettings {
  readonly settings: LintSettings;
  /** The file they come from; absent for config-conventional as it is. */
  readonly file?: string;
}

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
  for (const { folder, names } of foldersAbove(cwd)) {
    const found = settingsIn(folder, names);
    if (found) return found;
  }
  return { settings: conventionalSettings };
}

/** The settings of one file, given by hand. Its name tells what it is. */
export function readLintSettings(file: string): FoundSettings {
  const name = path.basename(file);
  const found =
    name === "package.json"
      ? settingsInPackage(file)
      : COMMITLINT.includes(name)
        ? commitlint(file, readData(file))
        : ownSettings(file);
  if (!found) throw new Failure("usage", `${name} says nothing about "lint".`, { next: `Add a "lint" section to it.` });
  return found;
}

function settingsIn(folder: string, names: readonly string[]): FoundSettings | undefined {
  const file = (name: string) => path.join(folder, name);
  const own = names.includes(OWN_CONFIG) ? ownSettings(file(OWN_CONFIG)) : undefined;
  if (own) return own;
  const inPackage = names.includes("package.json") ? settingsInPackage(file("package.json")) : undefined;
  if (inPackage) return inPackage;
  const name = COMMITLINT.find((one) => names.includes(one));
  return name === undefined ? undefined : commitlint(file(name), readData(file(name)));
}

function settingsInPackage(file: string): FoundSettings | undefined {
  return ownSettings(file) ?? commitlint(file, packageKey(file, readConfig(file), "commitlint"));
}

function ownSettings(file: string): FoundSettings | undefined {
  const settings = ownSection(lintSection, file);
  return settings && { settings, file };
}

function commitlint(file: string, config: unknown): FoundSettings | undefined {
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const settings = readCommitlintConfig(config, (problem) => problems.push(problem));
  if (!settings) throw wrongConfig(file, problems);
  return { settings, file };
}

function readData(file: string): unknown {
  const text = readConfig(file);
  const name = path.basename(file);
  const end = path.extname(name === ".commitlintrc" ? "" : name);
  if (end === ".json" || /^\s*\{/.test(text)) return parseJson(text, path.basename(file));
  if ([".yaml", ".yml", ""].includes(end))
    throw new Failure("usage", `${name} is YAML, which Toolbox does not read.`, {
      next: `Save it as .commitlintrc.json, or put the rules under "lint" in ${OWN_CONFIG}.`,
    });
  try {
    return readStaticModule(text);
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error;
    throw new Failure("usage", `${name} is not read: line ${error.line}, ${error.message}.`, {
      next: `Toolbox runs no configuration. Put the rules under "lint" in ${OWN_CONFIG}, or run commitlint itself.`,
      cause: error,
    });
  }
}

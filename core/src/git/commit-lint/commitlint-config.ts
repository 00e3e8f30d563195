import { choice, flag, object, type Report, type Shape, text } from "../../config/shape.ts";
import { conventional } from "./conventional.ts";
import { conventionalSettings, type LintSettings } from "./lint-settings.ts";
import { ruleChanges, type RuleSet, type RuleChanges } from "./rule-set.ts";

const CONVENTIONAL = ["@commitlint/config-conventional", "@commitlint/conventional", "conventional"];
const WHAT_TO_DO = 'Write the rules out here or under "lint" in toolbox.config.json, or run commitlint itself.';

/** `extends`: config-conventional, by any of its names; others live in packages, which are never run. */
const extended: Shape<boolean> = {
  schema: {},
  read(value, at, report) {
    const names: unknown[] = Array.isArray(value) ? value : [value];
    const other = names.find((name) => !CONVENTIONAL.includes(String(name)));
    if (other !== undefined)
      return refuse(`${at} names "${String(other)}", and Toolbox knows config-conventional only.`, report);
    return names.length > 0;
  },
};

const nothing = (what: string): Shape<unknown> => ({
  schema: {},
  read(value, at, report) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return true;
    return refuse(`${at} holds ${what}, which Toolbox does not run.`, report);
  },
});

function refuse(sentence: string, report: Report): undefined {
  report(`${sentence} ${WHAT_TO_DO}`);
  return undefined;
}

const ignored: Shape<unknown> = { schema: {}, read: () => true };

/** What a configuration of commitlint may say. Each key is read, left aside because it changes no verdict, or refused. */
const shape = object({
  $schema: { shape: ignored, words: "" },
  extends: { shape: extended, words: "" },
  rules: { shape: ruleChanges, words: "" },
  defaultIgnores: { shape: flag, words: "" },
  parserPreset: {
    shape: choice(["conventional-changelog-conventionalcommits", "conventional-changelog-angular"]),
    words: "",
  },
  ignores: { shape: nothing("functions"), words: "" },
  plugins: { shape: nothing("plugins"), words: "" },
  formatter: { shape: text, words: "" },
  helpUrl: { shape: text, words: "" },
  prompt: { shape: ignored, words: "" },
});

/** Reads a configuration of commitlint, of which nothing was run. Undefined when a problem was told. */
export function readCommitlintConfig(value: unknown, report: Report): LintSettings | undefined {
  const config = shape.read(value, "", report);
  if (!config) return undefined;
  const isConventional =
    config.parserPreset === undefined ? config.extends === true : config.parserPreset.endsWith("conventionalcommits");
  return {
    ...conventionalSettings,
    preset: isConventional ? "conventional" : "angular",
    judge: "commitlint",
    rules: applyChanges(config.extends === true ? conventional : {}, config.rules ?? {}),
    defaultIgnores: config.defaultIgnores ?? true,
  };
}

/** A set of rules with some set anew and some turned off. */
export function applyChanges(base: RuleSet, changes: RuleChanges): RuleSet {
  return Object.fromEntries(
    Object.entries({ ...base, ...changes }).filter(([, setting]) => setting !== undefined),
  ) as RuleSet;
}

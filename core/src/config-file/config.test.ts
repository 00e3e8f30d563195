import { expect, test } from "vitest";
import { checkKeys } from "./check-keys.ts";
import { lintSection } from "./lint-section.ts";
import { readSection } from "../config/section.ts";

function readLint(config: unknown) {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const settings = checkKeys(config, "", report) ? readSection(lintSection, config, report) : undefined;
  return { settings, problems };
}

test("rules in words, ignores and strict", () => {
  const { settings, problems } = readLint({
    $schema: "./schema.json",
    lint: {
      rules: {
        "scope-enum": ["error", "always", ["api"]],
        "header-max-length": [2, "always", 72],
        "subject-case": "off",
      },
      ignores: ["^WIP"],
      strict: true,
    },
  });
  expect(problems).toEqual([]);
  expect(settings?.rules["header-max-length"]?.value).toBe(72);
  expect(settings?.rules["subject-case"]).toBe(undefined);
  expect(settings?.ignores[0]?.test("WIP: x")).toBe(true);
  expect(settings?.strict).toBe(true);
});

test("a file that says nothing of lint gives no settings", () => {
  expect(readLint({})).toEqual({ settings: undefined, problems: [] });
});

test("extends nothing begins with no rule", () => {
  expect(Object.keys(readLint({ lint: { extends: "nothing" } }).settings?.rules ?? { x: 1 })).toEqual([]);
});

test.each([
  [{ lnt: {} }, 'lnt is not a setting that Toolbox knows. Did you mean "lint"?'],
  [{ lint: { rulez: {} } }, 'lint.rulez is not a setting that Toolbox knows. Did you mean "rules"?'],
  [
    { lint: { rules: { "typ-enum": "off" } } },
    'lint.rules["typ-enum"] is not a rule that Toolbox knows. Did you mean "type-enum"?',
  ],
  [{ lint: { ignores: ["("] } }, "lint.ignores[0] is not a valid regular expression: Invalid regular expression"],
  [{ lint: { strict: "yes" } }, 'lint.strict must be true or false, but it is "yes".'],
  [{ lint: { extends: "angular" } }, 'lint.extends must be one of conventional, nothing, but it is "angular".'],
  [{ lint: [] }, "lint must be an object { … }, but it is []."],
  [null, "The configuration must be an object { … }, but it is null."],
  [JSON.parse('{"__proto__": 1}'), "__proto__ is not a setting that Toolbox knows."],
])("%j is told: %s", (config, sentence) => {
  const { settings, problems } = readLint(config);
  expect(settings).toBe(undefined);
  expect(problems.join(" ")).toContain(sentence);
});

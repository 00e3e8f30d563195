import { expect, test } from "vitest";
import { readCommitlintConfig } from "./commitlint-config.ts";
import { readStaticModule } from "./static-config/module.ts";

const CONFIG = { extends: ["@commitlint/config-conventional"], rules: { "scope-enum": [2, "always", ["api"]] } };

test.each([
  ["export default { extends: ['@commitlint/config-conventional'], rules: { 'scope-enum': [2, 'always', ['api']] } };"],
  [
    'module.exports = {\n  // why\n  extends: ["@commitlint/config-conventional"],\n  rules: { "scope-enum": [2, `always`, ["api",],], /* x */ },\n}\n',
  ],
  [
    `import { RuleConfigSeverity, type UserConfig } from "@commitlint/types";
const config: UserConfig = {
  extends: ["@commitlint/config-conventional"],
  rules: { "scope-enum": [RuleConfigSeverity.Error, "always", ["api"]] as const },
} satisfies UserConfig;
export default config;`,
  ],
  [
    "'use strict';\nconst rules = 1;\nmodule.exports = {extends:['@commitlint/config-conventional'],rules:{'scope-enum':[2,'always',['\\x61p\\u0069']]}}",
  ],
])("a written-out module is read: %j", (source) => {
  expect(readStaticModule(source)).toEqual(CONFIG);
});

test.each([
  ["export default { ...base }", 1, "a spread (...) is known only when the file runs"],
  ["const a = 1;\nmodule.exports = {\n  rules: rules() }", 3, '"rules" is known only when the file runs'],
  ["module.exports = { rules: { a: [2, 'always', names.map(x)] } }", 1, '"names.map" is known only when the file runs'],
  ["module.exports = { ignores: [(message) => true] }", 1, '"(" begins more than a plain value'],
  ["module.exports = { [key]: 1 }", 1, "a computed key is known only when the file runs"],
  ["module.exports = { rules() {} }", 1, '"rules" holds code'],
  ["export default defineConfig({})", 1, '"defineConfig" is known only when the file runs'],
  ["const fs = require('fs')\nmodule.exports = {}", 1, '"require" is known only when the file runs'],
  ["module.exports = `a${b}`", 1, '"`" begins more than a plain value'],
  ["export const rules = {}", 1, "there is more than a default export"],
  ["if (true) {}", 1, '"if" begins code'],
  ["// nothing\n", 2, "nothing is exported"],
  ["export default {", 1, "the file ends in the middle of a value"],
  ["export default [1,", 1, "the file ends in the middle of a value"],
])("%j is refused at line %i", (source, line, what) => {
  expect(() => readStaticModule(source)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(what) }),
  );
});

function read(config: unknown) {
  const problems: string[] = [];
  return { settings: readCommitlintConfig(config, (problem) => problems.push(problem)), problems };
}

test("config-conventional with changes", () => {
  const { settings } = read({
    ...CONFIG,
    rules: { ...CONFIG.rules, "subject-case": [0], "header-max-length": [1, "always", 72] },
  });
  expect(settings?.preset).toBe("conventional");
  expect(settings?.rules["subject-case"]).toBe(undefined);
  expect(settings?.rules["header-max-length"]).toEqual({ level: "warning", when: "always", value: 72 });
  expect(settings?.rules["type-empty"]?.level).toBe("error");
});

test("without extends only the rules that are written out count, with the parser commitlint then has", () => {
  const { settings } = read({ rules: { "type-empty": [2, "never"] }, defaultIgnores: false });
  expect(Object.keys(settings?.rules ?? {})).toEqual(["type-empty"]);
  expect([settings?.preset, settings?.defaultIgnores]).toEqual(["angular", false]);
});

test.each([
  [{ extends: ["@acme/commitlint"] }, 'extends names "@acme/commitlint", and Toolbox knows config-conventional only.'],
  [{ plugins: ["commitlint-plugin-x"] }, "plugins holds plugins, which Toolbox does not run."],
  [{ rule: {} }, 'rule is not a setting that Toolbox knows. Did you mean "rules"?'],
  [
    { rules: { "scope-enmu": [2, "always", []] } },
    'rules["scope-enmu"] is not a rule that Toolbox knows. Did you mean "scope-enum"?',
  ],
  [
    { rules: { "type-enum": "error please" } },
    'rules["type-enum"] must be a list such as ["error", "always", ["one", "two"]], but it is "error please".',
  ],
  [
    { rules: { "type-enum": [2, "alway", []] } },
    'rules["type-enum"][1] must be one of always, never, but it is "alway". Did you mean "always"?',
  ],
  [
    { rules: { "header-max-length": [2, "always", "72"] } },
    'rules["header-max-length"][2] must be a whole number such as 72, but it is "72".',
  ],
  [
    { rules: { "header-max-length": [2, "always"] } },
    'rules["header-max-length"][2] must be a whole number such as 72, but it is undefined.',
  ],
  [{ rules: { "type-case": [2, "always", "loud"] } }, 'rules["type-case"][2] must be one of'],
  [
    { rules: { "type-enum": [2, "always", "feat"] } },
    'rules["type-enum"][2] must be a list of texts, but it is "feat".',
  ],
  [[], "The configuration must be an object { … }, but it is []."],
  [{ extends: "conventional", parserPreset: "./own" }, "parserPreset must be one of"],
])("%j is told: %s", (config, sentence) => {
  const { settings, problems } = read(config);
  expect(settings).toBe(undefined);
  expect(problems.join(" ")).toContain(sentence);
});

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../../testing/temp-folder.ts";
import { findLintSettings, readLintSettings } from "./lint-settings.ts";

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await tempFolder();
  mkdirSync(path.join(folder, ".git"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const own = (most: number) => JSON.stringify({ lint: { rules: { "header-max-length": ["error", "always", most] } } });
const theirs = (most: number) =>
  JSON.stringify({ extends: ["@commitlint/config-conventional"], rules: { "header-max-length": [2, "always", most] } });

test.each([
  ["nothing at all", {}, ".", undefined, 100],
  ["a file of our own", { "toolbox.config.json": own(50) }, ".", "toolbox.config.json", 50],
  ["package.json", { "package.json": `{"toolbox":${own(51)}}` }, ".", "package.json", 51],
  ["commitlint in package.json", { "package.json": `{"commitlint":${theirs(52)}}` }, ".", "package.json", 52],
  [".commitlintrc", { ".commitlintrc": theirs(53) }, ".", ".commitlintrc", 53],
  [
    ".commitlintrc.json with a byte order mark",
    { ".commitlintrc.json": `\uFEFF${theirs(54)}` },
    ".",
    ".commitlintrc.json",
    54,
  ],
  ["a module", { "commitlint.config.js": `export default ${theirs(55)};` }, ".", "commitlint.config.js", 55],
  [
    "a module of the old kind",
    { "commitlint.config.cjs": `module.exports = ${theirs(56)};` },
    ".",
    "commitlint.config.cjs",
    56,
  ],
  [
    "ours before theirs",
    { "toolbox.config.json": own(57), ".commitlintrc.json": theirs(1) },
    ".",
    "toolbox.config.json",
    57,
  ],
  [
    "ours without lint",
    { "toolbox.config.json": "{}", ".commitlintrc.json": theirs(58) },
    ".",
    ".commitlintrc.json",
    58,
  ],
  [
    "the nearest",
    { "toolbox.config.json": own(1), "a/b/toolbox.config.json": own(59) },
    "a/b",
    "a/b/toolbox.config.json",
    59,
  ],
  ["one further up", { "toolbox.config.json": own(60), "a/b/package.json": "{}" }, "a/b", "toolbox.config.json", 60],
])("%s", async (_, files, cwd, file, most) => {
  const folder = await folderWith(files);
  const found = findLintSettings(path.join(folder, cwd));
  expect(found.file).toBe(file === undefined ? undefined : path.join(folder, file));
  expect(found.settings.rules["header-max-length"]?.value).toBe(most);
});

test("nothing above the repository is read", async () => {
  const folder = await folderWith({ "toolbox.config.json": own(1), "inner/.git/HEAD": "" });
  expect(findLintSettings(path.join(folder, "inner")).file).toBe(undefined);
});

test.each([
  [
    "toolbox.config.json",
    '{ "lint": { "rulez": {} } }',
    'toolbox.config.json: lint.rulez is not a setting that Toolbox knows. Did you mean "rules"?',
  ],
  ["toolbox.config.json", '{ "lint": }', "toolbox.config.json is not valid JSON at line 1, column 11"],
  [
    "package.json",
    '{ "toolbox": { "lnt": {} } }',
    'package.json: toolbox.lnt is not a setting that Toolbox knows. Did you mean "lint"?',
  ],
  [".commitlintrc.yml", "extends: x", ".commitlintrc.yml is YAML, which Toolbox does not read."],
  [".commitlintrc", "extends: x", ".commitlintrc is YAML, which Toolbox does not read."],
  [
    "commitlint.config.mjs",
    "import a from 'a';\nexport default a;",
    'commitlint.config.mjs is not read: line 2, "a" is known only when the file runs.',
  ],
  [
    ".commitlintrc.json",
    '{ "extends": ["@acme/x"] }',
    '.commitlintrc.json: extends names "@acme/x", and Toolbox knows config-conventional only.',
  ],
])("%s with %j is refused in words", async (name, text, words) => {
  const folder = await folderWith({ [name]: text });
  expect(() => findLintSettings(folder)).toThrow(words);
});

test("a file given by hand must say something", async () => {
  const folder = await folderWith({ "other.json": own(61), "empty.json": "{}" });
  expect(readLintSettings(path.join(folder, "other.json")).settings.rules["header-max-length"]?.value).toBe(61);
  expect(() => readLintSettings(path.join(folder, "empty.json"))).toThrow('empty.json says nothing about "lint".');
  expect(() => readLintSettings(path.join(folder, "none.json"))).toThrow("There is no file");
});

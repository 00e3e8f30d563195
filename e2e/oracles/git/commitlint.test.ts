import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lintMessage } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { readCommitlintConfig } from "@toolbox/core/git/commit-lint/commitlint-config.ts";
import { readTrailers } from "@toolbox/core/git/commit-lint/message/read-trailers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { generateMessages } from "./generate-messages.ts";
import { npmProject } from "../code/npm-project.ts";

/*
 * commitlint 20 is the last that runs on Node 20. Its verdict on many messages must be ours; words may differ. It is
 * installed for this test only, from the npm registry.
 */
const PACKAGES = ["lint", "load", "config-conventional"].map((name) => `@commitlint/${name}@20.5.3`);

interface Outcome {
  readonly errors: readonly { readonly name: string }[];
  readonly warnings: readonly { readonly name: string }[];
}
type Lint = (message: string, rules: unknown, options: unknown) => Promise<Outcome>;
type Load = (
  seed: unknown,
  options: { cwd: string },
) => Promise<{ rules: object; parserPreset?: { parserOpts?: object } }>;

const FURTHER_RULES: readonly object[] = [
  { "scope-enum": [2, "always", ["api", "web", "a/b"]], "scope-case": [2, "always", "kebab-case"] },
  { "scope-empty": [2, "never"], "subject-max-length": [1, "always", 20], "header-min-length": [2, "always", 15] },
  { "body-max-length": [2, "always", 60], "body-empty": [1, "never"], "body-full-stop": [2, "always", "."] },
  { "body-case": [1, "always", "lower-case"], "body-min-length": [2, "always", 30] },
  { "references-empty": [2, "never"], "signed-off-by": [2, "always", "Signed-off-by:"], "footer-empty": [1, "never"] },
  { "trailer-exists": [2, "always", "Signed-off-by:"], "footer-max-length": [2, "always", 50] },
  { "subject-exclamation-mark": [2, "never"], "breaking-change-exclamation-mark": [2, "always"] },
  { "type-enum": [2, "never", ["feat"]], "type-max-length": [2, "always", 4], "type-min-length": [1, "always", 3] },
  { "scope-delimiter-style": [2, "always", [","]], "footer-min-length": [1, "always", 12] },
  { "subject-case": [2, "always", ["lower-case", "sentence-case"]], "header-case": [1, "always", "lower-case"] },
  { "header-full-stop": [2, "never", "."], "subject-min-length": [2, "always", 5] },
  { "scope-max-length": [2, "always", 4], "scope-min-length": [2, "always", 2] },
];

const { folder, isThere, whySkipped } = npmProject("commitlint", PACKAGES);

describe.skipIf(!isThere)(`commitlint 20${whySkipped}`, () => {
  let lint: Lint;
  let load: Load;
  beforeAll(async () => {
    lint = (await importPackage("lint")) as Lint;
    load = (await importPackage("load")) as Load;
  });

  /** The messages for which the two find different things. */
  async function differences(config: object, count: number): Promise<unknown[]> {
    const { rules, parserPreset } = await load(config, { cwd: folder });
    const problems: string[] = [];
    const settings = readCommitlintConfig(config, (problem) => problems.push(problem));
    if (!settings) return problems;
    const different: unknown[] = [];
    for (const message of generateMessages(count)) {
      const { errors, warnings } = await lint(message, rules, { parserOpts: parserPreset?.parserOpts ?? {} });
      const theirs = [...errors.map(({ name }) => `error ${name}`), ...warnings.map(({ name }) => `warning ${name}`)];
      const ours = lintMessage(message, settings).findings.map(({ level, rule }) => `${level} ${rule}`);
      if (theirs.toSorted().join() !== ours.toSorted().join()) different.push({ message, theirs, ours });
    }
    return different;
  }

  test("config-conventional finds the same in 1500 messages", async () => {
    expect(await differences({ extends: ["@commitlint/config-conventional"] }, 1500)).toEqual([]);
  });

  test.each(FURTHER_RULES)("and so do %j", async (rules) => {
    expect(await differences({ extends: ["@commitlint/config-conventional"], rules }, 300)).toEqual([]);
  });

  test("without a preset headers are read as commitlint then reads them", async () => {
    const rules = { "type-empty": [2, "never"], "footer-empty": [1, "never"] };
    expect(await differences({ rules }, 300)).toEqual([]);
  });
});

async function importPackage(name: string): Promise<unknown> {
  const file = path.join(folder, `node_modules/@commitlint/${name}/lib/${name}.js`);
  return ((await import(pathToFileURL(file).href)) as { default: unknown }).default;
}

describe.skipIf(spawnSync("git", ["--version"]).status !== 0)("git", () => {
  test("reads the same trailers", () => {
    const different = [...generateMessages(300)].filter((message) => {
      const theirs = execFileSync("git", ["interpret-trailers", "--parse"], {
        input: `${message}\n`,
        encoding: "utf8",
      });
      return readTrailers(message).join("\n") !== theirs.trimEnd();
    });
    expect(different).toEqual([]);
  });
});

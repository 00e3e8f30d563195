import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { tempRepository } from "../../testing/temp-repository.ts";
import { migrate } from "./migrate.ts";

/** What becomes of the files of a repository, and what is said. */
async function migrated(files: Readonly<Record<string, string>>) {
  const { shell, folder, write } = tempRepository();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    write(name, text);
  }
  await migrate(shell, {});
  const config = JSON.parse(readFileSync(path.join(folder, "toolbox.config.json"), "utf8")) as Record<string, unknown>;
  return { config, said: shell.err() };
}

const CLIFF = String.raw`
[changelog]
body = "{{ version }}"
trim = true
[git]
conventional_commits = true
filter_unconventional = true
commit_parsers = [
  { message = "^feat", group = "<!-- 0 -->🚀 Features" },
  { message = "^doc", group = "Documentation" },
  { message = "^chore\\(deps.*\\)", skip = true },
  { message = "^chore|^ci", skip = true },
  { body = ".*security", group = "Security" },
]
tag_pattern = "v[0-9].*"
[remote.github]
owner = "ada"
repo = "ledger"
[bump]
features_always_bump_minor = true
`;

describe("toolbox migrate", () => {
  it.each<[string, string, object, readonly string[]]>([
    [
      "cliff.toml",
      CLIFF,
      {
        changelog: {
          types: {
            feat: "added",
            feats: "added",
            feature: "added",
            features: "added",
            doc: "changed",
            docs: "changed",
            "chore(deps)": "hidden",
            chore: "hidden",
            ci: "hidden",
          },
          untyped: "hide",
          tagPattern: ".*(?:v[0-9].*).*",
          repository: "https://github.com/ada/ledger",
          zeroMajor: "semver",
        },
      },
      ["changelog.body: its template language is Tera", "git.commit_parsers[4]: it is not a rule for a type alone"],
    ],
    [
      ".versionrc",
      '{ "types": [{ "type": "feat", "section": "Features" }, { "type": "chore", "hidden": true }], "tagPrefix": "v", "infile": "NEWS.md", "skip": { "tag": true } }',
      { changelog: { types: { feat: "added", chore: "hidden" }, tagPattern: "v(?<version>.+)", file: "NEWS.md" } },
      ["skip: there is no such setting here"],
    ],
    [
      "commitlint.config.js",
      "module.exports = { extends: ['@commitlint/config-conventional'], rules: { 'type-enum': [2, 'always', ['feat', 'fix']], 'own-rule': [2, 'always'] } };",
      { lint: { extends: "conventional", rules: { "type-enum": [2, "always", ["feat", "fix"]] } } },
      ["rules.own-rule: "],
    ],
    [
      ".commitlintrc.yml",
      "extends:\n  - '@commitlint/config-conventional'\nrules:\n  subject-case: [0]\n  header-max-length: [2, always, 100]\n",
      { lint: { extends: "conventional", rules: { "subject-case": [0], "header-max-length": [2, "always", 100] } } },
      [],
    ],
    [".commitlintrc", "extends: ['@commitlint/config-conventional']\n", { lint: { extends: "conventional" } }, []],
    [
      "commitlint.config.ts",
      `import { RuleConfigSeverity, type UserConfig } from '@commitlint/types';
const made: UserConfig = {
  extends: ['@commitlint/config-conventional'],
  ignores: [(message) => /^Bump .+ from/.test(message)],
  plugins: [{ rules: { own: ({ raw }) => [raw !== '', 'words, with a comma'] } }],
  rules: {
    'body-max-line-length': [0, 'always', Infinity],
    'type-enum': [RuleConfigSeverity.Error, 'always', ['feat', 'fix']] as [RuleConfigSeverity, RuleConfigCondition, string[]],
    'scope-enum': [2, 'always', scopes()],
    own(value) { return value; },
  },
};
export default made;`,
      {
        lint: {
          extends: "conventional",
          rules: { "body-max-line-length": [0, "always", null], "type-enum": [2, "always", ["feat", "fix"]] },
        },
      },
      ["ignores: it is code", "plugins: it is code", "rules.scope-enum: it is code", "rules.own: it is code"],
    ],
    [
      "release-please-config.json",
      '{ "changelog-sections": [{ "type": "perf", "section": "Performance" }], "bump-minor-pre-major": true, "packages": {} }',
      { changelog: { types: { perf: "changed" } } },
      ["packages: packages are those of the workspace"],
    ],
    [
      ".changeset/config.json",
      '{ "access": "public" }',
      { changelog: { fragments: { folders: [".changeset"] } } },
      ["access: "],
    ],
    [
      "pyproject.toml",
      '[tool.towncrier]\ndirectory = "news"\nfilename = "NEWS.md"\n[[tool.towncrier.type]]\ndirectory = "feat"\nname = "Features"\nshowcontent = true\n',
      { changelog: { file: "NEWS.md", fragments: { folders: ["news"], types: { feat: "added" } } } },
      [],
    ],
  ])("%s", async (file, text, config, left) => {
    const made = await migrated({ [file]: text });
    expect(made.config).toEqual(config);
    for (const words of left) expect(made.said).toContain(`  ${words}`);
  });

  it("leaves what stands in the own file, and a second run changes nothing", async () => {
    const { shell, folder, write } = tempRepository();
    write("toolbox.config.json", '{ "changelog": { "file": "A.md" } }');
    write(".versionrc", '{ "infile": "B.md", "tagPrefix": "v" }');
    await migrate(shell, {});
    const read = () => readFileSync(path.join(folder, "toolbox.config.json"), "utf8");
    const first = read();
    expect(JSON.parse(first)).toEqual({ changelog: { file: "A.md", tagPattern: "v(?<version>.+)" } });
    expect(shell.err()).toContain("changelog.file: it stands in toolbox.config.json already");
    await migrate(shell, {});
    expect(read()).toBe(first);
  });

  it("runs no code, and says so; --dry-run writes nothing", async () => {
    const { shell, folder, write } = tempRepository();
    write("commitlint.config.js", "module.exports = make();");
    write(".versionrc", "{}");
    await migrate(shell, { dryRun: true });
    expect(shell.err()).toContain("commitlint.config.js was not read: ");
    expect(existsSync(path.join(folder, "toolbox.config.json"))).toBe(false);
    await expect(migrate(tempRepository().shell, {})).rejects.toThrow("no configuration of another tool");
  });
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { npmProject } from "../code/npm-project.ts";
import { blocksOf } from "../packages/blocks-of.ts";
import { packCli } from "../packages/pack-cli.ts";
import { runCommand } from "../packages/run-command.ts";

/*
 * lefthook, husky and lint-staged themselves, in a project that has the package, set up as docs/git-hooks.md says; and
 * the job for GitLab CI from the same page, line by line.
 */
const page = readFileSync(fileURLToPath(new URL("../../../docs/git-hooks.md", import.meta.url)), "utf8");
const section = (name: string) => page.split(`\n## ${name}\n`)[1]?.split("\n## ")[0] ?? "";
const block = (name: string, language: string, at = 0) => blocksOf(section(name), language)[at] ?? "";

const project = npmProject("hook-managers", ["lefthook@2.2.2", "husky@9.1.7", "lint-staged@16.4.0"]);
const { folder } = project;
const env = {
  PATH: `${path.join(folder, "node_modules/.bin")}:${process.env["PATH"]}`,
  HOME: folder,
  CI: "false",
  npm_config_offline: "true",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};
const run = (command: string, ...args: readonly string[]) => runCommand(folder, env, command, ...args);
const commit = (message: string) => run("git", "commit", "--allow-empty", "-m", message);

async function expectLinted(): Promise<void> {
  expect(await commit("Bad.")).toEqual({ status: 1, words: expect.stringContaining("(type-empty)") as string });
  expect(await commit("feat: one")).toMatchObject({ status: 0 });
}

/** An entry that was never made is staged: refused; and what has nothing to do with it goes through. */
async function expectMadeChecked(): Promise<void> {
  project.put(
    "toolbox.config.json",
    '{ "make": { "a": { "tool": "slug", "input": { "text": "A" }, "out": "a.txt" } } }',
  );
  await run("git", "add", "toolbox.config.json");
  const { status, words } = await commit("feat: two");
  expect([status === 0, words]).toEqual([false, expect.stringContaining("a: it was never made.")]);
  await run("git", "reset", "--quiet");
  project.put("other.txt", "Nothing is made of it.\n");
  await run("git", "add", "other.txt");
  expect(await commit("feat: three")).toMatchObject({ status: 0 });
}

describe.skipIf(!project.isThere)(`set up as the page says${project.whySkipped}`, () => {
  beforeAll(async () => {
    const { file } = packCli(folder);
    const { PATH } = process.env;
    const flags = ["--offline", "--no-audit", "--no-fund"];
    const done = await runCommand(folder, { PATH, HOME: folder }, "npm", "install", "--save-dev", ...flags, file);
    if (done.status !== 0) throw new Error(done.words);
    project.put(".gitignore", "node_modules\n*.tgz\n.npm\n");
    await run("git", "init", "--quiet", "--initial-branch=main");
    await run("git", "add", ".gitignore");
    await commit("chore: begin");
  }, 300_000);
  afterAll(() => rmSync(path.join(folder, "node_modules"), { recursive: true, force: true }));

  test("husky", async () => {
    expect(await run("husky")).toMatchObject({ status: 0 });
    mkdirSync(path.join(folder, ".husky"), { recursive: true });
    for (const [at, name] of ["commit-msg", "pre-commit"].entries())
      writeFileSync(path.join(folder, ".husky", name), block("husky", "sh", at + 1), { mode: 0o755 });
    await expectLinted();
    await expectMadeChecked();
  });

  test("lint-staged, from a hook of husky", async () => {
    expect(await run("husky")).toMatchObject({ status: 0 });
    writeFileSync(path.join(folder, ".husky/pre-commit"), "npx --no -- lint-staged\n", { mode: 0o755 });
    writeFileSync(path.join(folder, ".husky/commit-msg"), "", { mode: 0o755 });
    project.put("lint-staged.config.js", block("lint-staged", "js"));
    await expectMadeChecked();
  });

  test("lefthook, with the lines that the command prints", async () => {
    await run("git", "config", "--unset", "core.hooksPath");
    project.put("lefthook.yml", "colors: false\n");
    expect((await run("toolbox", "hooks", "install")).words).toContain(block("lefthook", "yaml"));
    project.put("lefthook.yml", block("lefthook", "yaml"));
    expect(await run("lefthook", "install", "--force")).toMatchObject({ status: 0 });
    await expectLinted();
  });

  test("GitLab CI, each line of the job", async () => {
    const lines = [...block("GitLab CI", "yaml").matchAll(/^ {4}- (toolbox .+)$/gm)].map(([, line = ""]) => line);
    expect(lines).toHaveLength(4);
    rmSync(path.join(folder, "toolbox.config.json"), { force: true });
    const job = async (base: string, title: string) => {
      const own = { ...env, CI: "true", CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_MERGE_REQUEST_TITLE: title };
      const results = [];
      for (const line of lines) results.push((await runCommand(folder, own, "sh", "-c", line)).status);
      return results;
    };
    const base = (await run("git", "rev-parse", "HEAD")).words.trim();
    await run("git", "commit", "--no-verify", "--allow-empty", "-m", "feat: a thing");
    project.put("toolbox.config.json", '{ "make": {} }');
    expect(await job(base, "feat: a thing")).toEqual([0, 0, 0, 0]);
    await run("git", "commit", "--no-verify", "--allow-empty", "-m", "Bad.");
    project.put(
      "toolbox.config.json",
      '{ "make": { "a": { "tool": "slug", "input": { "text": "A" }, "out": "b.txt" } } }',
    );
    expect(await job(base, "Bad.")).toEqual([1, 1, 0, 1]);
  });
});

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { commitFormats } from "@toolbox/core/git/commit/format-message.ts";
import { commandTable } from "../../command-table.ts";
import { runProgram } from "../../program.ts";
import { builtCli } from "../../testing/built-cli.ts";
import { commit, hookFile, install, startsAt } from "../../testing/hooked-repository.ts";
import { type TempRepository, tempRepository } from "../../testing/temp-repository.ts";
import type { HookName } from "./hook-block.ts";
import { installHooks } from "./hooks.ts";
import { findHooksPlace } from "./hooks-place.ts";

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

const subjects = (repository: TempRepository) => repository.git("log", "--format=%s").split("\n");

describe("commit-msg", () => {
  test("lets a good message through in silence, refuses a bad one and keeps it", async () => {
    const repository = tempRepository();
    await install(repository, startsAt(script));
    expect(commit(repository, ["-m", "feat: one"])).toMatchObject({ status: 0, stderr: "" });
    const bad = commit(repository, ["-m", "Feat: Two.", "-m", "Why it is so."]);
    expect(bad.status).toBe(1);
    expect(bad.stderr).toContain("better: feat: two\n");
    expect(bad.stderr).toContain("Your message was:\n\n  Feat: Two.\n\n  Why it is so.\n");
    const kept = path.join(repository.folder, ".git/COMMIT_EDITMSG.toolbox");
    expect(readFileSync(kept, "utf8")).toBe("Feat: Two.\n\nWhy it is so.\n");
    expect(bad.stderr).toContain("git commit --edit --file=.git/COMMIT_EDITMSG.toolbox");
    expect(subjects(repository)).toEqual(["feat: one"]);
  });

  test.each([
    ...commitFormats.map(({ format }) => ["--type", "feat", "--scope", "api", "-m", "paging", "--format", format]),
    ["--type", "refactor", "-m", "paging", "--breaking", "ask for page 1", "--format", "emoji"],
    ["--from-text", "Update README and docs", "-y"],
    ["--from-text", "✨ API: Paging.", "-y", "--format", "emoji"],
  ])("lets through what toolbox commit writes: %j", async (...flags) => {
    const repository = tempRepository();
    await install(repository, startsAt(script, ["commit-msg"]));
    repository.write("a.txt", "one\n");
    repository.git("add", "a.txt");
    await runProgram(["commit", ...flags], "0.0.0", repository.shell, {
      commands: commandTable.filter(({ name }) => name === "commit"),
      tools: [],
      requireSignIn: () => Promise.resolve(),
    });
    expect(subjects(repository)).toHaveLength(1);
  });

  test("the way on amends where the refused commit did", async () => {
    const repository = tempRepository();
    await install(repository, startsAt(script, ["commit-msg"]));
    const earlier = { GIT_AUTHOR_DATE: "2026-01-02T03:04:05Z" };
    expect(commit(repository, ["-m", "feat: one"], earlier).status).toBe(0);
    expect(commit(repository, ["-m", "Bad."]).stderr).toContain("commit: git commit --edit --file=");
    const { GIT_AUTHOR_DATE: _, ...env } = repository.shell.env;
    const amended = commit({ ...repository, shell: { ...repository.shell, env } }, ["--amend", "-m", "Bad."]);
    expect(amended.stderr).toContain("commit: git commit --amend --edit --file=.git/COMMIT_EDITMSG.toolbox");
  });

  test.each([
    ["merges, reverts and fixups", ["-m", "fixup! feat: one"], {}],
    ["TOOLBOX_HOOKS=0", ["-m", "Bad."], { TOOLBOX_HOOKS: "0" }],
    ["--no-verify", ["--no-verify", "-m", "Bad."], {}],
  ])("%s pass", async (_, args, extra) => {
    const repository = tempRepository();
    await install(repository, startsAt(script));
    expect(commit(repository, args, extra)).toMatchObject({ status: 0 });
  });

  test.each([
    [
      "#",
      "feat: x\n# a comment that is longer than a hundred characters and would be a finding if it were a part of the message",
      0,
    ],
    [";", "feat: x\n\n; a comment\n", 0],
    ["auto", "#12 is not a header\n", 1],
  ])("comments are git's, with core.commentChar %s", async (sign, text, status) => {
    const repository = tempRepository();
    repository.git("config", "core.commentChar", sign);
    await install(repository, startsAt(script, ["commit-msg"]));
    repository.write("message", text);
    const editor = `cp "${path.join(repository.folder, "message")}"`;
    expect(commit(repository, [], { GIT_EDITOR: editor })).toMatchObject({ status });
  });

  test("the diff of commit --verbose is not a part of the message", async () => {
    const repository = tempRepository();
    await install(repository, startsAt(script, ["commit-msg"]));
    repository.write("a.txt", `${"a very long line ".repeat(20)}\n`);
    repository.git("add", ".");
    const editor = "sed -i -e '1s/^/feat: x/'";
    expect(commit(repository, ["--verbose"], { GIT_EDITOR: editor })).toMatchObject({ status: 0 });
  });

  test.each([
    ["a missing program", (folder: string) => rmSync(folder, { recursive: true })],
    ["a broken program", (folder: string) => writeFileSync(path.join(folder, "toolbox.js"), "this is not JavaScript")],
    ["a program without its parts", (folder: string) => rmSync(path.join(folder, "chunks"), { recursive: true })],
  ])("%s never blocks a commit", async (_, harm) => {
    const repository = tempRepository();
    const folder = path.join(repository.folder, "program");
    spawnSync("cp", ["-r", path.dirname(script), folder]);
    await install(repository, startsAt(path.join(folder, "toolbox.js"), ["commit-msg"]));
    expect(commit(repository, ["-m", "Bad."])).toMatchObject({ status: 1 });
    harm(folder);
    const { status, stderr } = commit(repository, ["-m", "Bad."], { PATH: "/usr/bin:/bin" });
    expect(status).toBe(0);
    expect(stderr).not.toBe("");
  });

  test("a wrong configuration is told in one line and blocks nothing", async () => {
    const repository = tempRepository();
    await install(repository, startsAt(script));
    repository.write("toolbox.config.json", '{ "lnt": {} }');
    const { status, stderr } = commit(repository, ["-m", "Bad."]);
    expect([status, stderr]).toEqual([
      0,
      'toolbox: toolbox.config.json: lnt is not a setting that Toolbox knows. Did you mean "lint"?\n',
    ]);
  });

  test("works in a worktree, from a folder further in", async () => {
    const repository = tempRepository();
    commit(repository, ["-m", "feat: one"]);
    const tree = path.join(repository.folder, "tree");
    repository.git("worktree", "add", "--quiet", tree);
    mkdirSync(path.join(tree, "a/b"), { recursive: true });
    const shell = { ...repository.shell, cwd: path.join(tree, "a/b") };
    await installHooks(await findHooksPlace(shell), startsAt(script));
    expect(existsSync(hookFile(repository, "commit-msg"))).toBe(true);
    const { status, stderr } = commit({ ...repository, folder: path.join(tree, "a/b") }, ["-m", "Bad."]);
    expect(status).toBe(1);
    expect(existsSync(path.join(repository.folder, ".git/worktrees/tree/COMMIT_EDITMSG.toolbox"))).toBe(true);
    expect(stderr).toContain(".git/worktrees/tree/COMMIT_EDITMSG.toolbox");
  });
});

describe("prepare-commit-msg", () => {
  const show = (repository: TempRepository, extra: readonly string[] = [], env = {}) => {
    commit(repository, extra, {
      GIT_EDITOR: `cp -f "$PWD/.git/COMMIT_EDITMSG" "${repository.folder}/seen"; false`,
      ...env,
    });
    const seen = path.join(repository.folder, "seen");
    return existsSync(seen) ? readFileSync(seen, "utf8") : "";
  };

  async function stagedDocs(hooks?: readonly HookName[]): Promise<TempRepository> {
    const repository = tempRepository();
    commit(repository, ["-m", "feat: one"]);
    repository.git("checkout", "--quiet", "-b", "12-words");
    await install(repository, startsAt(script, hooks));
    repository.write("README.md", "words\n");
    repository.git("add", "README.md");
    return repository;
  }

  test("begins an empty message, where commit-msg would refuse it unfinished", async () => {
    const repository = await stagedDocs();
    expect(show(repository)).toMatch(/^docs: \n\nRefs: #12\n\n# /);
    expect(commit(repository, [])).toMatchObject({ status: 1 });
    expect(subjects(repository)).toEqual(["feat: one"]);
  });

  test("alone it is only a comment", async () => {
    const repository = await stagedDocs(["prepare-commit-msg"]);
    expect(show(repository)).toMatch(/^\n# toolbox suggests \(.*\):\n# {3}docs:\n# {3}Refs: #12\n\n# /);
  });

  test.each([
    ["a message", ["-m", "feat: two", "--edit"], /^feat: two\n\n# /],
    ["amending", ["--amend"], /^feat: one\n\n# /],
    ["a template", ["--template", "template"], /^From a template\n\n# /],
  ])("%s is left as it is", async (_, args, seen) => {
    const repository = await stagedDocs();
    repository.write("template", "From a template\n");
    expect(show(repository, args)).toMatch(seen);
  });

  test("nobody edits, nothing is written", async () => {
    const repository = await stagedDocs();
    const { status, stderr } = commit(repository, ["--allow-empty-message", "--no-edit"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(repository.git("log", "-1", "--format=%B")).toBe("");
  });

  test("a merge, a squash, a cherry-pick and a rebase keep git's words", async () => {
    const repository = tempRepository();
    const change = (name: string, text: string, message: string) => {
      repository.write(name, text);
      repository.git("add", name);
      expect(commit(repository, ["-m", message]).status).toBe(0);
    };
    change("a.md", "one\n", "feat: one");
    repository.git("checkout", "--quiet", "-b", "side");
    change("a.md", "side\n", "docs: side");
    repository.git("checkout", "--quiet", "main");
    change("a.md", "main\n", "docs: main");
    await install(repository, startsAt(script));
    const tryGit = (...args: string[]) =>
      spawnSync("git", args, { cwd: repository.folder, env: repository.shell.env as Record<string, string> });
    const settle = () => {
      repository.write("a.md", "both\n");
      repository.git("add", "a.md");
    };
    tryGit("merge", "side");
    settle();
    expect(show(repository)).toMatch(/^Merge branch 'side'\n/);
    repository.git("reset", "--quiet", "--hard");
    tryGit("cherry-pick", "side");
    settle();
    expect(show(repository)).toMatch(/^docs: side\n/);
    repository.git("reset", "--quiet", "--hard");
    tryGit("merge", "--squash", "side");
    settle();
    expect(show(repository)).toMatch(/^Squashed commit of the following:/);
    repository.git("reset", "--quiet", "--hard");
    tryGit("rebase", "side");
    settle();
    expect(show(repository)).toMatch(/^docs: main\n/);
    // In the middle of a rebase an empty message stays empty too.
    rmSync(path.join(repository.folder, ".git/MERGE_MSG"), { force: true });
    expect(show(repository)).toMatch(/^\n# /);
  });
});

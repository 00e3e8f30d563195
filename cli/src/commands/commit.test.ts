import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commandTable } from "../command-table.ts";
import { runProgram } from "../program.ts";
import type { Shell } from "../shell/shell.ts";
import { tempRepository } from "../testing/temp-repository.ts";

const run = (shell: Shell, ...args: readonly (string | readonly string[])[]) =>
  runProgram(args.flat(), "0.0.0", shell, {
    commands: commandTable.filter((command) => command.group === "git"),
    tools: [],
    requireSignIn: () => Promise.resolve(),
  });

const SIGNED = "Signed-off-by: Ada <ada@example.com>";

function withStagedFile() {
  const repository = tempRepository();
  repository.write("a.txt", "one\n");
  repository.git("add", "a.txt");
  return repository;
}

describe("toolbox commit", () => {
  it("commits with flags alone, without a terminal", async () => {
    const { shell, git } = withStagedFile();
    await run(
      shell,
      ["commit", "--type", "fix", "--scope", "api", "-m", "crash on empty input", "--body", "Why."],
      ["--breaking", "check first", "--issues", "1,2", "--issues", "#3"],
    );
    expect(git("log", "-1", "--format=%B")).toBe(
      "fix(api)!: crash on empty input\n\nWhy.\n\nBREAKING CHANGE: check first\nCloses #1, Closes #2, Closes #3",
    );
  });

  it.each([
    [["--type", "feat", "-m", "x", "--dry-run"], "feat: x\n"],
    [["--type", "feat", "-m", "x", "--format", "emoji", "--scope", "ui", "--dry-run"], "✨ ui: x\n"],
    [["--type", "feat", "-m", "x", "--breaking", "--dry-run", "-y"], "feat!: x\n\nBREAKING CHANGE: x\n"],
    [["--from-text", "Fixed the API error", "--print"], "fix(api): the API error\n"],
    [["--from-text", "Fixed the API error", "--type", "docs", "--print"], "docs(api): the API error\n"],
    [["--from-text", "feat(router): add x", "--print"], "feat(router): add x\n"],
    [["--from-text", "✨ router: add x", "--print"], "feat(router): add x\n"],
    [["--from-text", "fix: x\n\nWhy.\n\nCloses #1", "--print"], "fix: x\n\nWhy.\n\nCloses #1\n"],
    [["--from-text", "Update README and docs", "--print", "-y"], "docs: README and docs\n"],
    [["--from-text", "FIX THE LOGIN PAGE!", "--print", "-y"], "fix: the login page!\n"],
    [["--type", "feat", "-m", "x", "--print", "--trailer", "Refs=#1", "--signoff"], `feat: x\n\nRefs: #1\n${SIGNED}\n`],
    [
      ["--type", "feat", "-m", "x", "--print", "--co-author", "Bob <b@c.d>"],
      "feat: x\n\nCo-authored-by: Bob <b@c.d>\n",
    ],
    [
      ["--type", "feat", "-m", "x", "--print", "--body", "word ".repeat(15), "--wrap", "30"],
      `feat: x\n\n${"word word word word word word\n".repeat(2)}word word word\n`,
    ],
    [
      ["--type", "feat", "-m", "x", "--print", "--body", "word ".repeat(15), "--wrap", "off"],
      `feat: x\n\n${"word ".repeat(15).trim()}\n`,
    ],
  ])("prints %j", async (args, message) => {
    const { shell, git } = withStagedFile();
    await run(shell, "commit", ...args);
    expect(shell.out()).toBe(message);
    expect(git("rev-list", "--all", "--count")).toBe("0");
  });

  it("prints a message outside of a repository", async () => {
    const { shell } = tempRepository({ isInitialized: false });
    await run(shell, "commit", "--type", "fix", "-m", "x", "--print");
    expect(shell.out()).toBe("fix: x\n");
  });

  it("prints all formats as JSON, and the commit once it is made", async () => {
    const { shell, git } = withStagedFile();
    await run(shell, "commit", "--type", "fix", "--scope", "api", "-m", "x", "--json");
    expect(JSON.parse(shell.out())).toMatchObject({
      ok: true,
      message: "fix(api): x",
      commit: git("rev-parse", "HEAD"),
      outputs: [{ text: "fix(api): x" }, { text: "🐛 api: x" }, { text: "fix(api): x" }],
      findings: [],
    });
    const other = withStagedFile().shell;
    await expect(run(other, "commit", "-m", "a\nb", "--json")).rejects.toMatchObject({ exitCode: 2 });
    expect(JSON.parse(other.out())).toMatchObject({
      ok: false,
      issues: [{ field: "type" }, { field: "description", message: expect.stringContaining("one line") }],
    });
    const { shell: empty } = tempRepository();
    await expect(run(empty, "commit", "--type", "fix", "-m", "x", "--json")).rejects.toMatchObject({ exitCode: 1 });
    expect(JSON.parse(empty.out())).toMatchObject({ ok: false, issues: [{ message: "Nothing is staged." }] });
  });

  it("amends the last message, and only what is said", async () => {
    const { shell, git, commit } = withStagedFile();
    commit("feat(api)!: one\n\nWhy.\n\nBREAKING CHANGE: all\nCloses #1\n\nReviewed-by: Bob", "2026-01-01");
    await run(shell, "commit", "--amend", "--scope", "web", "--signoff", "-y");
    expect(git("log", "-1", "--format=%B")).toBe(
      `feat(web)!: one\n\nWhy.\n\nBREAKING CHANGE: all\nCloses #1\n\nReviewed-by: Bob\n${SIGNED}`,
    );
    await run(shell, "commit", "--amend", "--no-breaking", "--issues", "", "-y");
    expect(git("log", "-1", "--format=%B")).toBe(`feat(web): one\n\nWhy.\n\nReviewed-by: Bob\n${SIGNED}`);
    expect(git("rev-list", "--count", "HEAD")).toBe("1");
  });

  it("leaves messages alone that programs wrote", async () => {
    const { shell, commit } = withStagedFile();
    commit("fixup! feat: one", "2026-01-01");
    await expect(run(shell, "commit", "--amend")).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining("The last commit is a fixup"),
    });
  });

  it("asks for the type of a last message that has none", async () => {
    const { shell, commit } = withStagedFile();
    commit("Say something else", "2026-01-01");
    await expect(run(shell, "commit", "--amend")).rejects.toMatchObject({ exitCode: 2, message: "--type is missing." });
  });

  it("names a co-author from the history", async () => {
    const { shell, git, commit, write } = withStagedFile();
    commit("first", "2026-01-01");
    write("b.txt", "b");
    git("add", "b.txt");
    git("commit", "--quiet", "--author=Grace Hopper <grace@navy.mil>", "-m", "second");
    await run(shell, "commit", "--type", "fix", "-m", "x", "--co-author", "hopper", "--", "--allow-empty");
    expect(git("log", "-1", "--format=%B")).toBe("fix: x\n\nCo-authored-by: Grace Hopper <grace@navy.mil>");
    for (const [name, message] of [
      ["nobody", 'nobody called "nobody"'],
      ["a", '"a" may be'],
    ] as const)
      await expect(
        run(shell, "commit", "--print", "--type", "fix", "-m", "x", "--co-author", name),
      ).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining(message),
      });
  });

  it("corrects an earlier commit", async () => {
    const { shell, git, commit, write } = withStagedFile();
    commit("feat: one", "2026-01-01");
    write("a.txt", "two\n");
    git("add", "a.txt");
    await run(shell, "commit", "--fixup", "HEAD", "--print");
    expect(shell.out()).toBe("fixup! feat: one\n");
    await run(shell, "commit", "--fixup", "HEAD");
    expect(git("log", "-1", "--format=%s")).toBe("fixup! feat: one");
  });

  it("opens the editor when asked to, and takes what it leaves", async () => {
    const { shell, git } = withStagedFile();
    const env = { ...shell.env, GIT_EDITOR: "sed -i 's/crash/#crash/'" };
    await run({ ...shell, env }, "commit", "--type", "fix", "-m", "crash", "--body", "#12 stays", "--edit");
    expect(git("log", "-1", "--format=%B")).toBe("fix: #crash\n\n#12 stays");
  });

  it("keeps answers that a hook refused, and goes on with them", async () => {
    const { folder, shell, git, write } = withStagedFile();
    mkdirSync(path.join(folder, ".git/hooks"), { recursive: true });
    write(".git/hooks/pre-commit", "#!/bin/sh\necho 'not yet' >&2\nexit 1\n");
    chmodSync(path.join(folder, ".git/hooks/pre-commit"), 0o755);
    const flags = ["--type", "fix", "-m", "crash", "--breaking", "all", "--trailer", "Refs=#1"];
    await expect(run(shell, "commit", ...flags, "--", "--quiet")).rejects.toMatchObject({
      exitCode: 1,
      next: expect.stringContaining("toolbox commit --retry"),
    });
    expect(shell.err()).toContain("not yet");
    const message = "fix!: crash\n\nBREAKING CHANGE: all\n\nRefs: #1";
    expect(readFileSync(path.join(folder, ".git/TOOLBOX_COMMITMSG"), "utf8")).toBe(`${message}\n`);
    rmSync(path.join(folder, ".git/hooks/pre-commit"));
    await run(shell, "commit", "--retry", "--scope", "api");
    expect(git("log", "-1", "--format=%B")).toBe(message.replace("fix!", "fix(api)!"));
    await expect(run(shell, "commit", "--retry")).rejects.toMatchObject({ exitCode: 1 });
  });

  it("takes a kept message that was mended by hand", async () => {
    const { folder, shell, git, write } = withStagedFile();
    git("config", "user.useConfigOnly", "true");
    const nobody = { ...shell, env: { PATH: shell.env["PATH"], HOME: folder, GIT_CONFIG_NOSYSTEM: "1" } };
    await expect(run(nobody, "commit", "--type", "fix", "-m", "crash")).rejects.toMatchObject({ exitCode: 3 });
    write(".git/TOOLBOX_COMMITMSG", "docs: by hand\n\nWhy.\n");
    await run(shell, "commit", "--retry");
    expect(git("log", "-1", "--format=%B")).toBe("docs: by hand\n\nWhy.");
  });

  it("refuses what the rules refuse, those of the repository or the usual ones", async () => {
    const { shell, git, write } = withStagedFile();
    await expect(run(shell, "commit", "--type", "fix", "-m", "Crash.")).rejects.toMatchObject({ exitCode: 1 });
    expect(shell.err()).toContain("better: fix: crash");
    expect(shell.err()).toContain("Nothing was committed; --no-lint commits it as it is.");
    write("toolbox.config.json", '{ "lint": { "rules": { "type-enum": ["error", "always", ["wip", "done"]] } } }');
    await expect(run(shell, "commit", "--type", "fix", "-m", "x")).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining("wip, done"),
    });
    await expect(run(shell, "commit", "--type", "wip", "-m", "Crash.")).rejects.toMatchObject({ exitCode: 1 });
    expect(git("rev-list", "--all", "--count")).toBe("0");
    await run(shell, "commit", "--retry", "--no-lint", "--type", "fix");
    expect(git("log", "-1", "--format=%B")).toBe("fix: Crash.");
  });

  it('hands what stands after "--" to git', async () => {
    const { shell, git } = withStagedFile();
    await run(shell, "commit", "--type", "feat", "-m", "x", "--", "--signoff");
    expect(git("log", "-1", "--format=%B")).toBe(`feat: x\n\n${SIGNED}`);
  });

  it.each([
    [[], "--type and --description are missing."],
    [["--type", "fix"], "--description is missing."],
    [["-m", "x", "--yes"], "--type is missing."],
    [["--type", "fix", "-m", "a\nb"], "--description: The description is one line"],
    [["--type", "fix", "-m", "a", "--scope", "(x)"], "--scope: A scope is a short name"],
    [["--type", "fix", "-m", "a", "--issues", "1 2"], "--issues: Put commas"],
    [["--type", "fixing", "-m", "a"], '--type: "fixing" is not a type here. Take one of these: feat, fix'],
    [["--type", "fix", "-m", "a", "--trailer", "x"], '--trailer: "x" is not a trailer.'],
    [["--type", "fix", "-m", "a", "--wrap", "7"], "--wrap takes a number from 20 to 400, or off"],
    [["--from-text", " "], "--from-text is empty."],
    [["--fixup"], "--fixup needs a commit"],
    [["--fixup", "nothing"], '--fixup: there is no commit "nothing".'],
    [["--fixup", "HEAD", "-m", "x"], "--fixup and -m do not go together."],
    [["--amend", "--retry"], "--amend and --retry do not go together."],
    [["--print", "--dry-run"], "--print and --dry-run do not go together."],
    [["--print", "--edit"], "--edit and --print do not go together."],
    [["--json", "--edit"], "--edit and --json do not go together."],
    [["--type", "fix", "crash"], 'There is no place for "crash" here.'],
    [["--type", "fix", "-m", "x", "crash", "--", "-s"], 'There is no place for "crash" here.'],
  ])("refuses %j", async (args, message) => {
    const { shell } = withStagedFile();
    await expect(run(shell, "commit", ...args)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message),
    });
  });

  it("refuses with nothing staged", async () => {
    const { shell } = tempRepository();
    await expect(run(shell, "commit", "--type", "fix", "-m", "x")).rejects.toMatchObject({ exitCode: 1 });
  });
});

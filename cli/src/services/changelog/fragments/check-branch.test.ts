import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Exit } from "../../../shell/failure.ts";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { tempRepository } from "../../../testing/temp-repository.ts";

/** A branch on main whose one commit changes a file; @param more configuration of the changelog */
function branchRepository(file: string, message: string, more: object = {}) {
  const repository = tempRepository();
  const { folder, git, write, commit } = repository;
  commit("Start", "2026-01-01");
  git("checkout", "--quiet", "-b", "work");
  for (const name of ["src", "docs", "changelog.d"]) mkdirSync(path.join(folder, name));
  write("toolbox.config.json", JSON.stringify({ changelog: more }));
  write(file, "1");
  git("add", file);
  git("commit", "--quiet", "--no-verify", "-m", message);
  return repository;
}

describe("toolbox changelog --check --base", () => {
  it.each([
    ["src/a.ts", "feat: a page", {}, "The branch says what users will notice, in its commits."],
    ["src/a.ts", "chore: tidy", {}, "The branch says what users will notice, in its commits."],
    ["src/a.ts", "Tidy\n\nChangelog: skip", {}, "The branch says what users will notice, in its commits."],
    ["docs/a.md", "Tell more", {}, "Nothing that users notice changed since main."],
    ["src/a.test.ts", "Test more", {}, "Nothing that users notice changed since main."],
    ["src/a.ts", "Tidy", { check: { paths: ["lib/**"] } }, "Nothing that users notice changed since main."],
    [
      "src/a.ts",
      "docs: a word",
      { check: { types: ["docs"] } },
      "The branch says what users will notice, in its commits.",
    ],
  ])("%s, %j, %j: fine", async (file, message, more, words) => {
    const { shell } = branchRepository(file, message, more);
    await run(shell, "--check", "--base", "main");
    expect(shell.err()).toContain(words);
  });

  it.each([
    ["src/a.ts", "Add a page", {}],
    ["src/a.ts", "WIP", {}],
    ["docs/a.md", "Tell more", { check: { paths: ["docs/**"] } }],
    ["src/a.ts", "chore: tidy", { check: { types: ["docs"] } }],
  ])("%s, %j, %j: 1, with the commit and what to do", async (file, message, more) => {
    const { shell } = branchRepository(file, message, more);
    await expect(run(shell, "--check", "--base", "main")).rejects.toEqual(new Exit("failure"));
    expect(shell.err()).toContain(`${message} (${file})\n`);
    expect(shell.err()).toContain('Say it with "toolbox changelog add"');
  });

  it("is content with a fragment, committed or not", async () => {
    const { shell, write, git } = branchRepository("src/a.ts", "Add a page");
    write("changelog.d/a-0000.md", "Add a page\n");
    await run(shell, "--check", "--base", "main");
    git("add", "changelog.d");
    git("commit", "--quiet", "-m", "Say so");
    await run(shell, "--check", "--base", "main");
    expect(shell.err()).toContain("The branch says what users will notice, in 1 fragment.");
    git("branch", "--force", "main", "HEAD");
    write("src/a.ts", "2");
    git("commit", "--quiet", "-am", "Change the page");
    // The fragment is of main by now.
    await expect(run(shell, "--check", "--base", "main")).rejects.toBeInstanceOf(Exit);
  });

  it.each([
    [["--check", "--base", "origin/nowhere"], "Fetch it: git fetch origin nowhere"],
    [["--base", "main"], "--base goes with --check or --preview alone."],
    [["--check", "--write", "--base", "main"], "do not go together"],
  ])("%j is refused in words", async (args, words) => {
    const { shell } = branchRepository("src/a.ts", "feat: x");
    const error = await run(shell, ...args).catch((fault: unknown) => fault as Error & { next?: string });
    expect(`${(error as Error).message} ${String((error as { next?: string }).next)}`).toContain(words);
  });
});

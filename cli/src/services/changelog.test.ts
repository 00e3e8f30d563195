import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryAt, tempRepository } from "../testing/temp-repository.ts";
import { changelogOfEntries, changelogOfRepository } from "./changelog.ts";

/** The Markdown from the first release on. */
const body = (markdown: string) => markdown.slice(markdown.indexOf("\n## ") + 1);

describe("changelogOfRepository", () => {
  it("takes tags as releases and sorts commits", async () => {
    const { shell, commit, git } = tempRepository();
    commit("feat(api): paging", "2026-01-01");
    commit("docs: explain paging", "2026-01-02");
    git("tag", "v1.0.0");
    commit("Fix address parsing", "2026-02-01");
    git("tag", "-a", "v1.0.1", "-m", "one");
    git("tag", "nightly");
    commit("feat!: drop the old pages\n\nBREAKING CHANGE: ask for page 1", "2026-03-01");
    git("remote", "add", "origin", "git@github.com:ada/ledger.git");
    const { markdown, json } = await changelogOfRepository(shell, "Ledger");
    const day = git("for-each-ref", "--format=%(creatordate:short)", "refs/tags/v1.0.1");
    expect(body(markdown)).toBe(`## [Unreleased]

### Added

- **Breaking:** drop the old pages
  ask for page 1

## [1.0.1] - ${day}

### Fixed

- Fix address parsing

## [1.0.0] - 2026-01-02

### Added

- **api:** paging

[Unreleased]: https://github.com/ada/ledger/compare/v1.0.1...HEAD
[1.0.1]: https://github.com/ada/ledger/compare/v1.0.0...v1.0.1
[1.0.0]: https://github.com/ada/ledger/releases/tag/v1.0.0
`);
    expect(JSON.parse(json)).toMatchObject({
      project: "Ledger",
      releases: [
        { version: null, tag: null, date: null, unreleased: true },
        { version: "1.0.1", tag: "v1.0.1", unreleased: false, changes: { fixed: ["Fix address parsing"] } },
        { version: "1.0.0", date: "2026-01-02", changes: { added: ["**api:** paging"] } },
      ],
    });
  });

  it("puts everything under Unreleased when there are no tags", async () => {
    const { shell, commit } = tempRepository();
    commit("Add paging", "2026-01-01");
    commit("chore: tidy", "2026-01-02");
    expect(body((await changelogOfRepository(shell, "")).markdown)).toBe(
      "## [Unreleased]\n\n### Added\n\n- Add paging\n",
    );
  });

  it("gives a branch to the release that merged it", async () => {
    const { shell, commit, git } = tempRepository();
    commit("feat: start", "2026-01-01");
    git("switch", "--quiet", "-c", "side");
    commit("feat: on the side", "2026-01-02");
    git("switch", "--quiet", "main");
    commit("feat: on the line", "2026-01-03");
    git("tag", "v1.0.0");
    git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'side'", "side");
    git("tag", "v1.1.0");
    const { json } = await changelogOfRepository(shell, "");
    const { releases } = JSON.parse(json) as { releases: { version: string; changes: unknown }[] };
    expect(releases.map(({ version, changes }) => [version, changes])).toEqual([
      ["1.1.0", { added: ["on the side"] }],
      ["1.0.0", { added: ["on the line", "start"] }],
    ]);
  });

  it("reads other languages and long messages", async () => {
    const { shell, commit } = tempRepository();
    commit(`feat: größere Seiten 📄\n\n${"Zeile mit Text.\n".repeat(20_000)}`, "2026-01-01");
    commit("fix: 空の住所", "2026-01-02");
    expect(body((await changelogOfRepository(shell, "")).markdown)).toBe(
      "## [Unreleased]\n\n### Added\n\n- größere Seiten 📄\n\n### Fixed\n\n- 空の住所\n",
    );
  });

  it("works from a folder below and in a bare repository", async () => {
    const { folder, shell, commit, git } = tempRepository();
    commit("Add paging", "2026-01-01");
    const expected = (await changelogOfRepository(shell, "")).markdown;
    mkdirSync(path.join(folder, "a/b"), { recursive: true });
    git("clone", "--quiet", "--bare", ".", "bare.git");
    for (const below of ["a/b", "bare.git"]) {
      const there = { ...shell, cwd: path.join(folder, below) };
      expect((await changelogOfRepository(there, "")).markdown).toBe(expected);
    }
  });

  it("says what is missing without commits", async () => {
    const { shell } = tempRepository();
    await expect(changelogOfRepository(shell, "")).rejects.toMatchObject({
      exitCode: 1,
      message: "This repository has no commits yet, so there is nothing to tell.",
    });
  });

  it("refuses a shallow clone and says how to complete it", async () => {
    const { folder, commit, git } = tempRepository();
    commit("Add paging", "2026-01-01");
    commit("Add sorting", "2026-01-02");
    git("clone", "--quiet", "--depth=1", `file://${folder}`, "shallow");
    const { shell, git: shallowGit } = repositoryAt(path.join(folder, "shallow"), false);
    await expect(changelogOfRepository(shell, "")).rejects.toMatchObject({
      exitCode: 3,
      next: expect.stringContaining('"git fetch --unshallow --tags"'),
    });
    shallowGit("fetch", "--quiet", "--unshallow", "--tags");
    expect((await changelogOfRepository(shell, "")).markdown).toContain("- Add sorting\n- Add paging\n");
  });

  it.each([
    ["outside of a repository", {}, "is not in a git repository."],
    ["without git", { PATH: "/nowhere" }, "git is not installed, or not on the PATH."],
  ])("refuses %s", async (_where, env, message) => {
    const { shell } = tempRepository({ isInitialized: false });
    const there = { ...shell, env: { ...shell.env, ...env } };
    await expect(changelogOfRepository(there, "")).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining(message),
    });
  });
});

describe("changelogOfEntries", () => {
  it("is the changelog of the page", async () => {
    const texts = await changelogOfEntries({ entries: ["Fix a", "Add b"], projectName: "Ledger", changeType: "major" });
    expect(texts.markdown).toMatch(
      /## \[2\.0\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- Add b\n\n### Fixed\n\n- Fix a\n$/,
    );
    expect(JSON.parse(texts.json)).toMatchObject({ project: "Ledger", version: "2.0.0", type: "major" });
  });

  it("says what is wrong", async () => {
    await expect(changelogOfEntries({ entries: [" "], currentVersion: "1" })).rejects.toMatchObject({
      exitCode: 2,
      message:
        "--current-version: Current Version is three numbers with dots between them, such as 1.0.0. " +
        "--entry: Please add at least one change entry.",
    });
  });
});

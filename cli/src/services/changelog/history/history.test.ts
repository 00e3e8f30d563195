import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { releasedRepository as released } from "../../../testing/history/released-repository.ts";
import { repositoryAt, tempRepository } from "../../../testing/temp-repository.ts";

/** The Markdown from the first release on. */
const body = (markdown: string) => markdown.slice(markdown.indexOf("\n## ") + 1);

describe("toolbox changelog from a history", () => {
  it("takes tags as releases, sorts commits and links what it can", async () => {
    const { shell, git } = released();
    git("remote", "add", "origin", "git@github.com:ada/ledger.git");
    const ids = git("log", "--format=%H").split("\n");
    const link = (at: number) => `([${ids[at]?.slice(0, 7)}](https://github.com/ada/ledger/commit/${ids[at]}))`;
    expect(body(await run(shell, "--project", "Ledger"))).toBe(`## [Unreleased]

### Added

- **Breaking:** drop the old pages ${link(0)}
  ask for page 1

## [1.0.1] - 2026-02-01

### Fixed

- Fix address parsing ${link(1)}

## [1.0.0] - 2026-01-02

### Added

- **api:** paging ([#1](https://github.com/ada/ledger/pull/1))

[Unreleased]: https://github.com/ada/ledger/compare/v1.0.1...HEAD
[1.0.1]: https://github.com/ada/ledger/compare/v1.0.0...v1.0.1
[1.0.0]: https://github.com/ada/ledger/releases/tag/v1.0.0
`);
  });

  it("says in JSON what it knows of each entry, and what it guessed", async () => {
    const { shell, git } = released();
    const data = JSON.parse(await run(shell, "--json", "--contributors")) as { releases: unknown[] };
    expect(data.releases).toMatchObject([
      {
        version: null,
        tag: null,
        date: null,
        unreleased: true,
        commits: 1,
        entries: [{ breaking: true, guessed: false }],
      },
      {
        version: "1.0.1",
        tag: "v1.0.1",
        changes: { fixed: ["Fix address parsing"] },
        entries: [{ category: "fixed", commit: git("rev-parse", "v1.0.1"), type: null, guessed: true }],
      },
      {
        version: "1.0.0",
        commits: 2,
        entries: [{ type: "feat", scope: "api", guessed: false }],
        contributors: [{ name: "Ada", email: "ada@example.com", commits: 2 }],
      },
    ]);
  });

  it.each([
    [["--unreleased"], ["Unreleased"]],
    [["--latest"], ["1.0.1"]],
    [
      ["--from", "1.0.0"],
      ["Unreleased", "1.0.1"],
    ],
    [["--from", "v1.0.0", "--to", "v1.0.1"], ["1.0.1"]],
    [["--to", "v1.0.0"], ["1.0.0"]],
    [
      ["--to", "HEAD~1"],
      ["1.0.1", "1.0.0"],
    ],
    [
      ["--keep", "1"],
      ["Unreleased", "1.0.1"],
    ],
    [
      ["--tag-pattern", "v1.0.0"],
      ["Unreleased", "1.0.0"],
    ],
  ])("tells of the part %j asks for", async (flags, expected) => {
    const { shell } = released();
    const text = await run(shell, ...flags);
    expect([...text.matchAll(/^## \[(.*)\]/gm)].map(([, name]) => name)).toEqual(expected);
  });

  it("links the part it tells of to the release before", async () => {
    const { shell, git } = released();
    git("remote", "add", "origin", "https://gitlab.com/ada/ledger.git");
    for (const flags of [["--unreleased"], ["--from", "v1.0.1"]])
      expect(await run(shell, ...flags)).toContain(
        "[Unreleased]: https://gitlab.com/ada/ledger/-/compare/v1.0.1...HEAD\n",
      );
  });

  it("tells of unreleased commits exactly when another branch has released a part of them", async () => {
    const { shell, commit, git } = tempRepository();
    commit("feat: one", "2026-01-01");
    git("tag", "v1.0.0");
    commit("feat: two", "2026-01-02");
    git("switch", "--quiet", "-c", "release");
    commit("chore: release", "2026-01-03");
    git("tag", "v1.1.0");
    git("switch", "--quiet", "main");
    commit("feat: three", "2026-01-04");
    expect(await run(shell, "--unreleased")).toContain("- three\n- two\n");
    expect(body(await run(shell, "--all-tags"))).toMatch(
      /^## \[Unreleased\][^#]+### Added\n\n- three\n\n## \[1\.1\.0\].*\n\n### Added\n\n- two\n/,
    );
  });

  it("prints the text of a release, with thanks", async () => {
    const { shell } = released();
    expect(await run(shell, "--format", "release", "--contributors")).toBe(
      "### Fixed\n\n- Fix address parsing\n\nWith work by Ada.\n",
    );
    expect(await run(shell, "--format", "release", "--unreleased")).toContain("- **Breaking:** drop the old pages");
  });

  it("fills a template", async () => {
    const { shell, write } = released();
    write(
      "t.txt",
      "{{#releases}}{{^unreleased}}{{version}}:{{#categories}}{{title}} {{#entries}}{{text}};{{/entries}}{{/categories}} {{/unreleased}}{{/releases}}",
    );
    expect(await run(shell, "--template", "t.txt")).toBe(
      "1.0.1:Fixed Fix address parsing; 1.0.0:Added **api:** paging (#1); ",
    );
    write("t.txt", "{{#releases}}");
    await expect(run(shell, "--template", "t.txt")).rejects.toMatchObject({
      exitCode: 2,
      message: "t.txt: Line 1: {{#releases}} is never closed.",
    });
    await expect(run(shell, "--template", "no.txt")).rejects.toMatchObject({ exitCode: 2 });
  });

  it("maps names by .mailmap and counts co-authors", async () => {
    const { shell, commit, write } = tempRepository();
    commit("feat: one\n\nCo-authored-by: Grace Hopper <grace@example.com>", "2026-01-01");
    commit("feat: two\n\nCo-authored-by: dependabot[bot] <bot@example.com>", "2026-01-02");
    write(".mailmap", "Ada Lovelace <ada@example.com>\n");
    expect(await run(shell, "--contributors")).toMatch(
      /- two\n- one\n\nWith work by Ada Lovelace and Grace Hopper\.\n$/,
    );
  });

  it.each([
    [["--bump"], "2.0.0\n", "after v1.0.1, major: 1 breaking change.\n"],
    [["--bump", "print"], "2.0.0\n", "after v1.0.1, major: 1 breaking change.\n"],
    [["--bump", "patch"], "1.0.2\n", "after v1.0.1, patch: You asked for it.\n"],
    [["--bump", "--pre", "beta"], "2.0.0-beta.1\n", "after v1.0.1, major: 1 breaking change.\n"],
  ])("%j prints the next version and why", async (flags, out, err) => {
    const { shell } = released();
    expect(await run(shell, ...flags)).toBe(out);
    expect(shell.err()).toBe(err);
  });

  it("has no next version when nothing happened", async () => {
    const { shell, git } = released();
    expect(JSON.parse(await run(shell, "--bump", "--json"))).toMatchObject({
      version: "2.0.0",
      tag: "v2.0.0",
      current: "v1.0.1",
      bump: "major",
    });
    git("tag", "v2.0.0");
    await expect(run(shell, "--bump")).rejects.toMatchObject({
      exitCode: 1,
      message: "There is nothing to release since v2.0.0.",
    });
  });

  it("tells of a footer that says nothing, and goes on", async () => {
    const { shell, commit } = released();
    commit("fix: x\n\nChangelog: great", "2026-03-02");
    await run(shell, "--unreleased");
    expect(shell.err()).toMatch(/^toolbox: [0-9a-f]{7}: the footer "Changelog: great" takes added/);
  });

  it("demands types when told so", async () => {
    const { shell } = released();
    await expect(run(shell, "--require-conventional")).rejects.toMatchObject({
      exitCode: 1,
      message: "1 commit does not say a type.",
      rows: [expect.stringMatching(/^ {2}[0-9a-f]{7} Fix address parsing$/)],
    });
    await run(shell, "--require-conventional", "--unreleased");
  });

  it("reads other languages, long messages and SHA-256", async () => {
    const { shell, commit, git } = tempRepository({ isInitialized: false });
    git("init", "--quiet", "--initial-branch=main", "--object-format=sha256");
    commit(`feat: größere Seiten 📄\n\n${"Zeile mit Text.\n".repeat(20_000)}`, "2026-01-01");
    commit("fix: 空の住所", "2026-01-02");
    expect(body(await run(shell))).toBe(
      "## [Unreleased]\n\n### Added\n\n- größere Seiten 📄\n\n### Fixed\n\n- 空の住所\n",
    );
    expect(JSON.parse(await run(shell, "--json"))).toMatchObject({
      releases: [{ entries: [{ commit: expect.stringMatching(/^[0-9a-f]{64}$/) }, {}] }],
    });
  });

  it("works below, in a bare repository, in a second work tree and in a partial clone", async () => {
    const { folder, shell, git } = released();
    const expected = await run(shell);
    mkdirSync(path.join(folder, "a/b"), { recursive: true });
    git("config", "uploadpack.allowFilter", "true");
    git("clone", "--quiet", "--bare", ".", "bare.git");
    git("worktree", "add", "--quiet", "--detach", "tree");
    git("clone", "--quiet", "--filter=tree:0", "--no-checkout", `file://${folder}`, "partial");
    git("-C", "partial", "remote", "remove", "origin");
    git("-C", "bare.git", "remote", "remove", "origin");
    for (const place of ["a/b", "bare.git", "tree", "partial"])
      expect(await run({ ...shell, cwd: path.join(folder, place) })).toBe(expected);
  });

  it("is not led astray by settings of the user", async () => {
    const { shell, git } = released();
    const expected = await run(shell, "--no-cache");
    for (const setting of [
      "log.showSignature=true",
      "log.decorate=full",
      "log.follow=true",
      "core.pager=false",
      "format.pretty=oneline",
      "i18n.logOutputEncoding=latin1",
      "color.ui=always",
    ])
      git("config", ...(setting.split("=") as [string, string]));
    expect(await run(shell, "--no-cache")).toBe(expected);
  });

  it("refuses a shallow clone, says how to complete it, and goes on when told so", async () => {
    const { folder } = released();
    tempRepository().git("clone", "--quiet", "--depth=1", `file://${folder}`, path.join(folder, "shallow"));
    const { shell, git } = repositoryAt(path.join(folder, "shallow"), false);
    await expect(run(shell)).rejects.toMatchObject({
      exitCode: 3,
      message: "This clone is shallow: a part of the history is missing.",
      rows: expect.arrayContaining(["  git fetch --unshallow --tags", "      fetch-depth: 0"]),
    });
    expect(await run(shell, "--allow-shallow")).toContain("drop the old pages");
    git("fetch", "--quiet", "--unshallow", "--tags");
    expect(await run(shell)).toContain("## [1.0.0]");
  });

  it("says what is missing", async () => {
    const { shell } = tempRepository();
    await expect(run(shell)).rejects.toMatchObject({
      exitCode: 1,
      message: "This repository has no commits yet, so there is nothing to tell.",
    });
    const nowhere = tempRepository({ isInitialized: false }).shell;
    await expect(run(nowhere)).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining("is not in a git repository."),
    });
    const gitless = { ...nowhere, env: { ...nowhere.env, PATH: "/nowhere" } };
    await expect(run(gitless)).rejects.toMatchObject({
      exitCode: 3,
      message: "git is not installed, or not on the PATH.",
    });
  });

  it.each([
    [["--from", "v9"], '--from: nothing in this repository is called "v9".'],
    [["--to=--all"], '--to: nothing in this repository is called "--all".'],
    [["--latest", "--unreleased"], "--unreleased and --latest do not go together."],
    [["--tag-pattern", "("], "--tag-pattern is not a valid regular expression"],
    [["--current-version", "1.0.0"], "--current-version needs --entry."],
    [["--json", "--template", "x"], "--json and --template do not go together."],
    [["--check", "--json"], "--check and --json do not go together."],
    [["--write", "--check"], "--write and --check do not go together."],
    [["--bump", "--write"], "--bump only tells the next version."],
    [["--preview", "--write"], "--preview and --write do not go together."],
    [["--pre", "beta"], "--pre needs --bump, --release or --preview --base."],
    [["--bump", "--pre", "1"], '--pre: "1" is not a name for a pre-release.'],
    [["--keep", "0"], "It takes a whole number of 1 or more."],
    [["--package", "x"], '--package: there is no package "x" here.'],
    [["--packages"], "--packages: the repository declares no packages."],
    [["--config", "no.json"], "--config: there is no file no.json."],
  ])("refuses %j", async (flags, message) => {
    const { shell } = released();
    await expect(run(shell, ...flags)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message),
    });
  });
});

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { releasedRepository } from "../../../testing/history/released-repository.ts";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";

function written() {
  const repository = releasedRepository();
  const file = path.join(repository.folder, "CHANGELOG.md");
  return { ...repository, file, text: () => readFileSync(file, "utf8") };
}

describe("toolbox changelog in a file", () => {
  it("writes a valid changelog, and a second run changes no byte", async () => {
    const { folder, shell, text } = written();
    mkdirSync(path.join(folder, "below"));
    const below = { ...shell, cwd: path.join(folder, "below") };
    expect(await run(below, "--write")).toBe("../CHANGELOG.md\n");
    const first = text();
    expect(first).toMatch(
      /## \[Unreleased\]\n\n### Added\n\n- \*\*Breaking:\*\* drop the old pages <!-- .* -->\n {2}ask for page 1\n/,
    );
    expect(await run(shell, "--write")).toBe("");
    expect(shell.err()).toContain("Nothing to change.\n");
    expect(text()).toBe(first);
    await run(shell, "lint", "--strict");
    expect(shell.err()).toContain("CHANGELOG.md is fine.");
  });

  it.each([
    ["--unreleased", "[Unreleased]: https://github.com/ada/ledger/compare/v1.0.1...HEAD"],
    ["--latest", "[1.0.1]: https://github.com/ada/ledger/compare/v1.0.0...v1.0.1"],
  ])("links the part that %s writes to the release before it", async (part, link) => {
    const { shell, git, text } = written();
    git("remote", "add", "origin", "https://github.com/ada/ledger.git");
    await run(shell, "--write", part);
    expect(text()).toContain(`\n${link}\n`);
    await run(shell, part, "--check");
  });

  it("links what it writes as it prints it, where a commit tells of several changes", async () => {
    const { shell, git, text } = written();
    git("remote", "add", "origin", "https://github.com/ada/ledger.git");
    git("commit", "--quiet", "--allow-empty", "-m", "feat: paging (#8)\n\n* fix: a crash");
    await run(shell, "--write", "--unreleased");
    const bare = text().replace(/ <!-- \S+ \S+ -->/g, "");
    const bullets = (await run(shell, "--unreleased")).split("\n").filter((line) => line.startsWith("- "));
    expect(bullets.filter((line) => !bare.includes(`${line}\n`))).toEqual([]);
    expect(bullets).toContain("- paging ([#8](https://github.com/ada/ledger/pull/8))");
  });

  it("links a release made of the unreleased part alone to the one before it", async () => {
    const { shell, git, text } = written();
    git("remote", "add", "origin", "https://github.com/ada/ledger.git");
    await run(shell, "--write", "--unreleased", "--release", "2.0.0");
    const page = "https://github.com/ada/ledger/compare";
    expect(text()).toContain(`\n[Unreleased]: ${page}/v2.0.0...HEAD\n[2.0.0]: ${page}/v1.0.1...v2.0.0\n`);
  });

  it("Azure's page of what is unreleased names the main branch of the remote, else the one that is checked out", async () => {
    const { shell, git, text } = written();
    git("remote", "add", "origin", "https://dev.azure.com/o/p/_git/r");
    git("branch", "--quiet", "--move", "trunk");
    await run(shell, "--write");
    expect(text()).toContain("targetVersion=GBtrunk\n");
    git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop");
    await run(shell, "--write", "--force");
    expect(text()).toContain("targetVersion=GBdevelop\n");
  });

  it("says that a file names no people", async () => {
    const { shell, text } = written();
    await run(shell, "--write", "--contributors");
    expect(shell.err()).toContain("--contributors is left out: a changelog file names no people.\n");
    expect(text()).toContain("## [Unreleased]");
  });

  it("keeps what people wrote", async () => {
    const { shell, text, write, commit } = written();
    await run(shell, "--write");
    const own = text()
      .replace("- **Breaking:** drop the old pages", "- **Breaking:** the old pages are gone, see the guide")
      .replace("## [1.0.1]", "Thanks to everybody.\n\n## [1.0.1]");
    write("CHANGELOG.md", own);
    commit("fix: another", "2026-03-05");
    await run(shell, "--write");
    expect(text()).toContain("the old pages are gone, see the guide");
    expect(text()).toContain("Thanks to everybody.");
    expect(text()).toContain("### Fixed\n\n- another <!--");
  });

  it("makes a release of what is unreleased, once", async () => {
    const { shell, text, git } = written();
    await run(shell, "--release");
    expect(text()).toMatch(/## \[Unreleased\]\n\n## \[2\.0\.0\] - 2026-03-01\n\n### Added\n/);
    const made = text();
    await run(shell, "--release", "2.0.0");
    git("tag", "v2.0.0");
    await run(shell, "--write");
    expect(text()).toBe(made);
    await run(shell, "--check");
  });

  it("takes the day from SOURCE_DATE_EPOCH", async () => {
    const { shell, text } = written();
    await run({ ...shell, env: { ...shell.env, SOURCE_DATE_EPOCH: "1700000000" } }, "--release", "minor");
    expect(text()).toContain("## [1.1.0] - 2023-11-1");
  });

  it("prints a release that is only being thought of", async () => {
    const { shell, file } = written();
    expect(await run(shell, "--release", "3.0.0", "--unreleased", "--json")).toContain('"tag": "v3.0.0"');
    expect(await run(shell, "--release", "--unreleased", "--format", "release")).toContain("drop the old pages");
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ["1.0.0-rc", "--release: 1.0.0-rc is not higher than v1.0.1."],
    ["next", '--release: "next" is not a valid version.'],
  ])("refuses to release %s", async (version, message) => {
    const { shell, file } = written();
    await expect(run(shell, "--release", version)).rejects.toMatchObject({ exitCode: 2, message });
    expect(existsSync(file)).toBe(false);
  });

  it("checks and shows without writing", async () => {
    const { shell, file, text, commit } = written();
    await expect(run(shell, "--check")).rejects.toMatchObject({ exitCode: 1 });
    expect(existsSync(file)).toBe(false);
    await run(shell, "--write");
    await run(shell, "--check");
    const before = text();
    commit("fix: another", "2026-03-05");
    expect(await run(shell, "--diff")).toMatch(
      /^--- a\/CHANGELOG\.md\n\+\+\+ b\/CHANGELOG\.md\n@@[^]*\n\+### Fixed\n\+\n\+- another/,
    );
    await expect(run(shell, "--check", "--diff")).rejects.toMatchObject({ exitCode: 1 });
    expect(shell.err()).toContain("toolbox: CHANGELOG.md is out of date. Update with");
    expect(text()).toBe(before);
  });

  it.each([
    ["# Readme\n\nHello.\n", "CHANGELOG.md: This does not look like a changelog"],
    ["# Changelog\n\n```\n", "CHANGELOG.md: The block that opens in line 3 is never closed"],
    [new Uint8Array([0x23, 0x20, 0xff]), "CHANGELOG.md is not UTF-8 text. Save it as UTF-8 and try again."],
  ])("leaves %j as it is", async (content, message) => {
    const { shell, file } = written();
    writeFileSync(file, content);
    await expect(run(shell, "--write")).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining(message),
    });
    expect(readFileSync(file)).toEqual(Buffer.from(content));
    await run(shell, "--write", "--force");
    expect(readFileSync(file, "utf8")).toContain("## [1.0.1]");
  });

  it("keeps links and permissions, and leaves nothing behind", async () => {
    const { folder, shell, write, file } = written();
    mkdirSync(path.join(folder, "docs"));
    write("docs/news.md", "# Changelog\n");
    chmodSync(path.join(folder, "docs/news.md"), 0o662);
    symlinkSync("docs/news.md", file);
    await run(shell, "--write");
    expect(readFileSync(path.join(folder, "docs/news.md"), "utf8")).toContain("## [1.0.1]");
    expect(statSync(path.join(folder, "docs/news.md")).mode & 0o777).toBe(0o662);
    expect(readdirSync(folder).toSorted()).toEqual([".git", "CHANGELOG.md", "docs"]);
    expect(readdirSync(path.join(folder, "docs"))).toEqual(["news.md"]);
  });

  it("merges into the file that --out or the configuration names", async () => {
    const { folder, shell, write } = written();
    write("NEWS.md", "# News\n\n## [Unreleased]\n\n- By hand.\n");
    await run(shell, "--out", "NEWS.md");
    expect(readFileSync(path.join(folder, "NEWS.md"), "utf8")).toMatch(/- By hand\.\n[^]*drop the old pages/);
    write("toolbox.config.json", JSON.stringify({ changelog: { file: "docs/HISTORY.md" } }));
    expect(await run(shell, "--write")).toBe("docs/HISTORY.md\n");
  });

  it("says how many older releases a file does not get, and which flag adds them", async () => {
    const { shell, text, write } = written();
    write("CHANGELOG.md", "# Changelog\n\n## 2.0.0 (Unreleased)\n\n- By hand.\n");
    await run(shell, "--write");
    expect(text()).not.toContain("1.0.0");
    expect(shell.err()).toContain(
      "The file shares no release with the history: 2 older releases are left out. --all-releases adds them.\n",
    );
    await run(shell, "--write", "--all-releases");
    expect(text()).toMatch(/drop the old pages[^]*## 1\.0\.1[^]*## 1\.0\.0/);
    expect(await run(shell, "--write")).toBe("");
  });

  it("moves old releases out with --keep", async () => {
    const { folder, shell, text } = written();
    expect(await run(shell, "--write", "--keep", "1")).toBe("CHANGELOG-1.md\nCHANGELOG.md\n");
    expect(text()).not.toContain("## [1.0.0]");
    expect(readFileSync(path.join(folder, "CHANGELOG-1.md"), "utf8")).toContain("## [1.0.0]");
    expect(await run(shell, "--write", "--keep", "1")).toBe("");
  });

  it("needs a work tree", async () => {
    const { folder, shell, git } = written();
    git("clone", "--quiet", "--bare", ".", "bare.git");
    const bare = { ...shell, cwd: path.join(folder, "bare.git") };
    await expect(run(bare, "--write")).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining("bare") });
  });
});

describe("toolbox changelog lint", () => {
  it("needs neither a repository nor a sign-in, and says where what is wrong", async () => {
    const { shell, write } = written();
    write("bad.md", "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-13-01\n\n### Neu\n\n- x\n");
    await expect(run(shell, "lint", "bad.md")).rejects.toMatchObject({ exitCode: 1 });
    expect(shell.out()).toMatch(/^bad\.md:5: error: .*\(date\)$/m);
    await expect(run(shell, "lint", "bad.md", "--format", "github")).rejects.toMatchObject({ exitCode: 1 });
    expect(shell.out()).toMatch(/^::error file=bad\.md,line=5,title=date::/m);
    const before = shell.out().length;
    await expect(run(shell, "lint", "bad.md", "--json")).rejects.toMatchObject({ exitCode: 1 });
    expect(JSON.parse(shell.out().slice(before))).toMatchObject({ ok: false, file: "bad.md" });
    await expect(run(shell, "lint", "no.md")).rejects.toMatchObject({
      exitCode: 3,
      message: 'There is no file "no.md".',
    });
  });
});

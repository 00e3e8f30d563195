import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { tempRepository } from "../../../testing/temp-repository.ts";

interface Told {
  readonly package: string | null;
  readonly tag: string | null;
  readonly tagWithout: string | null;
  readonly current: string | null;
  readonly reason: string | null;
  readonly entries: readonly { readonly text: string }[];
  readonly askedBy: readonly { readonly text: string; readonly fragment?: string }[];
  readonly takenBack: readonly { readonly text: string }[];
}

/** Commits on main, the tag v1.0.0 behind the first of them, and commits on the branch that is checked out. */
function branchRepository({ main = [], branch = [] }: { main?: readonly string[]; branch?: readonly string[] }) {
  const repository = tempRepository();
  const { git, folder } = repository;
  git("remote", "add", "origin", "https://github.com/ada/loom.git");
  repository.commit("feat: the first", "2026-01-01");
  git("tag", "v1.0.0");
  for (const message of main) repository.commit(message, "2026-01-02");
  git("switch", "--quiet", "--create", "work");
  for (const message of branch) repository.commit(message, "2026-01-03");
  mkdirSync(path.join(folder, "changelog.d"));
  const preview = (...args: string[]) => run(repository.shell, "--preview", "--base", "main", ...args);
  const told = async (...args: string[]) => {
    const { previews } = JSON.parse(await preview("--json", ...args)) as { previews: readonly Told[] };
    return previews;
  };
  return { ...repository, preview, told };
}

const texts = (entries: readonly { readonly text: string }[] = []) => entries.map(({ text }) => text);

describe("toolbox changelog --preview --base", () => {
  it.each([
    { main: [], branch: ["fix: a crash"], tag: "v1.0.1", without: null, asks: ["a crash"] },
    { main: ["feat: a page"], branch: ["fix: a crash"], tag: "v1.1.0", without: "v1.1.0", asks: [] },
    { main: ["fix: a leak"], branch: ["feat: x", "fix: a crash"], tag: "v1.1.0", without: "v1.0.1", asks: ["x"] },
    { main: [], branch: ["feat!: x", "feat: y"], tag: "v2.0.0", without: null, asks: ["**Breaking:** x"] },
    { main: [], branch: ["fix: x\n\nRelease-As: 3.0.0"], tag: "v3.0.0", without: null, asks: [] },
    { main: [], branch: ["chore: tidy"], tag: null, without: null, asks: [] },
  ])("$main on main, $branch on the branch: $tag", async ({ main, branch, tag, without, asks }) => {
    const [only] = await branchRepository({ main, branch }).told();
    expect([only?.tag, only?.tagWithout, texts(only?.askedBy)]).toEqual([tag, without, asks]);
    expect(only?.entries).toHaveLength(branch.filter((message) => !message.startsWith("chore")).length);
  });

  it("tells what is of the branch alone, under its headings, with what asks for the version", async () => {
    const { preview, git } = branchRepository({ main: ["fix: a leak"], branch: ["feat: paging (#7)", "fix: a crash"] });
    const id = git("rev-parse", "--short=7", "HEAD");
    const full = git("rev-parse", "HEAD");
    const asking = git("rev-parse", "--short=7", "HEAD~1");
    const link = "[#7](https://github.com/ada/loom/pull/7)";
    expect(await preview()).toBe(
      [
        "**v1.1.0** (minor, after v1.0.0): 1 addition, nothing breaks.",
        `Asked for by\n\n- ${asking}: paging (${link})`,
        `### Added\n\n- paging (${link})`,
        `### Fixed\n\n- a crash ([${id}](https://github.com/ada/loom/commit/${full}))\n`,
      ].join("\n\n"),
    );
  });

  it("counts a release that was made on the base since, and none of what came with it", async () => {
    const { git, commit, told } = branchRepository({ branch: ["fix: a crash"] });
    git("switch", "--quiet", "main");
    commit("feat: a page", "2026-01-04");
    git("tag", "v1.1.0");
    git("switch", "--quiet", "work");
    const [only] = await told();
    expect([only?.current, only?.tag, texts(only?.entries)]).toEqual(["v1.1.0", "v1.1.1", ["a crash"]]);
  });

  it("tells of fragments, committed or not, and that one asks; those of the base are not the branch's", async () => {
    const { git, write, told, folder } = branchRepository({});
    const keep = (message: string) => {
      git("add", "-A");
      git("commit", "--quiet", "--no-verify", "-m", message);
    };
    write("changelog.d/mine.md", "### Fixed\n\n- A crash\n");
    keep("wip");
    write("changelog.d/later.md", "### Added\n\n- Paging\n");
    const [only] = await told();
    expect(texts(only?.entries)).toEqual(["Paging", "A crash"]);
    expect(only?.askedBy).toMatchObject([{ fragment: "changelog.d/later.md" }]);

    git("stash", "--quiet", "--include-untracked");
    git("switch", "--quiet", "main");
    mkdirSync(path.join(folder, "changelog.d"), { recursive: true });
    write("changelog.d/theirs.md", "### Added\n\n- A page\n");
    keep("wip");
    git("switch", "--quiet", "work");
    const [again] = await told();
    expect([texts(again?.entries), again?.tag, again?.tagWithout]).toEqual([["A crash"], "v1.1.0", "v1.1.0"]);
  });

  it("leaves out a fragment that the base has folded in since", async () => {
    const { git, write, told, shell } = branchRepository({});
    write("changelog.d/mine.md", "### Fixed\n\n- A crash\n");
    git("add", "-A");
    git("commit", "--quiet", "-m", "wip");
    git("branch", "--force", "main", "work");
    git("switch", "--quiet", "main");
    await run(shell, "--release", "1.0.1");
    git("add", "-A");
    git("commit", "--quiet", "-m", "chore: release");
    git("tag", "v1.0.1");
    git("switch", "--quiet", "work");
    const [only] = await told();
    expect([only?.current, texts(only?.entries), only?.tag]).toEqual(["v1.0.1", [], null]);
  });

  it("says what the branch takes back", async () => {
    const { git, told, preview, commit } = branchRepository({ main: ["feat: a page"] });
    const id = git("rev-parse", "HEAD");
    commit(`Revert "feat: a page"\n\nThis reverts commit ${id}.`, "2026-01-03");
    const [only] = await told();
    expect([texts(only?.entries), texts(only?.takenBack), only?.tag]).toEqual([[], ["a page"], null]);
    expect(await preview()).toContain("### Taken back\n\n- a page");
  });

  it("is a comment for GitHub that calls nobody and folds long lists", async () => {
    const many = Array.from({ length: 21 }, (_, at) => `fix: case ${"x".repeat(at + 1)} of @ada`);
    const { preview } = branchRepository({ branch: many });
    const text = await preview("--format", "github");
    expect(text).toMatch(/^<!-- toolbox changelog preview -->\n\n### Changelog preview\n\n\*\*v1\.0\.1\*\*/);
    expect(text).toContain("<details><summary>21 entries</summary>\n\n#### Fixed\n\n- case");
    expect(text).not.toMatch(/@ada/);
    expect(text).toContain("@<!-- -->ada");
  });

  it("is cut where GitHub takes no more, with the fold closed", async () => {
    const many = Array.from({ length: 80 }, (_, at) => `fix: ${String.fromCodePoint(97 + at)}${"x ".repeat(900)}${at}`);
    const text = await branchRepository({ branch: many }).preview("--format", "github");
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/<\/details>\n\nThe rest is too long for this place; [^\n]+\n$/);
  });

  it("says so where there is nothing to tell", async () => {
    const { preview } = branchRepository({ branch: ["test: more"] });
    expect(await preview()).toBe(
      "No new version after v1.0.0.\n\nThis branch adds nothing to main that users notice.\n",
    );
  });

  it("goes by package where these have tags of their own", async () => {
    const repository = tempRepository();
    const { git, write, folder, shell } = repository;
    write("package.json", JSON.stringify({ private: true, workspaces: ["packages/*"] }));
    const change = (name: string, message: string) => {
      mkdirSync(path.join(folder, "packages", name), { recursive: true });
      write(`packages/${name}/package.json`, JSON.stringify({ name: `@ada/${name}`, version: "1.0.0", message }));
      git("add", "-A");
      git("commit", "--quiet", "--no-verify", "-m", message);
    };
    for (const name of ["web", "api", "kit"]) {
      change(name, `feat: ${name}`);
      git("tag", `@ada/${name}@1.0.0`);
    }
    git("switch", "--quiet", "--create", "work");
    change("web", "feat: paging");
    change("kit", "fix: a crash");
    const text = await run(shell, "--preview", "--base", "main");
    expect(text.match(/^#.*|\*\*.*?\*\* \([^)]+\)/gm)).toEqual([
      "## @ada/kit",
      "**@ada/kit@1.0.1** (patch, after @ada/kit@1.0.0)",
      "### Fixed",
      "## @ada/web",
      "**@ada/web@1.1.0** (minor, after @ada/web@1.0.0)",
      "### Added",
    ]);
  });

  it.each([
    [["--preview", "--base", "origin/nowhere"], "nothing in this repository is called"],
    [["--preview", "--base", "main", "--from", "main"], "--base goes with --check or --preview alone."],
    [["--preview", "--base", "main", "--bump"], "do not go together"],
    [["--preview", "--base", "main", "--format", "release"], "do not go together"],
    [["--unreleased", "--format", "github"], "--format github goes with --preview --base."],
  ])("%j is refused in words", async (args, words) => {
    const { shell } = branchRepository({ branch: ["feat: x"] });
    await expect(run(shell, ...args)).rejects.toThrow(words);
  });
});

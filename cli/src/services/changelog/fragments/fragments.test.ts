import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Exit } from "../../../shell/failure.ts";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { type TempRepository, tempRepository } from "../../../testing/temp-repository.ts";

interface FragmentRepository extends TempRepository {
  readonly text: () => string;
  /** The bullets of the changelog, without their marks. */
  readonly bullets: (text: string) => readonly string[];
  readonly waiting: () => readonly string[];
  fragment(name: string, text: string): void;
  /** Commits all there is. */
  keep(message: string): void;
}

/** A repository with a release and an empty folder for fragments. */
function fragmentRepository(): FragmentRepository {
  const repository = tempRepository();
  const { folder, git, write, commit } = repository;
  commit("feat: the first", "2026-01-01");
  git("tag", "v1.0.0");
  mkdirSync(path.join(folder, "changelog.d"));
  return {
    ...repository,
    text: () => readFileSync(path.join(folder, "CHANGELOG.md"), "utf8"),
    bullets: (text) =>
      text.split("\n").flatMap((line) => (line.startsWith("- ") ? [line.slice(2).replace(/ <!--.*-->/, "")] : [])),
    waiting: () => readdirSync(path.join(folder, "changelog.d")).filter((name) => name !== "README.md"),
    fragment: (name, text) => write(`changelog.d/${name}`, text),
    keep: (message) => {
      git("add", "-A");
      git("commit", "--quiet", "--no-verify", "-m", message);
    },
  };
}

describe("fragments", () => {
  it("are told with what is unreleased, instead of the commit that brought them, and count for the next version", async () => {
    const { shell, fragment, keep, bullets } = fragmentRepository();
    fragment("passkey-1f3a.md", "### Added\n\n- Sign in with a passkey (#218)\n");
    keep("fix: what the commit says");
    fragment("later-0000.md", "Remove the old page\n");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["Sign in with a passkey (#218)", "Remove the old page"]);
    expect(await run(shell, "--bump")).toBe("1.1.0\n");
    const [release] = (JSON.parse(await run(shell, "--unreleased", "--json")) as { releases: { entries: object[] }[] })
      .releases;
    expect(release?.entries).toMatchObject([
      { fragment: "changelog.d/later-0000.md", commit: null, url: null },
      {
        fragment: "changelog.d/passkey-1f3a.md",
        commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
        guessed: false,
      },
    ]);
  });

  it("are folded in and taken away in one step, and a second run changes no byte, before and after the commit", async () => {
    const { shell, fragment, keep, text, waiting, bullets, folder } = fragmentRepository();
    fragment("b-0001.md", "- Add paging\n- Fix a crash\n");
    keep("feat: paging");
    fragment("a-0000.md", "Add search\n");
    expect(await run(shell, "--write")).toBe("CHANGELOG.md\n");
    expect(shell.err()).toContain("Folded in 2 fragments and took them away.\n");
    expect(waiting()).toEqual([]);
    expect(existsSync(path.join(folder, "changelog.d/README.md"))).toBe(true);
    const first = text();
    expect(bullets(first)).toEqual(["Add search", "Add paging", "Fix a crash", "the first"]);
    expect(await run(shell, "--write")).toBe("");
    keep("docs: changelog");
    expect(await run(shell, "--write")).toBe("");
    expect(text()).toBe(first);
  });

  it("go with their release, however it is made, and its text tells them", async () => {
    const { shell, fragment, keep, text, git, bullets } = fragmentRepository();
    fragment("a-0000.md", "Add search\n");
    keep("feat: find things");
    await run(shell, "--release");
    expect(text()).toMatch(/## \[Unreleased\]\n\n## \[1\.1\.0\] - 2026-03-01\n\n### Added\n\n- Add search/);
    keep("chore: release");
    git("tag", "v1.1.0");
    const released = text();
    await run(shell, "--write");
    expect(text()).toBe(released);
    expect(bullets(await run(shell, "--latest", "--format", "release"))).toEqual(["Add search"]);
    fragment("b-0000.md", "Add sorting\n");
    keep("feat: sort");
    await run(shell, "--write");
    git("add", "-A");
    keep("docs: changelog");
    git("tag", "v1.2.0");
    await run(shell, "--write");
    expect(text()).toMatch(/## \[1\.2\.0\] - \S+\n\n### Added\n\n- Add sorting/);
  });

  it("are completed by a second run where the first was stopped between writing and taking away", async () => {
    const { shell, fragment, keep, text, git, waiting } = fragmentRepository();
    fragment("a-0000.md", "Add search\n");
    keep("feat: find things");
    fragment("b-0000.md", "Add sorting\n");
    await run(shell, "--release");
    const done = text();
    git("checkout", "--quiet", "HEAD", "--", "changelog.d");
    fragment("b-0000.md", "Add sorting\n");
    await run(shell, "--release");
    expect(text()).toBe(done);
    expect(waiting()).toEqual([]);
  });

  it("stay where the changelog cannot be written", async () => {
    const { shell, fragment, waiting, folder } = fragmentRepository();
    fragment("a-0000.md", "Add search\n");
    mkdirSync(path.join(folder, "CHANGELOG.md"));
    await expect(run(shell, "--write")).rejects.toThrow("CHANGELOG.md");
    expect(waiting()).toEqual(["a-0000.md"]);
  });

  it("that were changed and folded in one commit are told once", async () => {
    const { shell, fragment, keep, text, bullets } = fragmentRepository();
    fragment("a-0000.md", "Add serch\n");
    keep("feat: find things");
    fragment("a-0000.md", "Add search\n");
    await run(shell, "--write");
    keep("docs: changelog");
    expect(await run(shell, "--write")).toBe("");
    expect(bullets(text())).toEqual(["Add search", "the first"]);
  });

  it("that were withdrawn are told no more, and the commit speaks again", async () => {
    const { shell, fragment, keep, bullets, folder } = fragmentRepository();
    fragment("a-0000.md", "Add search\n");
    keep("feat: find things");
    rmSync(path.join(folder, "changelog.d/a-0000.md"));
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["find things"]);
    keep("docs: no fragment");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["find things"]);
  });

  it("that say nothing stay, and are named", async () => {
    const { shell, fragment, waiting } = fragmentRepository();
    fragment("a-0000.md", "<!-- later -->\n");
    await run(shell, "--write");
    expect(waiting()).toEqual(["a-0000.md"]);
    expect(shell.err()).toContain("changelog.d/a-0000.md says nothing to readers; it stays.");
  });

  it("are shown by --diff and --check, which take nothing away", async () => {
    const { shell, fragment, waiting } = fragmentRepository();
    fragment("a-0000.md", "Add search\n");
    expect(await run(shell, "--diff")).toContain("+- Add search");
    await expect(run(shell, "--check")).rejects.toBeInstanceOf(Exit);
    await run(shell, "--release", "--preview");
    expect(waiting()).toEqual(["a-0000.md"]);
  });
});

describe("firstRelease", () => {
  it("is told by fragments alone, where there are some and the settings say so; the next by all", async () => {
    const { shell, commit, git, write, folder } = tempRepository();
    write("toolbox.config.json", '{ "changelog": { "firstRelease": "fragments" } }');
    mkdirSync(path.join(folder, "changelog.d"));
    commit("feat: what nobody needs to know", "2026-01-01");
    expect(await run(shell, "--unreleased")).toContain("what nobody needs to know");
    write("changelog.d/all.md", "### Added\n\n- The first page\n");
    git("add", "-A");
    git("commit", "--quiet", "-m", "fix: on the way");
    expect(await run(shell, "--unreleased")).toMatch(/### Added\n\n- The first page\n$/);
    await run(shell, "--release", "0.2.0");
    git("add", "-A");
    git("commit", "--quiet", "-m", "chore: release");
    git("tag", "v0.2.0");
    commit("fix: a crash", "2026-01-03");
    const text = await run(shell);
    expect(text).toMatch(
      /## \[Unreleased\]\n\n### Fixed\n\n- a crash\n\n## \[0\.2\.0\] - [\d-]+\n\n### Added\n\n- The first page\n$/,
    );
  });
});

describe("a fragment speaks for its pull request", () => {
  const branch = ({ git, commit, keep, fragment }: FragmentRepository, name: string, squashes = false) => {
    git("checkout", "--quiet", "-b", name);
    commit(`feat: half of ${name}`, "2026-02-01");
    fragment(`${name}-0000.md`, `Add ${name}\n`);
    keep(`fix: rest of ${name}`);
    git("checkout", "--quiet", "main");
    if (squashes) git("merge", "--quiet", "--squash", name);
    else git("merge", "--quiet", "--no-ff", "-m", `Merge pull request #1 from a/${name}\n\nTitle of ${name}`, name);
  };

  it.each([
    ["merged", false],
    ["squashed", true],
  ])("%s", async (_how, squashes) => {
    const repository = fragmentRepository();
    const { shell, bullets, keep, commit } = repository;
    branch(repository, "search", squashes);
    if (squashes) keep("feat: search (#2)");
    commit("fix: on the main line", "2026-02-02");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["Add search", "on the main line"]);
  });

  it("but not for what breaks, where it does not say so", async () => {
    const repository = fragmentRepository();
    const { shell, bullets, git, commit, keep, fragment } = repository;
    git("checkout", "--quiet", "-b", "b");
    commit("feat!: ask for page 1", "2026-02-01");
    fragment("b-0000.md", "Add b\n");
    keep("feat: b");
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'b'", "b");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["**Breaking:** ask for page 1", "Add b"]);
    expect(await run(shell, "--bump")).toBe("2.0.0\n");
  });

  it("but not for the other requests of a branch that goes on", async () => {
    const repository = fragmentRepository();
    const { shell, bullets, git, commit, keep, fragment } = repository;
    git("checkout", "--quiet", "-b", "develop");
    commit("feat: early", "2026-02-01");
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'develop'", "develop");
    git("checkout", "--quiet", "develop");
    commit("feat: other work", "2026-02-02");
    fragment("b-0000.md", "Add b\n");
    keep("feat: b");
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'develop'", "develop");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["Add b", "other work", "early"]);
  });

  it("and for a commit elsewhere that names the same request", async () => {
    const { shell, bullets, commit, keep, fragment } = fragmentRepository();
    commit("feat: search (#218)", "2026-02-01");
    fragment("a-0000.md", "Add search (#218)\n");
    keep("docs: a fragment");
    expect(bullets(await run(shell, "--unreleased"))).toEqual(["Add search (#218)"]);
  });
});

describe("fragments of a monorepo", () => {
  it("go to the packages they name, or to those that their commit touches, and leave when all have them", async () => {
    const { shell, folder, write, git, keep, fragment, waiting, bullets } = fragmentRepository();
    write("package.json", '{ "workspaces": ["packages/*"] }');
    for (const name of ["api", "web"]) {
      mkdirSync(path.join(folder, "packages", name), { recursive: true });
      write(`packages/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0" }`);
    }
    keep("chore: packages");
    git("tag", "web@1.0.0");
    git("tag", "api@1.0.0");
    fragment("both-0000.md", "---\nweb: minor\napi: patch\n---\nAccept a port\n");
    write("packages/web/a.js", "1");
    fragment("touched-0000.md", "Fix the page\n");
    keep("fix: things");
    const read = (name: string) => bullets(readFileSync(path.join(folder, "packages", name, "CHANGELOG.md"), "utf8"));
    await run(shell, "--package", "web", "--write");
    expect(read("web")).toEqual(["Accept a port", "Fix the page"]);
    expect(waiting()).toEqual(["both-0000.md"]);
    expect(shell.err()).toContain("changelog.d/both-0000.md stays until api has it too.");
    expect(await run(shell, "--packages", "--bump")).toBe("api 1.0.1\nweb 1.1.0\n");
    await run(shell, "--packages", "--write");
    expect(read("api")).toEqual(["Accept a port"]);
    expect(waiting()).toEqual([]);
  });
});

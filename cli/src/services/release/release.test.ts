import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { tempRepository } from "../../testing/temp-repository.ts";
import { release } from "./release.ts";
import { setJsonString } from "./set-json-string.ts";

/** A repository of two packages with an upstream and a release, and a change since. */
function readyRepository() {
  const repository = tempRepository();
  const { folder, git, write, shell } = repository;
  const remote = path.join(folder, ".git/remote.git");
  for (const name of ["packages/web", "packages/own", "changelog.d"])
    mkdirSync(path.join(folder, name), { recursive: true });
  write("package.json", '{\n\t"name": "root",\n\t"version": "1.0.0",\n\t"workspaces": ["packages/*"]\n}\n');
  write("packages/web/package.json", '{ "name": "web", "version": "1.0.0" }');
  write("packages/own/package.json", '{ "name": "own", "version": "7.0.0" }');
  const lock = {
    name: "root",
    version: "1.0.0",
    packages: {
      "": { version: "1.0.0" },
      "packages/web": { version: "1.0.0" },
      "node_modules/x": { version: "1.0.0" },
    },
  };
  write("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  git("add", "-A");
  git("commit", "--quiet", "-m", "feat: the first");
  git("tag", "v1.0.0");
  write("changelog.d/a-0000.md", "Add search\n");
  git("add", "-A");
  git("commit", "--quiet", "-m", "feat: find things");
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const state = () => [git("rev-parse", "HEAD"), git("tag"), git("status", "--porcelain")];
  return { ...repository, shell, read, state, remote };
}

describe("toolbox release", () => {
  it("sets the versions, folds fragments, commits and tags, and pushes nothing", async () => {
    const { shell, git, read, folder, remote } = readyRepository();
    await release(shell, {});
    expect(shell.out()).toBe("v1.1.0\n");
    expect(shell.err()).toContain("git push --atomic origin main v1.1.0\n");
    expect(shell.err()).toContain("1 package with a version of its own stay: packages/own.");
    expect(read("package.json")).toBe(
      '{\n\t"name": "root",\n\t"version": "1.1.0",\n\t"workspaces": ["packages/*"]\n}\n',
    );
    expect(read("packages/web/package.json")).toBe('{ "name": "web", "version": "1.1.0" }');
    expect(read("packages/own/package.json")).toContain("7.0.0");
    expect(JSON.parse(read("package-lock.json"))).toMatchObject({
      version: "1.1.0",
      packages: {
        "": { version: "1.1.0" },
        "packages/web": { version: "1.1.0" },
        "node_modules/x": { version: "1.0.0" },
      },
    });
    expect(read("CHANGELOG.md")).toContain("## [1.1.0] - 2026-03-01\n\n### Added\n\n- Add search");
    expect(existsSync(path.join(folder, "changelog.d/a-0000.md"))).toBe(false);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toBe("chore(release): v1.1.0");
    expect(git("cat-file", "-t", "v1.1.0")).toBe("tag");
    expect(git("tag", "--list", "--format=%(contents)", "v1.1.0")).toContain("### Added\n\n- Add search");
    expect(execFileSync("git", ["tag"], { cwd: remote, encoding: "utf8" })).toBe("");
  });

  it("is taken back until it is pushed", async () => {
    const { shell, git, state } = readyRepository();
    const before = state();
    await release(shell, { version: "2.0.0" });
    await release(shell, { undo: true });
    expect(state()).toEqual(before);
    await release(shell, { bump: "minor" });
    git("push", "--quiet", "--atomic", "origin", "main", "v1.1.0");
    await expect(release(shell, { undo: true })).rejects.toThrow("v1.1.0 is pushed");
  });

  it("takes back what no release is never", async () => {
    await expect(release(readyRepository().shell, { undo: true })).rejects.toThrow("is not a release");
  });

  it("--dry-run shows all and changes nothing", async () => {
    const { shell, state } = readyRepository();
    const before = state();
    await release(shell, { dryRun: true });
    for (const name of ["CHANGELOG.md", "package.json", "packages/web/package.json", "package-lock.json"])
      expect(shell.out()).toContain(`+++ b/${name}`);
    expect(shell.err()).toContain(
      "changelog.d/a-0000.md would be folded in and taken away.\nCommit: chore(release): v1.1.0\n",
    );
    expect(state()).toEqual(before);
  });

  it.each([
    ["a hook that refuses the commit", ".git/hooks/commit-msg", "echo refused >&2; exit 1"],
    [
      "a tag that cannot be made",
      ".git/hooks/reference-transaction",
      'grep -q "refs/tags/" && echo refused >&2 && exit 1; exit 0',
    ],
  ])("leaves all as it was after %s", async (_what, hook, script) => {
    const { shell, folder, state } = readyRepository();
    const before = state();
    mkdirSync(path.join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(path.join(folder, hook), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, hook), 0o755);
    await expect(release(shell, {})).rejects.toThrow("refused");
    expect(state()).toEqual(before);
    expect(shell.err()).toContain("Nothing was released: all is as it was before.");
  });

  type Ready = ReturnType<typeof readyRepository>;
  it.each<[string, (repository: Ready) => void, object]>([
    ["The work tree is not clean: 1 file", ({ write }) => write("x.txt", "1"), {}],
    ["The work tree is not clean: 1 file", ({ write }) => write("package.json", "{}"), {}],
    ["has no upstream", ({ git }) => void git("branch", "--unset-upstream"), {}],
    ["HEAD is not on a branch", ({ git }) => void git("checkout", "--quiet", "--detach"), {}],
    ["main lacks 1 commit of origin/main", ({ git }) => void git("reset", "--quiet", "--hard", "HEAD~1"), {}],
    [
      "The tag v1.1.0 is there already",
      ({ git, commit }) => {
        git("checkout", "--quiet", "--orphan", "aside");
        commit("chore: aside", "2026-01-01");
        git("tag", "v1.1.0");
        git("checkout", "--quiet", "--force", "main");
      },
      {},
    ],
    ['"1.x" is not a valid version', () => {}, { version: "1.x" }],
    ["The tag v1.0.0 is there already", () => {}, { version: "1.0.0" }],
    ["0.9.0 is not higher than v1.0.0", () => {}, { version: "0.9.0" }],
    ["do not go together", () => {}, { version: "1.2.0", bump: "minor" }],
  ])("refuses in words: %s", async (words, spoil, options) => {
    const repository = readyRepository();
    spoil(repository);
    const before = repository.state();
    await expect(release(repository.shell, options)).rejects.toThrow(words);
    expect(repository.state()).toEqual(before);
  });
});

/** Three packages with releases of their own, two of them changed since. */
function monorepo() {
  const repository = tempRepository();
  const { folder, git, write } = repository;
  const remote = path.join(folder, ".git/remote.git");
  const keep = (message: string) => {
    git("add", "-A");
    git("commit", "--quiet", "-m", message);
  };
  write("package.json", '{ "private": true, "workspaces": ["packages/*"] }\n');
  const names = ["web", "api", "kit"];
  for (const name of names) {
    mkdirSync(path.join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, `{ "name": "@ada/${name}", "version": "1.0.0" }\n`);
  }
  const locked = Object.fromEntries(names.map((name) => [`packages/${name}`, { version: "1.0.0" }]));
  write("package-lock.json", JSON.stringify({ name: "root", packages: locked }));
  keep("feat: the first");
  for (const name of names) git("tag", `@ada/${name}@1.0.0`);
  write("packages/web/a.ts", "1");
  keep("feat: paging");
  write("packages/api/a.ts", "1");
  keep("fix: a crash");
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const state = () => [git("rev-parse", "HEAD"), git("tag"), git("status", "--porcelain")];
  return { ...repository, read, state };
}

describe("toolbox release of packages", () => {
  it("gives each package that changed its version, changelog and tag, in one commit that can be taken back", async () => {
    const { shell, git, read, state, folder } = monorepo();
    const before = state();
    await release(shell, { packages: true });
    expect(shell.out()).toBe("@ada/api@1.0.1\n@ada/web@1.1.0\n");
    expect(shell.err()).toContain("@ada/kit: There is nothing to release since @ada/kit@1.0.0.");
    expect(shell.err()).toContain("git push --atomic origin main @ada/api@1.0.1 @ada/web@1.1.0\n");
    expect(git("log", "-1", "--format=%B")).toBe("chore(release): 2 packages\n\n- @ada/api@1.0.1\n- @ada/web@1.1.0");
    expect(read("packages/web/package.json")).toContain('"version": "1.1.0"');
    expect(read("packages/kit/package.json")).toContain('"version": "1.0.0"');
    expect(JSON.parse(read("package-lock.json"))).toMatchObject({
      packages: { "packages/web": { version: "1.1.0" }, "packages/api": { version: "1.0.1" } },
    });
    expect(read("packages/web/CHANGELOG.md")).toMatch(/## \[1\.1\.0\][^]*- paging/);
    expect(read("packages/api/CHANGELOG.md")).not.toContain("paging");
    expect(existsSync(path.join(folder, "packages/kit/CHANGELOG.md"))).toBe(false);
    expect(git("tag", "--list", "--format=%(contents)", "@ada/web@1.1.0")).toContain("- paging");
    await release(shell, { undo: true });
    expect(state()).toEqual(before);
  });

  it("releases one by its name, by any version", async () => {
    const { shell, git } = monorepo();
    await release(shell, { package: ["@ada/web"], version: "3.0.0" });
    expect(shell.out()).toBe("@ada/web@3.0.0\n");
    expect(git("log", "-1", "--format=%s")).toBe("chore(release): @ada/web@3.0.0");
    await release(shell, { undo: true });
    expect(git("tag")).not.toContain("3.0.0");
  });

  it.each<[object, string]>([
    [{ packages: true, version: "2.0.0" }, "One version does not fit several packages."],
    [{ package: ["nobody"] }, 'there is no package "nobody"'],
    [{ package: ["@ada/kit"] }, "nothing to release"],
  ])("%j is refused in words", async (options, words) => {
    const { shell, state } = monorepo();
    const before = state();
    await expect(release(shell, options)).rejects.toThrow(words);
    expect(state()).toEqual(before);
  });

  it("leaves all as it was when the last tag cannot be made", async () => {
    const { shell, folder, state } = monorepo();
    const before = state();
    mkdirSync(path.join(folder, ".git/hooks"), { recursive: true });
    const hook = path.join(folder, ".git/hooks/reference-transaction");
    writeFileSync(
      hook,
      '#!/bin/sh\n[ "$1" = prepared ] && grep -q "refs/tags/@ada/web@1.1" && echo refused >&2 && exit 1\nexit 0\n',
    );
    chmodSync(hook, 0o755);
    await expect(release(shell, { packages: true })).rejects.toThrow("refused");
    expect(state()).toEqual(before);
  });
});

describe("setJsonString", () => {
  it.each([
    ['{"version":"1"}', ["version"], '{"version":"2"}'],
    ['{ "a": {"version": "1"}, "version" : "1" }', ["version"], '{ "a": {"version": "1"}, "version" : "2" }'],
    ['{"files":["version","1"],"version":"1"}', ["version"], '{"files":["version","1"],"version":"2"}'],
    [
      '{"packages":{"":{"name":"version","version":"1"}}}',
      ["packages", "", "version"],
      '{"packages":{"":{"name":"version","version":"2"}}}',
    ],
    ['{"a":"\\"}{","version":"1"}', ["version"], '{"a":"\\"}{","version":"2"}'],
    ['{"version":1}', ["version"], undefined],
    ['{"a":[{"version":"1"}]}', ["version"], undefined],
  ])("%s", (text, place, after) => expect(setJsonString(text, place, () => "2")).toBe(after));
});

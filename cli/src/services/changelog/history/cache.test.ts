import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importHistory } from "../../../testing/history/import-history.ts";
import { releasedRepository } from "../../../testing/history/released-repository.ts";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";

const cacheOf = (folder: string) => path.join(folder, ".git/toolbox");
const files = (folder: string) => readdirSync(cacheOf(folder)).map((name) => path.join(cacheOf(folder), name));

/** Changes the words of the cached entries without breaking the file, to see whether it is used. */
function poison(folder: string, from: string, to: string): void {
  const [file = ""] = files(folder);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
}

describe("finished releases are kept", () => {
  it("inside the repository, and give the same words", async () => {
    const { folder, shell, commit, git } = releasedRepository();
    const first = await run(shell);
    expect(files(folder)).toHaveLength(1);
    expect(await run(shell)).toBe(first);
    commit("fix: later", "2026-04-01");
    git("tag", "v2.0.0");
    commit("fix: last", "2026-04-02");
    const later = await run(shell);
    expect(later).toContain("- last");
    expect(later).toBe(await run(shell, "--no-cache"));
    rmSync(cacheOf(folder), { recursive: true });
    expect(await run(shell)).toBe(later);
  });

  it("and are read instead of the history", async () => {
    const { folder, shell, git } = releasedRepository();
    const first = await run(shell);
    // Without the objects of the oldest commits only what is kept can tell of them.
    const oldest = git("rev-parse", "v1.0.0~1");
    rmSync(path.join(folder, ".git/objects", oldest.slice(0, 2), oldest.slice(2)));
    expect(await run(shell)).toBe(first);
    await expect(run(shell, "--no-cache")).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining("git says"),
    });
  });

  it.each([
    ["was changed", (folder: string) => poison(folder, "paging", "poison")],
    [
      "was cut off",
      (folder: string) => files(folder).forEach((file) => writeFileSync(file, readFileSync(file).subarray(0, -20))),
    ],
    ["is empty", (folder: string) => files(folder).forEach((file) => writeFileSync(file, ""))],
  ])("but not trusted when the file %s", async (_what, damage) => {
    const { folder, shell } = releasedRepository();
    const first = await run(shell);
    damage(folder);
    expect(await run(shell)).toBe(first);
  });

  it.each([
    ["a tag moved", ["tag", "-f", "v1.0.1", "HEAD"]],
    ["a tag went", ["tag", "-d", "v1.0.1"]],
    ["a tag was made again with words", ["tag", "-f", "-a", "-m", "words", "v1.0.0", "v1.0.0"]],
    ["a tag came behind an old release", ["tag", "v0.9.0", "v1.0.0~1"]],
    ["a lower version was tagged last", ["tag", "v0.5.0"]],
    ["the branch was set back", ["reset", "--quiet", "--hard", "v1.0.0"]],
    ["a commit was replaced", ["replace", "-f", "HEAD~1", "HEAD~2"]],
  ])("and not when %s", async (_what, command) => {
    const { shell, git } = releasedRepository();
    await run(shell);
    git(...command);
    const expected = await run(shell, "--no-cache");
    expect(await run(shell)).toBe(expected);
    expect(await run(shell)).toBe(expected);
  });

  it("and not with other settings", async () => {
    const { shell, write } = releasedRepository();
    await run(shell);
    write("toolbox.config.json", JSON.stringify({ changelog: { types: { feat: "changed" } } }));
    expect(await run(shell)).toMatch(/## \[1\.0\.0\].*\n\n### Changed\n\n- \*\*api/);
  });

  it("at every point of a made-up history as it grew", async () => {
    const { shell, git } = importHistory({ seed: 21, commits: 260, releaseEvery: 8, skewed: 100 });
    const line = git("rev-list", "--first-parent", "--reverse", "main").split("\n");
    for (let at = 5; at < line.length; at += 17) {
      git("update-ref", "--no-deref", "HEAD", line[at] ?? "");
      expect(await run(shell)).toBe(await run(shell, "--no-cache"));
    }
  });

  it("and a folder that takes no files is no reason to fail", async () => {
    const { folder, shell } = releasedRepository();
    writeFileSync(cacheOf(folder), "in the way");
    expect(await run(shell)).toContain("## [1.0.0]");
    expect(statSync(cacheOf(folder)).isFile()).toBe(true);
  });
});

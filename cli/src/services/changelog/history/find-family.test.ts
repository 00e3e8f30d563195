import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { tempRepository } from "../../../testing/temp-repository.ts";

/** One commit for each row, with the tags that stand on it. */
function tagged(...rows: readonly (readonly string[])[]) {
  const repository = tempRepository();
  for (const [at, tags] of rows.entries()) {
    repository.commit(`fix: number ${at}`, `2026-01-${String(at + 1).padStart(2, "0")}`);
    for (const tag of tags) repository.git("tag", tag);
  }
  return repository;
}

describe("the family of tags", () => {
  it.each([
    ["of the newest release", [["v1.0.0"], [], ["app@2.0.0"], ["app@2.1.0"], []], "2.1.1", "app@2.1.0"],
    ["that stands on most of the newest", [["app@1.0.0"], ["app@1.1.0", "aux@7.0.0"], []], "1.1.1", "app@1.1.0"],
    ["that has no version of SemVer", [["v2.3.2"], ["v8.1.0.beta1"], []], "8.1.0", "v8.1.0.beta1"],
    ["whose version ends in -beta-0", [["6.0.0-beta-0"], []], "6.0.0", "6.0.0-beta-0"],
  ])("%s counts", async (_, rows, next, current) => {
    const { shell } = tagged(...rows);
    expect(await run(shell, "--bump")).toBe(`${next}\n`);
    expect(shell.err()).toContain(`after ${current}, patch: `);
  });

  it("is told where there was a choice, and only there", async () => {
    const several = tagged(["v1.0.0"], ["app@2.0.0"], []);
    await run(several.shell);
    expect(several.shell.err()).toBe(
      "The releases are the tags app@…, as the newest is app@2.0.0; there are also plain tags. " +
        "Choose with --package or --tag-pattern.\n",
    );
    const one = tagged(["app@2.0.0"], []);
    await run(one.shell);
    await run(several.shell, "--tag-pattern", "v.*");
    expect(one.shell.err()).toBe("");
    expect(several.shell.err().match(/The releases are/g)).toHaveLength(1);
  });

  it("goes on with the plain tags before it", async () => {
    const { shell } = tagged(["v1.0.0"], ["v2.0.0"], ["app@3.0.0"], []);
    const text = await run(shell);
    expect([...text.matchAll(/^## .*$/gm)].join("\n")).toMatch(
      /^## \[Unreleased\]\n## \[3\.0\.0\] .*\n## \[2\.0\.0\] .*\n## \[1\.0\.0\] .*$/,
    );
  });

  it("is that of the newest release HEAD reaches at all where its own line has none", async () => {
    const { shell, git, commit } = tempRepository();
    commit("fix: one", "2026-01-01");
    git("switch", "--quiet", "-c", "release");
    commit("fix: two", "2026-01-02");
    git("tag", "v1.0.0");
    commit("fix: three", "2026-01-03");
    git("tag", "app@2.0.0");
    git("switch", "--quiet", "main");
    commit("fix: four", "2026-01-04");
    git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'release'", "release");
    expect(await run(shell, "--bump")).toBe("2.0.1\n");
  });

  it("takes a tag of a tag for a release", async () => {
    const { shell, git } = tagged([], []);
    git("tag", "-a", "-m", "candidate", "build-7", "HEAD~1");
    git("-c", "advice.nestedTag=false", "tag", "-a", "-m", "release", "v1.0.0", "build-7");
    git("tag", "-a", "-m", "of a tree", "tree", "HEAD^{tree}");
    git("-c", "advice.nestedTag=false", "tag", "-a", "-m", "of that", "v9.0.0", "tree");
    expect(await run(shell, "--bump")).toBe("1.0.1\n");
  });
});

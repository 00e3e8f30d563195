import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { tempRepository } from "../../../testing/temp-repository.ts";

describe("toolbox changelog add", () => {
  it("writes one small file, from anywhere in the repository, and a README beside the first", async () => {
    const { shell, folder } = tempRepository();
    mkdirSync(path.join(folder, "below"));
    const args = ["add", "Sign in with a passkey", "--type", "added", "--issue", "#218", "--issue", "219"];
    const printed = await run({ ...shell, cwd: path.join(folder, "below") }, ...args);
    expect(printed).toMatch(/^\.\.\/changelog\.d\/sign-in-with-a-passkey-[0-9a-f]{4}\.md\n$/);
    expect(readFileSync(path.join(folder, "below", printed.trim()), "utf8")).toBe(
      "### Added\n\n- Sign in with a passkey (#218) (#219)\n",
    );
    expect(readdirSync(path.join(folder, "changelog.d"))).toContain("README.md");
  });

  it("never writes over a file: the same words twice are two files", async () => {
    const { shell, folder } = tempRepository();
    await run(shell, "add", "Fix it");
    await run(shell, "add", "Fix it");
    expect(readdirSync(path.join(folder, "changelog.d"))).toHaveLength(3);
  });

  it("names a package that the repository has, and takes a folder of the configuration", async () => {
    const { shell, folder, write, git } = tempRepository();
    mkdirSync(path.join(folder, "packages/web"), { recursive: true });
    write("package.json", '{ "workspaces": ["packages/*"] }');
    write("packages/web/package.json", '{ "name": "@acme/web", "version": "1.0.0" }');
    write("toolbox.config.json", '{ "changelog": { "fragments": { "folders": ["news/"] } } }');
    git("add", "-A");
    git("commit", "--quiet", "-m", "Start");
    const printed = await run(shell, "add", "Drop Node 18", "--package", "packages/web", "--breaking");
    expect(readFileSync(path.join(folder, printed.trim()), "utf8")).toBe(
      "## @acme/web\n\n### Removed\n\n- **Breaking:** Drop Node 18\n",
    );
    await expect(run(shell, "add", "x", "--package", "nope")).rejects.toThrow('there is no package "nope"');
  });

  it.each([
    [["add", "  "], "Say in one sentence"],
    [["add", "one\ntwo"], "one line"],
    [["add", "x", "--issue", "1 2"], "Put commas"],
    [["add", "x", "--type", "feature"], "Allowed choices are added"],
    [["add"], "There is no text."],
  ])("%j is refused in words", async (args, words) => {
    await expect(run(tempRepository().shell, ...args)).rejects.toThrow(words);
  });

  it("takes the text from a pipe", async () => {
    const { shell } = tempRepository();
    const stdin = { isTerminal: false, isPiped: true, read: async () => new TextEncoder().encode("Fix the page\n") };
    expect(await run({ ...shell, stdin }, "add")).toMatch(/fix-the-page/);
  });
});

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../testing/run-changelog.ts";
import { releasedRepository as released } from "../../testing/history/released-repository.ts";

describe("toolbox changelog with a configuration", () => {
  it("reads toolbox.config.json, or package.json, of the folder or above", async () => {
    const { folder, shell, commit, write } = released();
    commit("dx: clear words", "2026-03-02");
    mkdirSync(path.join(folder, "below"));
    const below = { ...shell, cwd: path.join(folder, "below") };
    write("package.json", JSON.stringify({ toolbox: { changelog: { project: "Two", types: { dx: "changed" } } } }));
    expect(await run(below, "--unreleased")).toMatch(/\*\*Two\*\*[^]*### Changed\n\n- clear words\n/);
    write(
      "toolbox.config.json",
      JSON.stringify({
        changelog: { project: "One", types: { feat: "hidden", dx: "hidden" }, initialVersion: "1.0.0" },
      }),
    );
    expect(await run(below)).toMatch(/\*\*One\*\*[^]*### Changed\n\n- \*\*Breaking:\*\* drop/);
  });

  it.each([
    [
      { changelog: { fil: "x" } },
      'toolbox.config.json: changelog.fil is not a setting that Toolbox knows. Did you mean "file"?',
    ],
    [{ changelog: { types: { feat: "new" } } }, "toolbox.config.json: changelog.types.feat must be one of added"],
    [{ changelog: { tagPattern: "(" } }, "toolbox.config.json: changelog.tagPattern is not a valid regular expression"],
    [{ changelog: { repository: "x" } }, "toolbox.config.json: changelog.repository must be the address"],
    [{ changelog: { initialVersion: "one" } }, "toolbox.config.json: changelog.initialVersion must be a version"],
    [
      { changelogs: {} },
      'toolbox.config.json: changelogs is not a setting that Toolbox knows. Did you mean "changelog"?',
    ],
  ])("names what is wrong in %j", async (config, message) => {
    const { folder, shell } = released();
    writeFileSync(path.join(folder, "toolbox.config.json"), JSON.stringify(config));
    await expect(run(shell)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
  });
});

import { describe, expect, it } from "vitest";
import { changelogOfEntries } from "./changelog.ts";

describe("changelogOfEntries", () => {
  it("is the changelog of the page", async () => {
    const texts = await changelogOfEntries({ entries: ["Fix a", "Add b"], projectName: "Ledger", changeType: "major" });
    expect(texts.markdown()).toMatch(
      /## \[2\.0\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- Add b\n\n### Fixed\n\n- Fix a\n$/,
    );
    expect(JSON.parse(texts.json())).toMatchObject({ project: "Ledger", version: "2.0.0", type: "major" });
  });

  it("says what is wrong", async () => {
    await expect(changelogOfEntries({ entries: [" "], currentVersion: "1" })).rejects.toMatchObject({
      exitCode: 2,
      message:
        "--current-version: Current Version must be three numbers with dots between them, such as 1.0.0. " +
        "--entry: Please add at least one change entry.",
    });
  });
});

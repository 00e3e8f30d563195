import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const ports = { ...fakePorts(), clock: { now: () => new Date(2026, 10, 21, 23, 59) } };
const run = (input: Record<string, unknown>) => runTool(tool, input, ports);

async function texts(input: Record<string, unknown>): Promise<string[]> {
  const result = await run(input);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.outputs.map((output) => (output.kind === "text" ? output.text : ""));
}

describe("changelog-entries", () => {
  it("writes the example as Markdown and JSON", async () => {
    const [markdown, json] = await texts(tool.examples[0]?.input ?? {});
    expect(markdown).toBe(`# Changelog

All notable changes to **Ledger API** are documented in this file.

The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),
and this project follows [Semantic Versioning](https://semver.org/spec/v2.0.0.html).

## [2.4.0] - 2026-11-21

### Added

- Add passkey sign-in with a device fallback
- New CSV export for the audit log

### Changed

- Update the editor to CodeMirror 6.2

### Deprecated

- Deprecate the --legacy-peer flag

### Removed

- Remove the v1 tokens endpoint

### Fixed

- Fix webhook retries charging a card twice
- Resolve session loss after a token refresh

### Security

- Patch a vulnerability in SVG upload
`);
    expect(json).toBe(`{
  "project": "Ledger API",
  "version": "2.4.0",
  "date": "2026-11-21",
  "type": "minor",
  "unreleased": false,
  "changes": {
    "added": [
      "Add passkey sign-in with a device fallback",
      "New CSV export for the audit log"
    ],
    "changed": [
      "Update the editor to CodeMirror 6.2"
    ],
    "deprecated": [
      "Deprecate the --legacy-peer flag"
    ],
    "removed": [
      "Remove the v1 tokens endpoint"
    ],
    "fixed": [
      "Fix webhook retries charging a card twice",
      "Resolve session loss after a token refresh"
    ],
    "security": [
      "Patch a vulnerability in SVG upload"
    ]
  }
}
`);
  });

  it.each([
    [{ entries: ["x"] }, "## [1.1.0] - 2026-11-21", { project: "My Project", version: "1.1.0", type: "minor" }],
    [{ entries: ["x"], changeType: "patch" }, "## [1.0.1] - 2026-11-21", { version: "1.0.1", type: "patch" }],
    [{ entries: ["x"], changeType: "major" }, "## [2.0.0] - 2026-11-21", { version: "2.0.0", type: "major" }],
    [{ entries: ["x"], currentVersion: "v0.1.0" }, "## [0.2.0] - 2026-11-21", { version: "0.2.0" }],
    [{ entries: ["x"], unreleased: true }, "## [Unreleased]\n", { version: "1.1.0", unreleased: true }],
    [
      { entries: ["", " Fix a ", "- Add b"] },
      "### Added\n\n- Add b\n\n### Fixed\n\n- Fix a\n",
      { changes: { added: ["Add b"], fixed: ["Fix a"] } },
    ],
  ])("%j", async (input, heading, data) => {
    const [markdown, json] = await texts(input);
    expect(markdown).toContain(heading);
    expect(JSON.parse(json ?? "")).toMatchObject(data);
  });

  it.each([
    [{}, [{ field: "entries", title: "Error", message: "Please add at least one change entry." }]],
    [{ entries: [] }, [{ field: "entries", title: "Error", message: "Please add at least one change entry." }]],
    [
      { entries: [" ", "- "] },
      [{ field: "entries", title: "Error", message: "Please add at least one change entry." }],
    ],
    [
      { entries: ["x"], currentVersion: "1.0" },
      [
        {
          field: "currentVersion",
          message: "Current Version must be three numbers with dots between them, such as 1.0.0.",
        },
      ],
    ],
  ])("refuses %j", async (input, issues) => {
    const result = await run(input);
    expect(!result.ok && result.issues).toEqual(issues);
  });

  const log = "1a2b3c4 feat(api): paging\n2b3c4d5 docs: x\n3c4d5e6 (tag: v1.0.0) fix: a crash";
  const file =
    "# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- By hand\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- All\n";

  it("makes releases of a pasted log", async () => {
    const [markdown, json] = await texts({ source: "log", log });
    expect(markdown).toMatch(
      /## \[1\.1\.0\] - 2026-11-21\n\n### Added\n\n- \*\*api:\*\* paging\n\n## \[1\.0\.0\]\n\n### Fixed\n\n- a crash\n$/,
    );
    expect(JSON.parse(json ?? "")).toMatchObject({ version: "1.1.0", changes: { added: ["**api:** paging"] } });
  });

  it("puts entries into a file and keeps what stands there", async () => {
    const input = { entries: ["Add paging"], existing: file };
    const [markdown] = await texts(input);
    expect(markdown).toBe(
      "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-21\n\n### Added\n\n- Add paging\n\n### Fixed\n\n- By hand\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- All\n",
    );
    const [unreleased] = await texts({ ...input, unreleased: true });
    expect(unreleased).toContain("## [Unreleased]\n\n### Added\n\n- Add paging\n\n### Fixed\n\n- By hand\n");
    const again = await run({ ...input, existing: markdown });
    expect(again.ok && again.outputs[0]).toHaveProperty("text", markdown);
    expect(again.ok && again.warnings).toEqual(["The file has all of it already; nothing was changed."]);
  });

  it("counts the releases that a file without any of them does not get", async () => {
    const result = await run({ source: "log", log, existing: file.replace("1.0.0", "2.0.0"), unreleased: true });
    expect(result.ok && result.outputs[0]).toHaveProperty("text", expect.not.stringContaining("1.0.0"));
    expect(result.ok && result.warnings).toEqual([
      "The file has none of the releases of the log: 1 older release is left out. Add the heading of one of them to the file, or leave the file out to get all.",
    ]);
    const known = await run({ source: "log", log, existing: file, unreleased: true });
    expect(known.ok && known.warnings).toEqual([]);
  });

  it("puts a log into a file", async () => {
    const [markdown] = await texts({ source: "log", log, existing: file, unreleased: true });
    expect(markdown).toMatch(
      /### Added\n\n- \*\*api:\*\* paging <!-- 1a2b3c4 [0-9a-f]{8} -->\n\n### Fixed\n\n- By hand\n/,
    );
    expect(markdown).toContain("## [1.0.0] - 2026-01-01\n\n### Added\n\n- All\n");
  });

  it.each([
    [{ source: "log", log: " " }, "log", "Paste the output of git log"],
    [{ source: "log", log: "docs: x\nchore: y" }, "log", "Nothing in these 2 commits tells users"],
    [{ entries: ["Add x"], existing: "words" }, "existing", "This is not a changelog"],
    [
      { entries: ["Add x"], existing: file.replace("1.0.0", "1.1.0") },
      "existing",
      "1.1.0 is released already (line 9)",
    ],
  ])("refuses %j", async (input, field, message) => {
    const result = await run(input);
    expect(!result.ok && result.issues).toEqual([
      expect.objectContaining({ field, message: expect.stringContaining(message) }),
    ]);
  });
});

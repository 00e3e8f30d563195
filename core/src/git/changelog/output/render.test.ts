import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render.ts";

const head = (name: string) => `# Changelog

All notable changes to ${name} are documented in this file.

The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),
and this project follows [Semantic Versioning](https://semver.org/spec/v2.0.0.html).
`;

describe("renderMarkdown", () => {
  it("puts kinds in the order of the format and links at the end", () => {
    const text = renderMarkdown({
      project: "Ledger",
      releases: [
        { url: "https://example.com/compare/v1.1.0...HEAD", changes: { fixed: ["a"] } },
        { version: "1.1.0", date: "2026-11-21", changes: { security: ["e"], fixed: ["d"], added: ["b", "c"] } },
        { version: "1.0.0", date: "2026-01-02", changes: {} },
      ],
    });
    expect(text).toBe(`${head("**Ledger**")}
## [Unreleased]

### Fixed

- a

## [1.1.0] - 2026-11-21

### Added

- b
- c

### Fixed

- d

### Security

- e

## [1.0.0] - 2026-01-02

No notable changes.

[Unreleased]: https://example.com/compare/v1.1.0...HEAD
`);
  });

  it.each([
    ["", "this project"],
    ["  ", "this project"],
    ["snake_case *and* [more]", String.raw`**snake\_case \*and\* \[more\]**`],
    ["two\nlines", "**two lines**"],
  ])("names the project %j", (project, name) => {
    expect(renderMarkdown({ project, releases: [] })).toBe(head(name));
  });

  it("keeps an entry of several lines in its bullet", () => {
    const text = renderMarkdown({ project: "", releases: [{ changes: { added: ["one\r\n\r\n  two\n# three"] } }] });
    expect(text).toContain("### Added\n\n- one\n  two\n  # three\n");
  });
});

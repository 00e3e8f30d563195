import fc from "fast-check";

/** Changelogs in the shapes that people and tools write. */
export const fixtures = {
  keepAChangelog: `# Changelog

All notable changes to this project will be documented in this file.

The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),
and this project adheres to [Semantic Versioning](https://semver.org/spec/v2.0.0.html).

## [Unreleased]

### Added

- A switch for the dark theme, see #12.

## [1.1.0] - 2025-03-04

Thanks to everybody who wrote.

### Changed

- **Breaking:** \`parse()\` gives a result instead of throwing.
- Faster start:
  - lazy fonts
  - no network

### Fixed

- A crash with empty input:

  \`\`\`sh
  ## not a heading
  tool --input ""
  \`\`\`

## [1.0.1] - 2025-02-01 [YANKED]

### Security

- Escape names.

## [1.0.0] - 2025-01-31

### Added

- Everything.

[Unreleased]: https://github.com/owner/repo/compare/v1.1.0...HEAD
[1.1.0]: https://github.com/owner/repo/compare/v1.0.1...v1.1.0
[1.0.1]: https://github.com/owner/repo/compare/v1.0.0...v1.0.1
[1.0.0]: https://github.com/owner/repo/releases/tag/v1.0.0
`,
  releaseTool: `# Change Log

All notable changes. See [the guide](https://example.com/guide) for how commits are written.

# [2.0.0](https://github.com/owner/repo/compare/v1.0.1...v2.0.0) (2024-05-06)


### Bug Fixes

* **core:** keep order ([1234567](https://github.com/owner/repo/commit/1234567890)), closes [#9](https://x)


### BREAKING CHANGES

* Node 16 is gone



## [1.0.1](https://github.com/owner/repo/compare/v1.0.0...v1.0.1) (2024-04-01)

**Note:** Version bump only
`,
  underlined: `Release notes
=============

Unreleased
----------
* Not said yet

1.2 (2013-04-05)
----------------
* Fixed a thing that
took two lines
* Another

1.1
---
First words.
`,
  plain: `## 0.3.0

- Compact
- List
## 0.2.0
- No line between
### Internal
+ Other marker
<!-- a remark
## 0.1.9 was never out
-->
## 0.1.0 / 2019-12-31
1. First
2. Second
`,
  localized: `# Журнал изменений

## [Не выпущено]

## [0.1.0] - 2020-02-30

### Добавлено

- Всё 🎉
`,
} as const;

const line = fc.constantFrom(
  "# Changelog",
  "## [Unreleased]",
  "## Unreleased",
  "## [1.1.0] - 2025-03-04",
  "## 1.0.0 (2025-01-01)",
  "## [0.9.0] - 2024-01-01 [YANKED]",
  "## 1.1.0 (unreleased)",
  "## [1.2.0] - TBD",
  "## master (unreleased)",
  "## 2023-01-02, Version 0.7.0",
  '<a id="x"></a>',
  "0.8.0",
  "-----",
  "=====",
  "## Notes",
  "### Added",
  "### Fixed",
  "### Security",
  "### Internal",
  "#### Deeper",
  "- Hand-written",
  "* Starred",
  "- **Breaking:** By hand",
  "1. Numbered",
  "  more of it",
  "  - nested",
  "Prose goes on",
  "<!-- a remark -->",
  "<!--",
  "-->",
  "```",
  "    code",
  "<details>",
  "---",
  "> quote",
  "[1.1.0]: https://github.com/owner/repo/compare/v1.0.0...v1.1.0",
  "[unreleased]: https://github.com/owner/repo/compare/v1.0.0...develop",
  "[semver]: https://semver.org",
  "- Named a1b2c3d by hand",
  "",
  "",
  "",
);

/** Texts made of the lines that changelogs are made of, in any order, with any line break. */
export const changelogText: fc.Arbitrary<string> = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom("\n", "\r\n"), fc.boolean(), fc.boolean())
  .map(([lines, lineBreak, isEnded, hasMark]) =>
    [hasMark ? "\uFEFF" : "", lines.join(lineBreak), isEnded ? lineBreak : ""].join(""),
  );

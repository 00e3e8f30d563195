import type { Layer } from "./layer.ts";

const framework = ["core/src/ports", "core/src/text", "core/src/tool"];
const underGit = ["core/src/text", "core/src/tool"];
const underDocuments = [...framework, "core/src/graphics"];
const underData = [...underDocuments, "core/src/documents"];
const underWorkspace = [...underData, "core/src/data"];

/** Core, from the bottom up: ports and text <- tool <- git, graphics <- documents <- data <- workspace <- tools. */
export const coreLayers: readonly Layer[] = [
  {
    folder: "core/src/ports",
    holds: "One small interface per file: what a tool may ask of its host.",
    imports: [],
  },
  {
    folder: "core/src/text",
    holds: "Characters, words, dates, encodings and XML.",
    imports: [],
  },
  {
    folder: "core/src/tool",
    holds: "The framework: fields, reading input, running, links, pages, workers.",
    imports: ["core/src/ports", "core/src/text"],
  },
  {
    folder: "core/src/site",
    holds: "What a site tells its clients in /config.json.",
    imports: ["core/src/text"],
  },
  {
    folder: "core/src/config",
    holds: "How a section of a configuration file is described and read.",
    imports: ["core/src/text"],
  },
  {
    folder: "core/src/config-file",
    holds: "The sections of toolbox.config.json and its JSON Schema.",
    imports: ["core/src/text", "core/src/config", "core/src/tool", "core/src/git"],
  },
  {
    folder: "core/src/git/commit",
    holds: "A conventional commit message: its parts, read and written.",
    imports: underGit,
  },
  {
    folder: "core/src/git/commit-suggest",
    holds: "What a commit is likely to say: from its branch, its files and the habits of the history.",
    imports: [...underGit, "core/src/git/commit"],
  },
  {
    folder: "core/src/git/changelog",
    holds: "From a history to releases, their entries and the changelog they make.",
    imports: [...underGit, "core/src/git/commit"],
  },
  {
    folder: "core/src/git/commit-lint",
    holds: "The rules of a commit message, and the configuration of commitlint.",
    imports: [...underGit, "core/src/config", "core/src/git/commit", "core/src/git/changelog"],
  },
  {
    folder: "core/src/git/changelog-file",
    holds: "A changelog that exists: parsed, linted, merged, split.",
    imports: [...underGit, "core/src/git/changelog"],
  },
  {
    folder: "core/src/git/fragments",
    holds: "Changelog fragments: one small file per change, ours and those of towncrier and changesets.",
    imports: [...underGit, "core/src/git/commit", "core/src/git/changelog", "core/src/git/changelog-file"],
  },
  {
    folder: "core/src/git/migrate",
    holds: "The configurations of git-cliff, commitlint and their kin as sections of ours.",
    imports: [...underGit, "core/src/git/changelog", "core/src/git/changelog-file", "core/src/git/commit-lint"],
    packages: ["smol-toml"],
  },
  {
    folder: "core/src/git/git-log",
    holds: "Releases from the text of a git log.",
    imports: [...underGit, "core/src/git/changelog", "core/src/git/changelog-file"],
  },
  {
    folder: "core/src/git/diff",
    holds: "The unified diff of two texts.",
    imports: underGit,
    packages: ["diff"],
  },
  {
    folder: "core/src/graphics/color",
    holds: "Color spaces, contrast, harmonies and scales.",
    imports: framework,
    packages: ["culori"],
  },
  {
    folder: "core/src/graphics/drawing",
    holds: "Text, fonts, emoji and gradients on a canvas.",
    imports: framework,
  },
  {
    folder: "core/src/graphics/image-input",
    holds: "Pictures that a user gives: their types, headers and limits, and SVG made safe.",
    imports: framework,
  },
  {
    folder: "core/src/graphics/png",
    holds: "The one writer of PNG.",
    imports: framework,
  },
  {
    folder: "core/src/graphics/svg",
    holds: "A canvas whose pen writes SVG.",
    imports: [...framework, "core/src/graphics/drawing"],
  },
  {
    folder: "core/src/graphics/color-file",
    holds: "A set of colors as a file: CSS, Tailwind, SCSS, design tokens, a sheet of swatches.",
    imports: [
      ...framework,
      "core/src/graphics/color",
      "core/src/graphics/drawing",
      "core/src/graphics/png",
      "core/src/graphics/svg",
    ],
  },
  {
    folder: "core/src/graphics/og-image",
    holds: "The social card: its themes, patterns and layouts.",
    imports: [...framework, "core/src/graphics/color", "core/src/graphics/drawing", "core/src/graphics/image-input"],
  },
  {
    folder: "core/src/documents/yaml",
    holds: "YAML with the place of each error and each key.",
    imports: underDocuments,
    packages: ["js-yaml"],
  },
  {
    folder: "core/src/documents/markdown",
    holds: "Markdown as a tree, and the tree as HTML.",
    imports: [...underDocuments, "core/src/documents/yaml"],
    packages: ["lowlight", "markdown-it", "markdown-it-footnote"],
  },
  {
    folder: "core/src/documents/print",
    holds: "A document set on pages, and its PDF.",
    imports: [...underDocuments, "core/src/documents/markdown"],
    packages: ["bidi-js", "fontkit", "pdfkit"],
  },
  {
    folder: "core/src/documents/openapi",
    holds: "An OpenAPI description: read, checked, and written as documentation.",
    imports: [...underDocuments, "core/src/documents/markdown", "core/src/documents/print", "core/src/documents/yaml"],
    packages: ["js-yaml"],
  },
  {
    folder: "core/src/documents/meta",
    holds: "The head of a web page: its tags written, and those of a page checked.",
    imports: underDocuments,
    packages: ["htmlparser2"],
  },
  {
    folder: "core/src/data/json",
    holds: "JSON with the place of each error; CSV and YAML from it.",
    imports: underData,
  },
  {
    folder: "core/src/data/sql",
    holds: "Names, quotes and keywords of PostgreSQL.",
    imports: underData,
  },
  {
    folder: "core/src/data/schema",
    holds: "A database schema: read from SQL, DBML or JSON, written as code, drawn as a diagram.",
    imports: [...underData, "core/src/data/json", "core/src/data/sql"],
  },
  {
    folder: "core/src/data/source-code",
    holds: "Names, strings and blocks of the code that tools write.",
    imports: underData,
  },
  {
    folder: "core/src/data/tailwind",
    holds: "Tailwind's own design system, and classes merged by it.",
    imports: underData,
    packages: ["tailwind-merge", "tailwindcss"],
  },
  {
    folder: "core/src/data/digest",
    holds: "The hash of bytes and of files.",
    imports: underData,
    packages: ["@noble/hashes"],
  },
  {
    folder: "core/src/data/archive",
    holds: "Files packed into a ZIP.",
    imports: underData,
    packages: ["fflate"],
  },
  {
    folder: "core/src/workspace",
    holds: "A plan of tasks: parsed, edited, laid out, drawn, summed up, imported and exported.",
    imports: underWorkspace,
    packages: ["diff"],
  },
  {
    folder: "core/src/tools/<tool>",
    holds: "One tool: tool.ts, its pure parts, its tests.",
    imports: [...underWorkspace, "core/src/git", "core/src/workspace"],
    packages: ["@eslint-community/regexpp", "diff", "smol-toml"],
  },
  {
    folder: "core/src/tools/*.ts",
    holds: "The catalogue, written by `pnpm gen`: the metadata of all tools, their code loaded on use.",
    imports: ["core/src/tool", "core/src/tools"],
  },
  {
    folder: "core/src/*.ts",
    holds: "The root that hosts import first, and the web standards that core allows itself.",
    imports: [...framework, "core/src/graphics", "core/src/data/archive", "core/src/tools/catalog.gen.ts"],
  },
  {
    folder: "core/src/testing",
    holds: "Fakes, samples, and the contract suites that the ports of every host must pass.",
    imports: ["core/src"],
    packages: ["fflate", "vitest"],
  },
  {
    folder: "core/library",
    holds: "What `toolbox-core` exports: a run with typed input, the ports every platform has, those of a browser.",
    imports: ["core/src", "web/src/ports"],
  },
  {
    folder: "core/publish",
    holds: "The library that is published: its bundle, its types, its README, and what puts it together.",
    imports: ["core/scripts/licenses", "core/scripts/publish"],
    packages: ["node:*", "rolldown"],
  },
  {
    folder: "core/scripts/licenses",
    holds: "The licenses of what a bundle holds, for the builds of both hosts.",
    imports: [],
    packages: ["node:*"],
  },
  {
    folder: "core/scripts/publish",
    holds: "How a package is put together for npm, the same for all of ours.",
    imports: [],
    packages: ["node:*"],
  },
  {
    folder: "core/scripts",
    holds: "`gen`, `gen:assets` and `new-tool`.",
    imports: ["core/src"],
    packages: ["fflate", "node:*", "subset-font"],
  },
];

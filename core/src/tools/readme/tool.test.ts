import { describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { escapeMarkdown } from "../../text/escape.ts";
import { badge, type BadgeKind, badgeOptions } from "./badges.ts";
import { mergeMarked } from "../../documents/markdown/marked-parts.ts";
import { readRepository } from "./repository.ts";
import { templates } from "./project.ts";
import { sectionLibrary, templateSections } from "./sections.ts";
import { splitReadme } from "./split-readme.ts";
import { tool } from "./tool.ts";

async function readme(input: Record<string, unknown> = {}, warnings: string[] = []): Promise<string> {
  const result = await runTool(tool, input, fakePorts(), { warn: (text) => void warnings.push(text) });
  if (!result.ok) throw new Error(JSON.stringify(result));
  const [output] = result.outputs;
  return output?.kind === "text" ? output.text : "";
}
async function issue(input: Record<string, unknown>): Promise<string | undefined> {
  const result = await runTool(tool, input, fakePorts());
  return result.ok ? undefined : result.issues[0]?.message;
}
const headings = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);

describe("the product's letter", () => {
  it("has its fields with their defaults", () => {
    const { fields } = tool;
    expect(fields.template.options.map((option) => option.label)).toEqual([
      "Basic Project",
      "React Project",
      "API Project",
    ]);
    expect(
      [fields.projectName, fields.author, fields.license, fields.projectVersion, fields.repository].map(
        (one) => one.initial,
      ),
    ).toEqual(["My Awesome Project", "Your Name", "MIT", "1.0.0", "username/repo-name"]);
    expect(fields.repository.placeholder).toBe("username/repo-name");
    expect(fields.badges.options.map((option) => option.value)).toHaveLength(8);
    expect(fields.badges.initial).toEqual(["license", "version"]);
    expect(tool.action.success).toEqual({
      title: "README Generated",
      description: "Your README file has been generated successfully.",
    });
  });

  it("writes README.md from the defaults", async () => {
    const text = await readme();
    expect(text).toMatch(
      /^# My Awesome Project\n\n\[!\[License\]\(https:\/\/img\.shields\.io\/badge\/license-MIT-blue\)\]\(LICENSE\)\n/,
    );
    expect(text).toContain("git clone https://github.com/username/repo-name.git");
    expect(headings(text)).toEqual(["Features", "Installation", "Usage", "Contributing", "License", "Author"]);
    expect(text).not.toContain("<!-- toolbox:");
  });

  it.each(templates)("the template %s has its sections, each of which writes itself", async (template) => {
    expect(headings(await readme({ template }))).toEqual(templateSections(template));
    expect(templateSections(template).filter((title) => sectionLibrary[title] === undefined)).toEqual([]);
  });
});

describe("badges", () => {
  const facts = {
    license: "Apache-2.0",
    version: "1.0.0-beta 2",
    repository: { owner: "fieldnote", name: "app" },
    workflow: "ci.yml",
    packageName: "@fieldnote/app",
    ecosystem: "node",
    licenseFile: "LICENSE",
  } as const;
  const addresses: Record<BadgeKind, string> = {
    license: "[![License](https://img.shields.io/badge/license-Apache--2.0-blue)](LICENSE)",
    version:
      "[![Version](https://img.shields.io/badge/version-1.0.0--beta%202-blue)](https://github.com/fieldnote/app/releases)",
    build:
      "[![Build](https://img.shields.io/github/actions/workflow/status/fieldnote/app/ci.yml)](https://github.com/fieldnote/app/actions/workflows/ci.yml)",
    coverage:
      "[![Coverage](https://img.shields.io/codecov/c/github/fieldnote/app)](https://codecov.io/gh/fieldnote/app)",
    downloads:
      "[![Downloads](https://img.shields.io/npm/dm/@fieldnote/app)](https://www.npmjs.com/package/@fieldnote/app)",
    stars:
      "[![GitHub stars](https://img.shields.io/github/stars/fieldnote/app)](https://github.com/fieldnote/app/stargazers)",
    forks: "[![Forks](https://img.shields.io/github/forks/fieldnote/app)](https://github.com/fieldnote/app/forks)",
    issues: "[![Issues](https://img.shields.io/github/issues/fieldnote/app)](https://github.com/fieldnote/app/issues)",
  };
  it.each(badgeOptions.map(({ value }) => value))("%s has the address of today", (kind) => {
    expect(badge(kind, facts)).toBe(addresses[kind]);
  });
  it("those that need a repository are left out without one, and it is said", async () => {
    const warnings: string[] = [];
    const text = await readme({ repository: "", badges: ["license", "stars", "build"] }, warnings);
    expect(text).not.toContain("github/stars");
    expect(warnings).toEqual(["Left out: Build status, GitHub stars. Give a repository, license or version."]);
  });
  it("nothing typed leaves the address it belongs to", () => {
    const text = badge("license", { ...facts, license: 'x)](javascript:alert(1)) "<b>' });
    expect(text).toMatch(
      /^\[!\[License\]\(https:\/\/img\.shields\.io\/badge\/license-[\w%.!'*-]*\(?[^()]*\)?[^ <>"]*-blue\)\]\(LICENSE\)$/,
    );
    expect(text).not.toContain("](javascript:");
  });
});

test.each([
  ["user/repo", "user/repo"],
  ["https://github.com/user/repo", "user/repo"],
  ["https://github.com/user/repo.git", "user/repo"],
  ["https://github.com/user/repo/tree/main/src#readme", "user/repo"],
  ["git+https://github.com/user/repo.git", "user/repo"],
  ["git@github.com:user/repo.git", "user/repo"],
  ["github:user/repo", "user/repo"],
  ["ssh://git@github.com/user/repo.git", "user/repo"],
  ["user", undefined],
  ["https://gitlab.com/user/repo", undefined],
  ["-user/repo", undefined],
  ["user/..", undefined],
  ["user/re po", undefined],
])("the repository of %s is %s", (text, expected) => {
  const found = readRepository(text);
  expect(found && `${found.owner}/${found.name}`).toBe(expected);
});

describe("sections", () => {
  it("stand in the order they are given; unknown ones get a place to write", async () => {
    const text = await readme({ sections: ["License", "Rate Limits", " installation "] });
    expect(headings(text)).toEqual(["License", "Rate Limits", "Installation"]);
    expect(text).toContain("## Rate Limits\n\nWrite this section.");
  });
  it("are listed in the table of contents, with the anchors of GitHub", async () => {
    const text = await readme({ sections: ["API Endpoints", "What's new?"], contents: true });
    expect(text).toContain("- [API Endpoints](#api-endpoints)\n- [What's new?](#whats-new)\n");
  });
  it("of a README that is there keep their words, and none is lost", async () => {
    const existing =
      "# Inkwell\n\nOld.\n\nUsage\n-----\n\nPour the ink.\n\n## Thanks\r\n\nTo all.\n\n```sh\n## not a heading\n```\n";
    const text = await readme({ existing, sections: ["Installation", "Usage"] });
    expect(headings(text)).toEqual(["Installation", "Usage", "Thanks", "not a heading"]);
    expect(text).toContain("## Usage\n\nPour the ink.");
    expect(text).toContain("## Thanks\n\nTo all.\n\n```sh\n## not a heading\n```");
  });
  it.each([
    "# Inkwell\n\n![logo](logo.png)\n\nWhat it is, in **words** of its own.\n\n### Why\n\nBecause.\n\n## Usage\n\nPour.\n",
    '<h1 align="center"><img src="logo.svg"></h1>\n\n> A quote\n\n## Usage\n\nPour.\n\n[ref]: https://example.org\n',
    "# One\n\nfirst\n\n# Two\n\nsecond\n",
  ])("of a README that is there begin after its own beginning: %j", async (existing) => {
    const sections = splitReadme(existing).sections.map(({ title }) => title);
    expect((await readme({ existing, sections, badges: [] })).startsWith(existing.trim())).toBe(true);
  });
  it("badges it does not have come under its title", async () => {
    const license = badge("license", {
      license: "MIT",
      version: "",
      repository: undefined,
      workflow: "",
      packageName: "",
      ecosystem: "node",
      licenseFile: "LICENSE",
    });
    const setext = await readme({ existing: `Ink\n===\n\n${license}\n\nWords.`, badges: ["license", "stars"] });
    expect(setext).toMatch(/^Ink\n===\n\n\[!\[GitHub stars\]\([^\n]+\n\n\[!\[License\][^\n]+\n\nWords\.\n/);
    expect(await readme({ existing: "<img src=a.png>\n", badges: ["license"] })).toContain(
      `<img src=a.png>\n\n${license}`,
    );
  });
  it("a beginning between marks is brought up to date, what stands around it stays", async () => {
    const existing = "Before.\n\n<!-- toolbox:head -->\n# Old\n<!-- /toolbox:head -->\n\nAfter.\n\n## Usage\n\nPour.\n";
    const text = await readme({ existing, marks: true, projectName: "New" });
    expect(text).toMatch(/^Before\.\n\n<!-- toolbox:head -->\n# New\n/);
    expect(text).toContain("<!-- /toolbox:head -->\n\nAfter.");
  });
  it("of one title are kept, all of them", () => {
    const { sections } = splitReadme("## Example\none\n## Other\n\n## example\n\ntwo\n");
    expect(sections).toEqual([
      { title: "Example", body: "one\n\n## example\n\ntwo" },
      { title: "Other", body: "" },
    ]);
  });
  it("are found outside code, comments and tables alone", () => {
    const { head, sections } = splitReadme(
      "# A\n<!--\n## no\n-->\n| a |\n|---|\n## Yes ##\nx\n~~~\n## no\n~~~\n### part\n---\n",
    );
    expect(head).toContain("## no");
    expect(sections).toEqual([{ title: "Yes", body: "x\n~~~\n## no\n~~~\n### part\n---" }]);
  });
});

describe("a project says how it is installed and used", () => {
  const own = { repository: "", author: "", license: "", projectVersion: "", description: "" };
  it.each([
    [{ packageName: "got", kind: "library" }, "npm install got", 'import * as got from "got";'],
    [{ packageName: "@a/my-tea", kind: "library" }, "npm install @a/my-tea", 'import * as myTea from "@a/my-tea";'],
    [{ packageName: "tea", kind: "command" }, "npm install", "npx tea"],
    [{ packageName: "typescript", command: "tsc" }, "npm install", "npx --package typescript tsc"],
    [{ kind: "library", repository: "ada/tea" }, "npm install github:ada/tea", undefined],
    [{ kind: "app" }, "npm install", undefined],
    [{ kind: "app", command: "npm start" }, "npm install", "npm start"],
    [{ ecosystem: "rust", kind: "library", packageName: "my-tea" }, "cargo add my-tea", "use my_tea;"],
    [{ ecosystem: "rust", packageName: "tea", command: "brew" }, "cargo install tea", "brew --help"],
    [{ ecosystem: "rust", kind: "app" }, "cargo build --release", undefined],
    [{ ecosystem: "python", kind: "library", packageName: "tea" }, "pip install tea", undefined],
    [{ ecosystem: "python", packageName: "tea", command: "brew" }, "pip install tea", "brew --help"],
    [{ ecosystem: "go", packageName: "a.b/tea", command: "tea" }, "go install a.b/tea@latest", "tea --help"],
    [{ ecosystem: "go", kind: "library", packageName: "a.b/tea" }, "go get a.b/tea", 'import "a.b/tea"'],
  ])("%j", async (input, install, use) => {
    const text = await readme({ ...own, ...input });
    expect(headings(text)).toEqual(["Features", "Installation", "Usage", "Contributing"]);
    const lines = (title: string) =>
      /\n([^`]*?)\n*(?:```|$)/.exec(text.split(`## ${title}\n\n`)[1]?.split("\n\n## ")[0] ?? "")?.[1];
    expect(lines("Installation")).toBe(install);
    expect(lines("Usage") ?? "").toBe(use ?? "");
    for (const made of ["Your Name", "repo-name", "username", "LICENSE"]) expect(text).not.toContain(made);
  });
  it("links the license file that is there, under its name", async () => {
    const text = await readme({ licenseFile: "docs/COPYING (all).md" });
    expect(text).toContain("See [docs/COPYING (all).md](docs/COPYING%20%28all%29.md).");
    expect(await readme({ licenseFile: "" })).not.toContain("LICENSE");
  });
});

describe("a README in a folder", () => {
  it("keeps every word outside the marks; a second run changes nothing", async () => {
    const first = await readme({ marks: true });
    const edited = `${first.replace("## Features", "<!-- mine -->\n\n## Features")}\nMy own words.\n`;
    const next = await readme({ marks: true, projectVersion: "2.0.0" });
    const merged = mergeMarked(edited, next);
    expect(merged).toContain("version-2.0.0-blue");
    expect(merged).toContain("My own words.");
    expect(mergeMarked(merged, next)).toBe(merged);
  });
  it("a part the user took out stays out, Windows line ends stay", async () => {
    const generated = await readme({ marks: true });
    const only = generated.slice(0, generated.indexOf("<!-- /toolbox:head -->") + 22).replaceAll("\n", "\r\n");
    expect(mergeMarked(only, generated)).toBe(only);
  });
  it("without marks nothing is changed, and it is said", () => {
    expect(() => mergeMarked("# Mine\n", "<!-- toolbox:head -->\nx\n<!-- /toolbox:head -->\n")).toThrow(
      /no part that Toolbox wrote/,
    );
    expect(() => mergeMarked("# Mine\n", "x\n")).toThrow(
      "what was made has no marks, so its place in the file cannot be found. Turn on its marks for updates.",
    );
  });
});

describe("what cannot be used is answered", () => {
  it.each([
    [{ projectName: " " }, "Give the project a name of 1 to 100 characters."],
    [{ repository: "my repo" }, '"my repo" is not a valid repository on GitHub. Write username/repo-name.'],
    [{ badges: ["build"], workflow: "../x" }, "A workflow must be a file such as ci.yml, in .github/workflows."],
    [{ sections: ["Usage", "usage"] }, 'The section "usage" is there twice.'],
  ])("%o", async (input, message) => expect(await issue(input)).toBe(message));

  it("markup in every field stays text", async () => {
    const evil = "<script>alert(1)</script> [x](javascript:1) `a` *b* # c";
    const text = await readme({ projectName: evil, description: evil, author: evil, license: evil });
    expect(text).not.toMatch(/(^|[^\\])<script/);
    expect(text).not.toMatch(/(^|[^\\])\]\(javascript/);
  });
});

test.each([
  ["a_b*c", String.raw`a\_b\*c`],
  ["# x", String.raw`\# x`],
  ["1. x", String.raw`1\. x`],
  ["- x", String.raw`\- x`],
  ["two\nlines", "two lines"],
  ["C#", "C#"],
])("%j is escaped", (text, expected) => expect(escapeMarkdown(text)).toBe(expected));

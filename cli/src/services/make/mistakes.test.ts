import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";

const repository = {
  "db/1.sql": "create table a (id int);",
  "folder.d/a.txt": "a",
  "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  "mine.txt": "mine",
  "package.json": '{ "name": "tea" }',
  "README.md": "# Tea\n\nBy hand.\n",
};

const entry = (written: object) => JSON.stringify({ make: { a: written } }, undefined, 2);
const favicon = (input: object) => entry({ tool: "favicon", input, out: "x" });
const slug = (text: unknown, out = "x.txt") => entry({ tool: "slug", input: { text }, out });

/** A configuration as people write it by mistake, and the sentence they read: the line, the setting, what was expected. */
const mistakes: readonly (readonly [config: string, sentence: string])[] = [
  // the file
  [
    '{ "make": { "a": { "tool": "slug", }, }, }',
    'not valid JSON at line 1, column 36: a comma before "}" is one too many',
  ],
  ['{\n  // icons\n  "make": {}\n}', "not valid JSON at line 2, column 3: a name in double quotes is expected"],
  ["{ 'make': {} }", "not valid JSON at line 1, column 3: names must be in double quotes"],
  ['{ "make": { "a": {} "b": {} } }', 'not valid JSON at line 1, column 21: "," or "}" is expected'],
  ["[]", "line 1: The configuration must be an object { … }, but it is []."],
  ['{\n "mkae": {}\n}', 'line 2: mkae is not a setting that Toolbox knows. Did you mean "make"?'],
  ['{ "make": [] }', "line 1: make must be an object { … }, but it is []."],
  ['{ "make": { "a": "slug" } }', 'line 1: make.a must be an object { … }, but it is "slug".'],
  ['{ "make": { "my icons": { "tool": "slug", "out": "x" } } }', "without blanks"],
  [
    '{ "make": {\n"a": { "tool": "slug", "out": "x" },\n"a": { "tool": "slug", "out": "y" } } }',
    'line 3: "a" stands in line 2 already. Give one of them another name.',
  ],
  // the tool
  [
    entry({ tool: "favicons", out: "x" }),
    'line 4: make.a.tool is "favicons", and no tool has that name. Did you mean "favicon"?',
  ],
  [entry({ tool: "zzz", out: "x" }), "toolbox tools lists them."],
  [entry({ tool: 3, out: "x" }), "line 4: make.a.tool must be a text, but it is 3."],
  [entry({ out: "x" }), 'line 3: make.a must name its tool, such as "tool": "favicon".'],
  [entry({ tool: "uuid", out: "x" }), 'Take the entry out, and run "toolbox uuid" when you need it.'],
  // its input
  [favicon({ img: "logo.svg" }), "line 6: make.a.input.img is not a field of favicon. It has text, image,"],
  [favicon({ "background-color": "#fff" }), 'is not a field of favicon. Did you mean "backgroundColor"?'],
  [favicon({ shape: "round" }), "line 6: make.a.input.shape: Shape must be one of these: square, rounded, circle."],
  [favicon({ padding: "10" }), "line 6: make.a.input.padding: Padding in percent must be a number from 0 to 30."],
  [favicon({ padding: 99 }), "must be a number from 0 to 30."],
  [favicon({ transparent: "yes" }), "line 6: make.a.input.transparent: Transparent background must be true or false."],
  [favicon({ backgroundColor: "blueish" }), "must be a hex color of six digits, such as #3b82f6."],
  [favicon(["logo.svg"]), 'line 5: make.a.input must be an object { … }, but it is ["logo.svg"].'],
  [slug(""), "line 6: make.a.input.text: Write a title to make a slug of."],
  // its files
  [favicon({ image: "logo.png" }), 'line 6: make.a.input.image: There is no file "logo.png".'],
  [favicon({ image: "README.md" }), "line 6: make.a.input.image: Please upload an image file"],
  [favicon({ image: "db" }), 'line 6: make.a.input.image: "db" is a folder. Give a file.'],
  [
    entry({ tool: "schema", input: { sql: ["sql/*.sql"] }, out: "x" }),
    'line 6: make.a.input.sql: "sql/*.sql" matches no file.',
  ],
  [slug({ file: "gone.txt" }), 'line 6: make.a.input.text: There is no file "gone.txt".'],
  [slug({ file: "../../gone.txt" }), '"../../gone.txt" lies outside of the repository.'],
  [slug({ fil: "a.txt" }), 'line 6: make.a.input.text: "fil" is not known here. { "file": "…" } stands for'],
  [slug({ file: "package.json", key: "nam" }), 'make.a.input.text: package.json has no "nam".'],
  [slug({ file: "README.md", key: "name" }), "README.md is not valid JSON at line 1"],
  [entry({ tool: "og-image", batch: "posts", out: "x" }), 'line 5: make.a.batch: There is no file "posts".'],
  [entry({ tool: "og-image", batch: "db", out: "x" }), "line 5: make.a.batch: there is no .md"],
  [entry({ tool: "slug", batch: "db", out: "x" }), "line 5: make.a.batch: slug makes one run, not a batch."],
  // where it goes
  [entry({ tool: "slug" }), 'line 3: make.a must say where its outputs go, such as "out": "public".'],
  [entry({ tool: "slug", out: 3 }), "line 5: make.a.out must be a text, but it is 3."],
  [entry({ tool: "slug", out: "a", into: "b" }), "line 3: make.a gives both out and into. Give one of them."],
  [slug("A", "../x.txt"), 'make.a names "../x.txt", which lies outside of the repository.'],
  [slug("A", "/etc/x.txt"), 'make.a names "/etc/x.txt", which lies outside of the repository.'],
  [slug("A", "folder.d"), "a: folder.d is a folder. Name a file in it."],
  [slug("A", "mine.txt/x.txt"), "mine.txt/x.txt could not be written: a file is in the way."],
  [
    slug("A", "mine.txt"),
    "mine.txt is there already, and Toolbox did not make it. --diff shows what would change; --force",
  ],
  [
    entry({ tool: "favicon", only: "favicon-64.png", out: "x" }),
    'line 5: make.a.only names "favicon-64.png", and there is no such output. There are: favicon-16x16.png,',
  ],
  [
    entry({ tool: "readme", input: { projectName: "Tea", marks: true }, into: "README.md" }),
    "Put <!-- toolbox:head --> and <!-- /toolbox:head --> on lines of their own",
  ],
  [entry({ tool: "favicon", into: "README.md" }), '"into" takes one output, and there are 12: favicon-16x16.png'],
  // two of them
  [
    JSON.stringify({
      make: {
        a: { tool: "slug", input: { text: "A" }, out: "x.txt" },
        b: { tool: "slug", input: { text: "B" }, out: "x.txt" },
      },
    }),
    'is made by a too. Give one of them another "out".',
  ],
  [slug({ file: "b.txt" }, "b.txt"), "make: a reads what is made by a. Take one of them out of the circle."],
];

it.each(mistakes)("%s is told: %s", async (config, sentence) => {
  const cwd = await folderOf({ ...repository, "toolbox.config.json": config });
  mkdirSync(path.join(cwd, ".git"));
  const { code, err } = await runMake(cwd);
  expect(code).not.toBe(0);
  expect(err).toContain(sentence);
  expect(err).not.toContain("bug in Toolbox");
});

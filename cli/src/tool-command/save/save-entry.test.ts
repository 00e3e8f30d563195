import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tool as markdownPdf } from "@toolbox/core/tools/markdown-pdf/tool.ts";
import { tool as schema } from "@toolbox/core/tools/schema/tool.ts";
import { tool as slug } from "@toolbox/core/tools/slug/tool.ts";
import { expect, it } from "vitest";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";

async function repo(files: Readonly<Record<string, string>> = {}) {
  const cwd = await folderOf({ "docs/title.txt": "Hello World\n", "sql/1.sql": "create table a (id int);", ...files });
  mkdirSync(path.join(cwd, ".git"));
  return cwd;
}
const config = (cwd: string) => JSON.parse(readFileSync(path.join(cwd, "toolbox.config.json"), "utf8"));

it("keeps what was typed, with paths from the configuration's folder", async () => {
  const root = await repo();
  const cwd = path.join(root, "docs");
  const run = await runToolCommand(
    slug,
    [
      "--text-file",
      "title.txt",
      "--separator",
      "_",
      "--max",
      "20",
      "--keep-case",
      "--out",
      "slug.txt",
      "--save",
      "title",
    ],
    { cwd },
  );
  expect(run).toMatchObject({
    code: 0,
    err: expect.stringContaining('Saved as "title" in ../toolbox.config.json. "toolbox make title" makes it again.'),
  });
  expect(config(root)).toEqual({
    make: {
      title: {
        tool: "slug",
        input: { text: { file: "docs/title.txt" }, separator: "_", max: 20, keepCase: true },
        out: "docs/slug.txt",
      },
    },
  });
});

it("adds to what is there, bare arguments and --input too", async () => {
  const cwd = await repo({
    "toolbox.config.json": '{\n  "lint": { "strict": true }\n}\n',
    "in.json": '{ "format": "mermaid", "sql": ["sql/1.sql"] }',
  });
  await runToolCommand(slug, ["Hello World", "--out", "a.txt", "--save", "a"], { cwd });
  await runToolCommand(schema, ["--input", "in.json", "--theme", "dark", "--out", "docs/schema.mmd", "--save", "b"], {
    cwd,
  });
  expect(config(cwd)).toEqual({
    lint: { strict: true },
    make: {
      a: { tool: "slug", input: { text: "Hello World" }, out: "a.txt" },
      b: { tool: "schema", input: { sql: ["sql/1.sql"], format: "mermaid", theme: "dark" }, out: "docs/schema.mmd" },
    },
  });
});

it.each([
  [["x", "--save", "a"], {}, "--save has to know where the result goes. Give a file or a folder with --out."],
  [["x", "--save", "a b", "--out", "a.txt"], {}, '--save: "a b" is not a valid name of an entry.'],
  [["x", "--save", "a", "--out", "a.txt", "--check"], {}, "--save and --check do not go together."],
  [["x", "--save", "a", "--out", "../a.txt"], {}, "--save: ../a.txt lies outside of the repository."],
  [["x", "--save", "taken", "--out", "a.txt"], {}, '--save: toolbox.config.json has an entry "taken" already.'],
  [["--save", "a", "--out", "a.txt"], { stdin: "x", isPiped: true }, "--save keeps files, and this reads a pipe."],
])("%j is refused", async (args, shell, sentence) => {
  const before = '{ "make": { "taken": { "tool": "slug", "out": "x" } } }';
  const cwd = await repo({ "toolbox.config.json": before });
  const run = await runToolCommand(slug, args, { cwd, ...shell });
  expect(run).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  expect(readFileSync(path.join(cwd, "toolbox.config.json"), "utf8")).toBe(before);
});

it("refuses a state of git, which moves, and keeps an earlier file", async () => {
  const cwd = await repo();
  const args = (from: string) => ["sql/1.sql", "--from", from, "--format", "json", "--out", "docs", "--save", "plan"];
  expect(await runToolCommand(schema, args("main"), { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('--save: "main" is a state of git, and an entry of make reads files only.'),
  });
  expect((await runToolCommand(schema, args("sql/1.sql"), { cwd })).code).toBe(0);
  expect(config(cwd)).toMatchObject({ make: { plan: { input: { from: ["sql/1.sql"] } } } });
});

it("leaves the folder checked: what it wrote is in the lock", async () => {
  const cwd = await repo();
  await runToolCommand(slug, ["--text-file", "docs/title.txt", "--out", "slug.txt", "--save", "title"], { cwd });
  await runToolCommand(schema, ["sql/1.sql", "--format", "mermaid", "--out", "docs", "--save", "plan"], { cwd });
  expect(await runMake(cwd, { check: true })).toEqual({ code: 0, out: "", err: "Up to date: 2 runs.\n" });
  expect(await runMake(cwd)).toMatchObject({ code: 0, out: "" });
  writeFileSync(path.join(cwd, "docs/title.txt"), "Other\n");
  expect((await runMake(cwd, { check: true })).err).toContain("title: docs/title.txt changed.\n");
});

it("says why make cannot make it as it stands", async () => {
  const cwd = await repo({ "post.md": "# Tea" });
  const run = await runToolCommand(markdownPdf, ["post.md", "--out", "post.pdf", "--save", "post"], { cwd });
  expect(run).toMatchObject({
    code: 0,
    err: expect.stringContaining("warning: It is not in toolbox.lock yet. markdown-pdf writes the moment it runs"),
  });
});

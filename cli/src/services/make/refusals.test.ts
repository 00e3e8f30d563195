import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";

const slug = (text: unknown, out: string) => ({ tool: "slug", input: { text }, out });
const config = (make: object) => JSON.stringify({ make }, undefined, 2);
const write = (cwd: string, name: string, text: string) => writeFileSync(path.join(cwd, name), text);

describe("what is refused", () => {
  it.each([
    [
      { a: { tool: "slgu", out: "x" } },
      'line 4: make.a.tool is "slgu", and no tool has that name. Did you mean "slug"?',
    ],
    [{ a: { tool: "slug" } }, 'line 3: make.a must say where its outputs go, such as "out": "public".'],
    [{ a: { tool: "slug", out: "x", into: "y" } }, "line 3: make.a gives both out and into. Give one of them."],
    [{ a: { tool: "slug", ot: "x" } }, 'line 5: make.a.ot is not a setting that Toolbox knows. Did you mean "out"?'],
    [{ "a b": { tool: "slug", out: "x" } }, 'line 3: make["a b"] is not a valid name of an entry.'],
    [
      { a: slug({ file: "a.txt" }, "b.txt"), b: slug({ file: "b.txt" }, "a.txt") },
      "a reads what is made by b reads what is made by a.",
    ],
    [{ a: { tool: "slug", batch: "x", out: "y" } }, "make.a.batch: slug makes one run, not a batch."],
  ])("%j: %s", async (make, sentence) => {
    const cwd = await folderOf({ "toolbox.config.json": config(make), "a.txt": "a" });
    expect(await runMake(cwd)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });

  it.each([
    [{ tool: "slug", input: { texd: "A" }, out: "x" }, 'input.texd is not a field of slug. Did you mean "text"?'],
    [{ tool: "slug", input: { text: { file: "gone.txt" } }, out: "x" }, 'input.text: There is no file "gone.txt".'],
    [{ tool: "uuid", out: "x" }, "uuid gives something else each time, so no check could prove it."],
    [{ tool: "contrast", out: "x" }, "contrast gives words to read here, and no file."],
    [{ tool: "slug", input: { text: "A" }, into: "x.md" }, "slug makes whole files, nothing to bring into x.md."],
  ])("%j: %s", async (entry, sentence) => {
    const cwd = await folderOf({ "toolbox.config.json": config({ a: entry }) });
    expect(await runMake(cwd)).toMatchObject({ code: 1, out: "", err: expect.stringContaining(sentence) });
  });

  it("says so where nothing says what to make, and where an entry is not there", async () => {
    const cwd = await folderOf({ "package.json": "{}" });
    mkdirSync(path.join(cwd, ".git"));
    expect(await runMake(cwd)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Nothing here says what to make"),
    });
    write(cwd, "toolbox.config.json", config({ a: slug("A", "a.txt") }));
    expect(await runMake(cwd, { names: ["b"] })).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no entry "b" under make.'),
    });
  });
});

it("every mistake of the file has a line of its own", async () => {
  const cwd = await folderOf({ "toolbox.config.json": config({ a: { tool: "slug" }, b: { tool: "slug", out: 1 } }) });
  expect((await runMake(cwd)).err.split("\n")).toEqual([
    'toolbox: toolbox.config.json, line 3: make.a must say where its outputs go, such as "out": "public".',
    "toolbox.config.json, line 8: make.b.out must be a text, but it is 1.",
    "",
  ]);
});

it("what others named is shown on its own line, never obeyed", async () => {
  const cwd = await folderOf({ "toolbox.config.json": config({ a: slug({ file: "no\n\u001b[2Jsuch" }, "x.txt") }) });
  const { err } = await runMake(cwd);
  expect(err.split("\n")).toHaveLength(3);
  expect(err).not.toContain("\u001b");
});

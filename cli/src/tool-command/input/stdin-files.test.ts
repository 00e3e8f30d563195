import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tool as schema } from "@toolbox/core/tools/schema/tool.ts";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const keys = ["--format", "mermaid", "--detail", "keys"];

describe("a list of files", () => {
  it.each([[["-"]], [["--sql", "-"]]])("takes stdin for %j", async (args) => {
    const { code, out, err } = await runToolCommand(schema, [...args, ...keys], {
      stdin: "create table t (id int primary key, x int);",
    });
    expect({ code, out }).toEqual({ code: 0, out: "erDiagram\n  t {\n    int id PK\n  }\n" });
    expect(err).toContain("1 table, 2 columns");
  });

  it("takes it beside files, and once", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "a.sql"), "create table a (id int primary key);");
    const both = await runToolCommand(schema, ["a.sql", "-", ...keys], { cwd, stdin: "alter table a rename to b;" });
    expect(both).toMatchObject({ code: 0, out: "erDiagram\n  b {\n    int id PK\n  }\n" });
    const twice = await runToolCommand(schema, ["-", "--sql", "-"], { cwd, stdin: "" });
    expect(twice.code).toBe(2);
    expect(twice.err).toContain("both read stdin");
  });
});

describe("a diagram in a README", () => {
  it("is checked, brought up to date and then fresh", async () => {
    const cwd = await tempFolder();
    const readme = path.join(cwd, "README.md");
    writeFileSync(path.join(cwd, "1_a.sql"), "create table a (id int primary key);");
    writeFileSync(path.join(cwd, "2_b.sql"), "");
    const args = ["--sql", ".", ...keys, "--into", "README.md"];
    writeFileSync(readme, "# Mine\n");
    const unmarked = await runToolCommand(schema, [...args, "--check"], { cwd });
    expect(unmarked.code).toBe(1);
    expect(unmarked.err).toContain("Put <!-- toolbox:schema --> and <!-- /toolbox:schema --> on lines of their own");
    writeFileSync(readme, "# Mine\n\n<!-- toolbox:schema -->\n<!-- /toolbox:schema -->\n\nEnd\n");
    expect(await runToolCommand(schema, [...args, "--check"], { cwd })).toMatchObject({ code: 1 });
    expect(await runToolCommand(schema, args, { cwd })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^README\.md\n/),
    });
    expect(readFileSync(readme, "utf8")).toBe(
      "# Mine\n\n<!-- toolbox:schema -->\n```mermaid\nerDiagram\n  a {\n    int id PK\n  }\n```\n<!-- /toolbox:schema -->\n\nEnd\n",
    );
    expect(await runToolCommand(schema, [...args, "--check"], { cwd })).toMatchObject({ code: 0 });
    writeFileSync(path.join(cwd, "3_c.sql"), "alter table a rename to c;");
    const stale = await runToolCommand(schema, [...args, "--check"], { cwd });
    expect(stale).toMatchObject({ code: 1, out: "" });
    expect(stale.err).toContain("README.md is out of date.");
  });

  it("replaces no file of another kind without --force", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "schema.mmd"), "mine");
    const kept = await runToolCommand(schema, ["--sample", "--out", "."], { cwd });
    expect(kept.code).toBe(1);
    expect(readFileSync(path.join(cwd, "schema.mmd"), "utf8")).toBe("mine");
  });
});

it("ends with 1 when something could not be read, 2 when nothing could", async () => {
  const some = await runToolCommand(schema, ["--text", "create table a (x int); alter table b add y int"]);
  expect(some.code).toBe(1);
  expect(some.err).toContain("error line 1  There is no table b up to here.");
  const none = await runToolCommand(schema, ["--text", "hello"]);
  expect(none.code).toBe(2);
  expect(none.err).toContain("--text: No table was found. Line 1: HELLO makes none.");
});

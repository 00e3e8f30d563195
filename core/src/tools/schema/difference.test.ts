import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { example, laterExample } from "./example.ts";
import { tool } from "./tool.ts";

async function run(input: Record<string, unknown>, warnings: string[] = []) {
  const done = await runTool(tool, input, fakePorts({ assets: { read: readAsset } }), {
    warn: (message) => void warnings.push(message),
  });
  if (!done.ok) return { issues: done.issues.map(({ field, message }) => `${field}: ${message}`) };
  const [first, changes] = done.outputs;
  const facts = changes?.kind === "facts" ? changes : undefined;
  return {
    name: first?.name,
    text: first?.kind === "text" ? first.text : "",
    rows: facts?.rows.map(({ label, value }) => `${label}: ${value}`),
    hasFaults: facts?.hasFaults,
  };
}
const bookshop = { fromText: example, text: laterExample };

describe("a difference", () => {
  it("is told as facts, what is lost first", async () => {
    expect((await run({ ...bookshop, format: "json" })).rows).toEqual([
      "destructive: books.tags: column gone. What the column holds is lost. (20240102_books.sql:14)",
      "risky: authors.born_on: column renamed. Whoever still calls it born fails. (20240102_books.sql:6)",
      "risky: books.publisher_id: foreign key added. This fails while a row refers to one that is not there. (20240305_publishers.sql:6)",
      "changed: 7 changes: 1 destructive, 2 risky, 4 safe",
    ]);
  });

  it("is Markdown for a pull request", async () => {
    const { name, text } = await run({ ...bookshop, format: "md" });
    expect(name).toBe("schema-changes.md");
    expect(text).toContain(`## Schema changes

7 changes: **1 destructive**, 2 to look at, 4 safe.

> [!CAUTION]
> What is lost with this:
>
> - \`books.tags\`: column gone. What the column holds is lost. \`20240102_books.sql:14\`

**To look at (2)**
`);
    expect(text).toContain("| ~ | `authors.born_on` | column renamed | `born date` → `born_on date` |");
    expect(text).toContain("<details><summary>Diagram</summary>\n\n```mermaid\nerDiagram\n");
  });

  it("is Mermaid with what changed and what it hangs on", async () => {
    const { text = "" } = await run({ ...bookshop, format: "mermaid" });
    expect(text).toContain("  publishers:::added {");
    expect(text).toContain('    text[] tags "gone"');
    expect(text).toContain('  publishers |o--o{ books : "publisher_id (added)"');
    // named by a key of books, and unchanged: the key alone
    expect(text).toContain("  order_lines {\n    uuid order_id PK, FK\n    text isbn PK, FK\n  }");
  });

  it("is a picture that says it by signs and colors", async () => {
    const { text = "" } = await run({ ...bookshop, format: "svg" });
    expect(text).toContain("<title>Schema changes</title>");
    for (const color of ["#086034", "#e4f7e9", "#7f490c", "#a71a1b"]) expect(text).toContain(color);
    const dark = await run({ ...bookshop, format: "svg", theme: "dark" });
    expect(dark.text).toContain("#7edc9f");
  });

  it.each([
    ["none", false],
    ["destructive", true],
    ["risky", true],
    ["any", true],
  ])("is a finding on %s: %s", async (failOn, hasFaults) => {
    expect((await run({ ...bookshop, format: "json", failOn })).hasFaults).toBe(hasFaults);
  });

  it.each([
    ["destructive", false],
    ["risky", false],
    ["any", true],
  ])("of a table more is a finding on %s: %s", async (failOn, hasFaults) => {
    const input = { fromText: "create table a (id int);", text: "create table a (id int); create table b (id int);" };
    expect((await run({ ...input, format: "json", failOn })).hasFaults).toBe(hasFaults);
  });

  it("is of the tables that were asked for; one that is gone is known by its name", async () => {
    const input = { fromText: "create table a (id int); create table b (id int);", text: "create table a (id text);" };
    expect((await run({ ...input, format: "json", tables: ["b"] })).rows?.at(-1)).toMatch(/^changed: 1 change: 1 dest/);
    expect(await run({ ...input, format: "json", tables: ["c"] })).toEqual({
      issues: ['tables: No table is called "c". Did you mean "a"?'],
    });
  });

  it("of files is one of what they say, whatever stood there before", async () => {
    const sql = (text: string) => [fakeFile("1.sql", "application/sql", text)];
    const all = await run({ from: sql(""), sql: sql("create table a (id int);"), format: "md" });
    expect(all.text).toContain("1 change: none destructive, 0 to look at, 1 safe.");
    const none = await run({
      from: sql("create table a (id int);"),
      sql: sql("create table a (id int4);"),
      format: "md",
    });
    expect(none.text).toBe("## Schema changes\n\nNothing changed.\n");
  });

  it("warns when the earlier one could not be read whole", async () => {
    const warnings: string[] = [];
    await run(
      {
        fromText: "create table a (id int);\nalter table x add y int;",
        text: "create table a (id int);",
        format: "json",
      },
      warnings,
    );
    expect(warnings).toEqual([
      expect.stringMatching(/^The earlier schema has 1 error, so that more may show as changed\. Line 2: /),
    ]);
  });

  it.each([
    [{ ...bookshop, format: "ts" }, "format: A difference is written as mermaid, json, md, png or svg."],
    [
      { ...bookshop, from: [fakeFile("a.sql", "", "x")], format: "md" },
      "from: Give the earlier schema as files or as a text, but not both.",
    ],
    [{ fromText: "select 1;", text: "select 2;", format: "md" }, "text: No table was found."],
  ])("refuses %#", async (input, message) => {
    const { issues } = await run(input);
    expect(issues?.join()).toContain(message);
  });

  it("fits a comment of GitHub, however much changed, and says what is left out", async () => {
    const many = Array.from(
      { length: 900 },
      (_, n) => `create table some_long_table_name_${n} (id int primary key, a text);`,
    ).join("\n");
    const { text = "" } = await run({ fromText: many, text: many.replaceAll("a text", "a int"), format: "md" });
    expect(text.length).toBeLessThan(61_000);
    expect(text).toContain("do not fit into a comment");
    expect(text.match(/<details>/g)?.length ?? 0).toBe(text.match(/<\/details>/g)?.length ?? 0);
    const lost = await run({ fromText: many, text: "create table z (id int);", format: "md" });
    expect((lost.text ?? "").length).toBeLessThan(61_000);
    expect(lost.text).toContain("> [!CAUTION]");
  });

  it("escapes what names hold", async () => {
    const { text = "" } = await run({
      fromText: 'create table "a|`b" (id int);',
      text: "create table x (id int);",
      format: "md",
    });
    expect(text).toContain("`` a\\|`b ``: table gone");
  });
});

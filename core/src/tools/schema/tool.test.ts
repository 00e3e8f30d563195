import { describe, expect, it, test } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import type { Output } from "../../tool/output.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function outputs(input: Record<string, unknown>, warnings: string[] = []): Promise<readonly Output[]> {
  const run = await runTool(tool, input, fakePorts({ assets: { read: readAsset } }), {
    warn: (message) => void warnings.push(message),
  });
  if (!run.ok) throw new Error(JSON.stringify(run.issues));
  return run.outputs;
}
async function text(input: Record<string, unknown>): Promise<string> {
  const [first] = await outputs(input);
  return first?.kind === "text" ? first.text : "";
}
async function issue(input: Record<string, unknown>): Promise<string> {
  const run = await runTool(tool, input, fakePorts());
  return run.ok ? "" : run.issues.map(({ field, message }) => `${field}: ${message}`).join(" | ");
}
const sql = (name: string, content: string) => fakeFile(name, "application/sql", content);

describe("the product's letter", () => {
  it("names the button and its busy form", () => {
    expect(tool.action.label).toBe("Load Database Schema");
    expect(tool.action.busyLabel).toBe("Loading...");
    expect(tool.action.success.title).toBe("Success");
  });
  it("exports JSON with the columns as they are listed there", async () => {
    const data = JSON.parse(await text({ sample: true, format: "json" })) as {
      tables: { name: string; columns: object[] }[];
    };
    expect(data.tables.map(({ name }) => name)).toEqual([
      "profiles",
      "projects",
      "components",
      "sub_components",
      "user_links",
    ]);
    expect(data.tables[1]?.columns.slice(0, 4)).toEqual([
      {
        name: "id",
        type: "uuid",
        nullable: false,
        default: "gen_random_uuid()",
        isPrimaryKey: true,
        isForeignKey: false,
      },
      { name: "name", type: "text", nullable: false, default: null, isPrimaryKey: false, isForeignKey: false },
      { name: "description", type: "text", nullable: true, default: null, isPrimaryKey: false, isForeignKey: false },
      {
        name: "user_id",
        type: "uuid",
        nullable: false,
        default: null,
        isPrimaryKey: false,
        isForeignKey: true,
        foreignTable: "profiles",
        foreignColumn: "id",
      },
    ]);
  });
  it("exports Mermaid: relations, then tables with their keys", async () => {
    const diagram = await text({ sample: true });
    expect(diagram.split("\n").slice(0, 13)).toEqual([
      "erDiagram",
      "  profiles ||--o{ projects : user_id",
      "  profiles ||--o{ components : user_id",
      "  projects ||--o{ components : project_id",
      "  components ||--o{ sub_components : component_id",
      "  profiles ||--o{ user_links : user_id",
      "  profiles {",
      "    uuid id PK",
      "    text full_name",
      "    text username",
      "    timestamptz created_at",
      "    timestamptz updated_at",
      "  }",
    ]);
    expect(diagram).toContain("    text[] tags\n    uuid user_id FK\n");
  });
  it("reads back the JSON it exports, and a bare list of its tables", async () => {
    const json = await text({ sample: true, format: "json" });
    expect(JSON.parse(await text({ text: json, format: "json" }))).toEqual(JSON.parse(json));
    const { tables } = JSON.parse(json) as { tables: { name: string; columns: object[] }[] };
    const bare = JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })));
    expect(await text({ text: bare })).toBe(await text({ text: json }));
  });
});

// The name of the file in each format.
test.each([
  ["mermaid", "schema.mmd"],
  ["json", "schema.json"],
  ["sql", "schema.sql"],
  ["dbml", "schema.dbml"],
  ["ts", "database.types.ts"],
  ["md", "schema.md"],
  ["png", "schema.png"],
  ["svg", "schema.svg"],
])("%s is saved as %s", async (format, name) => {
  const [first, facts] = await outputs({ sample: true, format });
  expect(first).toMatchObject({ name });
  expect(facts).toMatchObject({
    hasFaults: false,
    rows: [{ label: "read", value: "5 tables, 37 columns, 5 foreign keys" }],
  });
});

describe("types", () => {
  it("are those of supabase-js, with what the database fills in left open", async () => {
    const types = await text({
      format: "ts",
      text: `create type mood as enum ('sad', 'happy');
create table people (id bigint generated always as identity primary key, name text not null, mood mood default 'sad' not null, tags text[], data jsonb, n int8 not null default 1, full_name text generated always as (name) stored);
create table notes (person_id bigint primary key references people, at timestamptz);
comment on column people.name is 'What they are */ called';
create view names as select name, count(*) as total from people group by name;`,
    });
    expect(types).toContain(`        Insert: {
          data?: Json | null;
          full_name?: never;
          id?: never;
          mood?: Database["public"]["Enums"]["mood"];
          n?: number;
          name: string;
          tags?: string[] | null;
        };`);
    expect(types).toContain(`          {
            foreignKeyName: "notes_person_id_fkey";
            columns: ["person_id"];
            isOneToOne: true;
            referencedRelation: "people";
            referencedColumns: ["id"];
          },`);
    expect(types).toContain(`      names: {
        Row: {
          name: string | null;
          total: unknown;
        };`);
    expect(types).toContain(`      mood: "sad" | "happy";`);
    expect(types).toContain("/** What they are *\\/ called */\n          name: string;");
  });
});

describe("which tables", () => {
  const shop = `create schema shop; create table users (id int primary key); create table audit_users (id int references users);
create table shop.orders (id int primary key, user_id int references users) partition by list (id); create table shop.orders_1 partition of shop.orders default;`;
  const tables = async (input: Record<string, unknown>) =>
    (await text({ text: shop, detail: "names", ...input }))
      .split("\n")
      .flatMap((line) => /^ {2}("?[\w.]+"?)$/.exec(line)?.[1] ?? []);
  it.each<[Record<string, unknown>, string[]]>([
    [{}, ["users", "audit_users", '"shop.orders"']],
    [{ partitions: true }, ["users", "audit_users", '"shop.orders"', '"shop.orders_1"']],
    [{ tables: ["users"] }, ["users"]],
    [{ tables: ["*users"] }, ["users", "audit_users"]],
    [{ without: ["audit_*"] }, ["users", '"shop.orders"']],
    [{ schemas: ["shop"] }, ['"shop.orders"']],
    [{ tables: ["shop.*"], partitions: true }, ['"shop.orders"', '"shop.orders_1"']],
  ])("%j", async (input, expected) => expect(await tables(input)).toEqual(expected));
  it("says what it does not know", async () => {
    expect(await issue({ text: shop, tables: ["user"] })).toBe(
      'tables: No table is called "user". Did you mean "users"?',
    );
    expect(await issue({ text: shop, schemas: ["auth"] })).toBe(
      'schemas: There is no schema "auth". There are: public, shop.',
    );
  });
  it("keeps partitions in SQL", async () => {
    expect(await text({ text: shop, format: "sql" })).toContain("PARTITION OF shop.orders DEFAULT;");
  });
});

describe("bad input", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["nothing", {}, "sql: Give a schema: SQL, DBML or JSON as files or text, or the built-in sample."],
    ["two things", { sample: true, text: "x" }, "sql: Give files, a text or the sample, but only one of them."],
    [
      "no SQL",
      { text: "hello world" },
      "text: No table was found. Line 1: HELLO makes none. Give CREATE TABLE statements, such as pg_dump --schema-only writes.",
    ],
    [
      "only data",
      { text: "\ninsert into a values (1);" },
      "text: No table was found. Line 2: INSERT makes none. Give CREATE TABLE statements, such as pg_dump --schema-only writes.",
    ],
    [
      "broken JSON",
      { text: '{"tables": [}' },
      'text: No table was found. Line 1: This is not valid JSON. A value belongs here, not "}".',
    ],
    [
      "other JSON",
      { text: '{"a": 1}' },
      'text: No table was found. Line 1: This JSON has no list "tables", so it is not a valid schema.',
    ],
    [
      "a path up",
      { sample: true, into: "../README.md" },
      "into: The file has to be in the folder or below it. Give the folder by --out.",
    ],
    [
      "no Markdown",
      { sample: true, into: "README.txt" },
      'into: "README.txt" is not a Markdown file. Its name ends with .md.',
    ],
  ])("%s", async (_, input, expected) => expect(await issue(input)).toBe(expected));

  it.each([
    [
      "a dump in pg_dump's own format",
      "PGDMP\u0001",
      "x.dump is a dump in pg_dump's own format. Make it text: pg_restore --schema-only --file schema.sql x.dump.",
    ],
    [
      "a database of SQLite",
      "SQLite format 3\0",
      "x.dump is an SQLite database. Give its schema: sqlite3 x.dump .schema > schema.sql.",
    ],
    ["an archive", "PK\u0003\u0004", "x.dump is an archive. Unpack it first."],
  ])("%s is refused with what to do", async (_, content, expected) => {
    expect(await issue({ sql: [fakeFile("x.dump", "", content)] })).toBe(`sql: ${expected}`);
  });
  it("reads what PowerShell writes, and passes over bytes that are not text", async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ..."create table t (x int)".split("").flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    expect(await text({ sql: [fakeFile("a.sql", "", utf16)] })).toContain("int x");
    const warnings: string[] = [];
    const latin = new Uint8Array([...new TextEncoder().encode("create table t (x int); -- "), 0xe9]);
    await outputs({ sql: [fakeFile("a.sql", "", latin)] }, warnings);
    expect(warnings).toEqual(["a.sql is not all UTF-8. The bytes that are not are shown as � in names and comments."]);
  });
  it("goes on with what it could read, and counts the rest as faults", async () => {
    const [first, facts] = await outputs({
      sql: [
        sql("1_a.sql", "create table t (x int);"),
        sql("2_empty.sql", ""),
        sql("3_b.sql", "\nalter table nope add y int;\ngrant all on t to u;"),
      ],
    });
    expect(first).toMatchObject({ kind: "text" });
    expect(facts).toMatchObject({
      hasFaults: true,
      rows: [
        { label: "read", value: "1 table, 1 column, 0 foreign keys" },
        { label: "skipped", value: "GRANT (rights are not drawn), 3_b.sql:3" },
        { label: "error 3_b.sql:2", value: "There is no table nope up to here. The change is left out." },
      ],
    });
  });
  it("warns of a diagram that Mermaid would not draw", async () => {
    const warnings: string[] = [];
    const many = Array.from(
      { length: 120 },
      (_, index) =>
        `create table table_${index} (${Array.from({ length: 30 }, (__, at) => `column_${at} text`).join()});`,
    );
    await outputs({ text: many.join("\n") }, warnings);
    expect(warnings).toEqual([
      expect.stringMatching(/^The diagram has [\d,]+ characters, and Mermaid draws 50,000 unless/),
    ]);
  });
});

describe("into a file", () => {
  it("brings the diagram between its marks and leaves all else", async () => {
    const [output] = await outputs({ sample: true, into: "docs/README.md" });
    if (output?.kind !== "text") throw new Error("no text");
    expect(output).toMatchObject({ name: "docs/README.md", isForFile: true });
    const before = "# Mine\r\n\r\n<!-- toolbox:schema -->\r\nold\r\n<!-- /toolbox:schema -->\r\n\r\nEnd";
    const after = tool.merge?.(before, output) ?? "";
    expect(after).toMatch(
      /^# Mine\r\n\r\n<!-- toolbox:schema -->\r\n```mermaid\r\nerDiagram\r\n[\s\S]*```\r\n<!-- \/toolbox:schema -->\r\n\r\nEnd$/,
    );
    expect(tool.merge?.(after, output)).toBe(after);
    expect(() => tool.merge?.("# Mine\n<!-- toolbox:head -->\nx\n<!-- /toolbox:head -->\n", output)).toThrow(
      "Put <!-- toolbox:schema --> and <!-- /toolbox:schema --> on lines of their own where the schema should be.",
    );
  });
  it("replaces no other file that is there", async () => {
    const [output] = await outputs({ sample: true });
    if (output?.kind !== "text") throw new Error("no text");
    expect(tool.merge?.("mine", output)).toBeUndefined();
  });
});

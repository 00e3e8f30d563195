import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manyTables } from "../../../testing/many-tables.ts";
import { readSchema } from "../read/read-schema.ts";
import { sampleSchema } from "../sample.ts";
import { madeSchema } from "../testing/generated-schema.ts";
import { writeJson } from "../write/json.ts";
import { diffSchemas } from "./diff-schemas.ts";
import type { SchemaChange } from "./schema-diff.ts";

const read = (text: string) => readSchema([{ name: "1_a.sql", text }]).schema;
const words = ({ object, kind, table, name, before, after, effect }: SchemaChange) =>
  [
    effect,
    kind,
    object,
    table === undefined || table === name ? name : `${table}.${name}`,
    [before, after].filter((one) => one !== undefined).join(" -> "),
  ].join(" | ");
const changes = (before: string, after: string) => diffSchemas(read(before), read(after)).changes.map(words);

/** A table of these columns and keys. */
const t = (body: string, more = "") => `create table t (${body}); ${more}`;

describe("tables and columns", () => {
  it.each([
    ["a table more", "", t("id int"), ["safe | added | table | t | 1 column"]],
    ["a table less", t("id int, a text"), "", ["destructive | gone | table | t | 2 columns"]],
    ["a column more", t("id int"), t("id int, a text"), ["safe | added | column | t.a | text"]],
    [
      "a column that nothing fills",
      t("id int"),
      t("id int, a text not null"),
      ["risky | added | column | t.a | text not null"],
    ],
    [
      "a column with a default",
      t("id int"),
      t("id int, a int not null default 3"),
      ["safe | added | column | t.a | int not null default 3"],
    ],
    ["a column less", t("id int, a text"), t("id int"), ["destructive | gone | column | t.a | text"]],
    [
      "null becomes not null",
      t("a text"),
      t("a text not null"),
      ["risky | changed | column | t.a | text -> text not null"],
    ],
    [
      "not null becomes null",
      t("a text not null"),
      t("a text"),
      ["safe | changed | column | t.a | text not null -> text"],
    ],
    [
      "another default",
      t("a int default 1"),
      t("a int default 2"),
      ["safe | changed | column | t.a | int default 1 -> int default 2"],
    ],
    ["a wider type", t("a int"), t("a bigint"), ["safe | changed | column | t.a | int -> bigint"]],
    ["a type that rounds", t("a numeric"), t("a int"), ["destructive | changed | column | t.a | numeric -> int"]],
    ["a type that may refuse", t("a text"), t("a uuid"), ["risky | changed | column | t.a | text -> uuid"]],
    [
      "the same type in other words",
      t("a int4, b varchar(3), c timestamptz"),
      t("a integer, b character varying(3), c timestamp with time zone"),
      [],
    ],
    [
      "the same default in other words",
      t("a text default lower( 'X' )"),
      t("a text default (LOWER('X')) -- low\n"),
      [],
    ],
    [
      "a computed column",
      t("a int, b int"),
      t("a int, b int generated always as (a + 1) stored"),
      ["destructive | changed | column | t.b | int -> int generated always as (a + 1) stored"],
    ],
    ["an order of columns", t("a int, b int"), t("b int, a int"), []],
  ])("%s", (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe("keys, checks and indexes", () => {
  it.each([
    [
      "a primary key more",
      t("id int"),
      t("id int not null primary key"),
      ["risky | changed | column | t.id | int -> int not null", "risky | added | primary key | t.id | (id)"],
    ],
    [
      "a primary key of more columns",
      t("a int, b int not null, primary key (a)"),
      t("a int, b int, primary key (a, b)"),
      ["risky | changed | primary key | t.a, b | (a) -> (a, b)"],
    ],
    ["a unique key", t("a int"), t("a int unique"), ["risky | added | unique key | t.a | (a)"]],
    ["a unique key less", t("a int unique"), t("a int"), ["risky | gone | unique key | t.a | (a)"]],
    ["a key by another name", t("a int, constraint x unique (a)"), t("a int, constraint y unique (a)"), []],
    [
      "a foreign key",
      t("a int primary key, b int"),
      t("a int primary key, b int references t"),
      ["risky | added | foreign key | t.b | (b) references t(a)"],
    ],
    [
      "what a delete does",
      t("a int primary key, b int references t"),
      t("a int primary key, b int references t on delete cascade"),
      ["risky | changed | foreign key | t.b | (b) references t(a) -> (b) references t(a) on delete cascade"],
    ],
    ["a check", t("a int"), t("a int check (a > 0)"), ["risky | added | check | t.t_a_check | (a > 0)"]],
    ["a check less", t("a int check (a > 0)"), t("a int"), ["safe | gone | check | t.t_a_check | (a > 0)"]],
    [
      "another check",
      t("a int check (a > 0)"),
      t("a int check (a > 1)"),
      ["risky | changed | check | t.t_a_check | (a > 0) -> (a > 1)"],
    ],
    ["an index", t("a int"), t("a int", "create index i on t (a desc);"), ["safe | added | index | t.i | (a desc)"]],
    [
      "a unique index",
      t("a int"),
      t("a int", "create unique index i on t (a);"),
      ["risky | added | index | t.i | unique (a)"],
    ],
    [
      "an index of other rows",
      t("a int", "create index i on t (a);"),
      t("a int", "create index i on t (a) where a > 0;"),
      ["safe | changed | index | t.i | (a) -> (a) where a > 0"],
    ],
    [
      "an index less",
      t("a int", "create index i on t using hash (a);"),
      t("a int"),
      ["safe | gone | index | t.i | using hash (a)"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe("row security", () => {
  const on = "alter table t enable row level security;";
  const own = (condition: string) => `create policy "Own" on t for select to authenticated using (${condition});`;
  it.each([
    ["turned on", t("a int"), t("a int", on), ["risky | changed | row security | t.on | off -> on"]],
    ["turned off", t("a int", on), t("a int"), ["risky | changed | row security | t.off | on -> off"]],
    [
      "a policy more",
      t("a int", on),
      t("a int", on + own("true")),
      ["risky | added | policy | t.Own | for select to authenticated using (true)"],
    ],
    [
      "a policy less",
      t("a int", on + own("true")),
      t("a int", on),
      ["risky | gone | policy | t.Own | for select to authenticated using (true)"],
    ],
    [
      "another condition",
      t("a int", own("a = 1")),
      t("a int", own("a = 2")),
      [
        "risky | changed | policy | t.Own | for select to authenticated using (a = 1) -> for select to authenticated using (a = 2)",
      ],
    ],
    ["the same condition in other words", t("a int", own("a=1")), t("a int", own("( A = 1 ) /* one */")), []],
    [
      "another name",
      t("a int", own("true")),
      t("a int", own("true").replace("Own", "Mine")),
      [
        "safe | renamed | policy | t.Mine | Own for select to authenticated using (true) -> Mine for select to authenticated using (true)",
      ],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe("what belongs to no table", () => {
  it.each([
    [
      "an enum value more",
      "create type e as enum ('a');",
      "create type e as enum ('a', 'b');",
      ["safe | changed | enum | e | ('a') -> ('a', 'b')"],
    ],
    [
      "an enum value less",
      "create type e as enum ('a', 'b');",
      "create type e as enum ('b');",
      ["risky | changed | enum | e | ('a', 'b') -> ('b')"],
    ],
    ["a view", "", "create view v as select 1 as a;", ["safe | added | view | v | as select 1 as a"]],
    ["a view less", "create view v as select 1 as a;", "", ["risky | gone | view | v | as select 1 as a"]],
    [
      "another query",
      "create view v as select 1 as a;",
      "create view v as select 2 as a;",
      ["risky | changed | view | v | as select 1 as a -> as select 2 as a"],
    ],
    [
      "a domain",
      "create domain d as text;",
      "create domain d as text check (value <> '');",
      ["risky | changed | domain | d | text -> text check (value <> '')"],
    ],
    ["an extension less", "create extension citext;", "", ["risky | gone | extension | citext | "]],
    [
      "a function of other arguments",
      "create function f(a int) returns int language sql as 'select 1';",
      "create function f(a text) returns int language sql as 'select 1';",
      ["safe | added | function | f(text) | returns int", "risky | gone | function | f(int) | returns int"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe("new names", () => {
  const first = {
    name: "1_a.sql",
    text: "create table a (\n  id int primary key,\n  title text,\n  up int references a\n);\ncreate index i on a (title);",
  };
  const of = (second: string) => {
    const before = readSchema([first]).schema;
    const after = readSchema([first, { name: "2_b.sql", text: second }]).schema;
    return diffSchemas(before, after, (file) => file === "1_a.sql").changes.map(words);
  };
  it.each([
    [
      "a column",
      "alter table a rename title to name;",
      ["risky | renamed | column | a.name | title text -> name text"],
    ],
    ["a table", "alter table a rename to b;", ["risky | renamed | table | b | a -> b"]],
    [
      "both",
      "alter table a rename title to name; alter table a rename to b;",
      ["risky | renamed | table | b | a -> b", "risky | renamed | column | b.name | title text -> name text"],
    ],
    [
      "a column with another type",
      "alter table a rename title to name; alter table a alter name type varchar(9);",
      ["risky | renamed | column | a.name | title text -> name varchar(9)"],
    ],
    [
      "a new column of the old name",
      "alter table a rename title to name; alter table a add title int;",
      ["risky | renamed | column | a.name | title text -> name text", "safe | added | column | a.title | int"],
    ],
  ])("%s is followed where its migration stayed as it was", (_, second, expected) => {
    expect(of(second)).toEqual(expected);
  });

  it("is another thing where the file was written anew", () => {
    expect(changes("create table a (b text);", "create table a (c text);")).toEqual([
      "safe | added | column | a.c | text",
      "destructive | gone | column | a.b | text",
    ]);
  });
});

it("finds nothing between a schema and itself, also once it was read a second time", () => {
  for (const schema of [sampleSchema, manyTables(60)]) expect(diffSchemas(schema, schema).changes).toEqual([]);
  fc.assert(
    fc.property(madeSchema, (schema) => {
      const twin = readSchema([{ text: writeJson(schema) }], "json").schema;
      expect(diffSchemas(schema, twin).changes).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it("tells all as gone one way and as added the other", () => {
  const empty = read("");
  const schema = manyTables(20);
  const gone = diffSchemas(schema, empty).changes;
  expect(new Set(gone.map(({ kind }) => kind))).toEqual(new Set(["gone"]));
  expect(gone.filter(({ object }) => object === "table")).toHaveLength(20);
  expect(new Set(diffSchemas(empty, schema).changes.map(({ kind }) => kind))).toEqual(new Set(["added"]));
});

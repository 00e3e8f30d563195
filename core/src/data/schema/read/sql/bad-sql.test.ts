import { describe, expect, it } from "vitest";
import { readSql } from "./read-sql.ts";

const read = (text: string) => readSql([{ text }], "postgresql");
const problems = (text: string) =>
  read(text).problems.map(({ line, severity, message }) => `${line} ${severity}: ${message}`);

describe("bad input", () => {
  it.each<[string, string[]]>([
    [
      "create table t (id int,\n 5 x,\n y int)",
      ['2 error: In the table t "5" is where a column should be. This part is left out.'],
    ],
    [
      "do $$ begin\n execute 'create table a (x int)'; perform 1;\n execute format('alter table %I add x int', n);\n execute 'select ' || n; end $$",
      [
        "3 notice: EXECUTE runs a statement here that is put together while it runs. It was not read: write it out if it belongs to the structure.",
      ],
    ],
    ["create table t (", ["1 error: The brackets of the table t never close: it may be cut off."]],
    ["\nalter table nope add x int", ["2 error: There is no table nope up to here. The change is left out."]],
    [
      "alter table auth.users add x int",
      ["1 notice: There is no table auth.users up to here. The change is left out."],
    ],
    [
      "create table t (x int references auth.users (id))",
      ["1 notice: 1 foreign key refers to auth.users, which is not in what was read."],
    ],
    [
      "create table t (x int);\ncreate table t (y int)",
      ["2 error: The table t was made before. This one takes its place."],
    ],
    ["create table t (x int);\nalter table t drop y", ["2 error: t has no column y to drop up to here."]],
    [
      "create table t (x int, foreign key (nope) references t (x))",
      ["1 error: A foreign key of t names the column nope, which the table does not have. It is left out."],
    ],
    [
      "create table t (x int default 'never ends)\n",
      [
        "1 error: Text in quotes begins here and never ends.",
        "1 error: The brackets of the table t never close: it may be cut off.",
      ],
    ],
    ["create table t (x int)\ncreate table u (y int)", ["1 notice: There is no semicolon after CREATE TABLE."]],
    ["copy t from stdin;\n1\n2", ["1 error: The data of COPY begins here and never ends."]],
    [
      "create table",
      ["1 error: In CREATE TABLE a table is missing at the end of the statement. The statement is left out."],
    ],
    ["drop table a", ["1 error: There is no table a to drop up to here."]],
  ])("%j", (text, expected) => expect(problems(text)).toEqual(expected));

  it("counts what it passes over, with the first place and the reason", () => {
    expect(
      read("grant all on t to u;\n\ninsert into a values (1);\ninsert into a values (2);\nfoo bar;").skipped,
    ).toEqual([
      { kind: "GRANT", count: 1, first: { line: 1 }, reason: "rights are not drawn" },
      { kind: "INSERT", count: 2, first: { line: 3 }, reason: "data is not drawn" },
      { kind: "FOO", count: 1, first: { line: 5 }, reason: "it is not known here" },
    ]);
  });
  it("tells the file", () => {
    const { problems: told } = readSql([
      { name: "a.sql", text: "create table a (x int)" },
      { name: "b.sql", text: "\ndrop table c" },
    ]);
    expect(told).toEqual([
      { severity: "error", file: "b.sql", line: 2, message: "There is no table c to drop up to here." },
    ]);
  });
});

it("a constant text that a block runs is read; a table that is cut off before its first column is none", () => {
  const text = "do $$ begin execute 'create table a (x int); alter table a add y int'; end $$; create table t (";
  expect(read(text).schema.tables.map(({ name, columns }) => [name, columns.length])).toEqual([["a", 2]]);
});

it("a partition has the keys and indexes of its parent, under the names PostgreSQL gives them", () => {
  const { schema } = read(
    `create table q (id int primary key); create table p (id int primary key, q int constraint to_q references q, check (q > 0)) partition by hash (id);
     create index on p (q); create table p1 partition of p for values with (modulus 1, remainder 0);`,
  );
  expect(schema.tables[2]).toMatchObject({
    primaryKey: { name: "p1_pkey", columns: ["id"] },
    foreignKeys: [{ name: "to_q", columns: ["q"], target: { name: "q" } }],
    checks: [{ name: "p_q_check" }],
    indexes: [{ name: "p1_q_idx" }],
  });
});

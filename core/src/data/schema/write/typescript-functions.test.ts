import { describe, expect, it, test } from "vitest";
import { readJson } from "../read/json/read-json.ts";
import { readSql } from "../read/sql/read-sql.ts";
import { bare } from "../testing/generated-schema.ts";
import { writeJson } from "./json.ts";
import { writeTypescript } from "./typescript.ts";

const read = (sql: string) => readSql([{ text: sql }], "postgresql").schema;

/** The entries of `Functions` in `public`, on one line. */
function functionsOf(sql: string): string {
  const text = writeTypescript(read(sql));
  const start = text.indexOf("    Functions: {\n", text.indexOf("\n  public: {"));
  const block = text.slice(start, text.indexOf("\n    };", start)).replace("    Functions: {\n", "");
  return block.replaceAll(/\s+/g, " ").trim();
}

describe("functions in TypeScript, as supabase gen types gives them", () => {
  const end = "language sql as $$ create table no (x int); $$";
  it.each([
    ["f() returns void", "f: { Args: never; Returns: undefined; };"],
    ["f(a integer, b text) returns boolean", "f: { Args: { a: number; b: string; }; Returns: boolean; };"],
    [
      "f(b text default 'a, b) x', a double precision = 1, c timestamp with time zone DEFAULT now()) returns uuid immutable",
      "f: { Args: { a?: number; b?: string; c?: string; }; Returns: string; };",
    ],
    ["f(timestamp with time zone) returns text", 'f: { Args: { "": string; }; Returns: string; };'],
    ["f(int, text) returns text", "[_ in never]: never;"],
    [
      'f("Größe" int, in_ text[]) returns setof int',
      'f: { Args: { "Größe": number; in_: string[]; }; Returns: number[]; };',
    ],
    [
      "f(q text) returns table(name text, id bigint) stable",
      "f: { Args: { q: string; }; Returns: { id: number; name: string; }[]; };",
    ],
    ["f(in a int, out x int, out y jsonb)", "f: { Args: { a: number; }; Returns: { x: number; y: Json; }; };"],
    ["f(inout a int)", "f: { Args: { a: number; }; Returns: number; };"],
    ["f(variadic tags text[]) returns record", "f: { Args: { tags: string[]; }; Returns: Record<string, unknown>; };"],
    [
      "f(m mood) returns mood[]",
      'f: { Args: { m: Database["public"]["Enums"]["mood"]; }; Returns: Database["public"]["Enums"]["mood"][]; };',
    ],
    ["f(t things.id%type) returns things.id%type", "f: { Args: { t: string; }; Returns: string; };"],
    [
      "f() returns setof things",
      'f: { Args: never; Returns: Database["public"]["Tables"]["things"]["Row"][]; SetofOptions: { from: "*"; to: "things"; isOneToOne: false; isSetofReturn: true; }; };',
    ],
    [
      "f(t things) returns setof public.things rows 1",
      'f: { Args: { t: Database["public"]["Tables"]["things"]["Row"]; }; Returns: Database["public"]["Tables"]["things"]["Row"][]; SetofOptions: { from: "things"; to: "things"; isOneToOne: true; isSetofReturn: true; }; };',
    ],
    ["f() returns trigger", "[_ in never]: never;"],
  ])("%s", (signature, expected) =>
    expect(
      functionsOf(
        `create type mood as enum ('ok'); create table things (id uuid primary key); create function ${signature} ${end};`,
      ),
    ).toBe(expected),
  );

  it.each([
    [
      "several of one name",
      `create function f(a int) returns int ${end}; create function f(a text) returns int ${end}`,
      "f: | { Args: { a: number; }; Returns: number; } | { Args: { a: string; }; Returns: number; };",
    ],
    [
      "one replaced, whatever its types are called",
      `create function f(a int) returns int ${end}; create or replace function public.f(a int4) returns int ${end}`,
      "f: { Args: { a: number; }; Returns: number; };",
    ],
    [
      "one dropped by its types",
      `create function f(a int, b varchar(3)) returns int ${end}; create function f(a text) returns int ${end}; drop function if exists f(text), f(integer, character varying)`,
      "[_ in never]: never;",
    ],
    [
      "one dropped by its name, one renamed, one moved",
      `create function f() returns int ${end}; drop function f; create function g() returns int ${end}; alter function g() rename to h; create function i() returns int ${end}; alter function i() set schema s`,
      "h: { Args: never; Returns: number; };",
    ],
    [
      "a body of SQL",
      "create function f(a int) returns int language sql begin atomic select 1; select case when true then 1 end; end; create table no (x int)",
      "f: { Args: { a: number; }; Returns: number; };",
    ],
    ["one that is cut off", "create function f(a int", "f: { Args: { a: number; }; Returns: undefined; };"],
    ["none", "create function; create function f; create or replace function (", "[_ in never]: never;"],
  ])("%s", (_, sql, expected) => expect(functionsOf(sql)).toBe(expected));

  test("twenty thousand of them take linear time", () => {
    const sql = Array.from(
      { length: 20_000 },
      (_, at) => `create or replace function f${at}(a int) returns int ${end};`,
    );
    expect(read(sql.join("\n")).functions).toHaveLength(20_000);
  });

  test("they read back from JSON", () => {
    const schema = read(`create function s.f(a int default 1) returns table (b text) rows 1 ${end}`);
    expect(schema.functions).toHaveLength(1);
    expect(bare(readJson([{ text: writeJson(schema) }]).schema)).toEqual(bare(schema));
  });
});

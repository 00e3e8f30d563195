import { describe, expect, it } from "vitest";
import { layOutDiagram } from "../diagram/layout/lay-out-diagram.ts";
import { readSchema } from "../read/read-schema.ts";
import { diffSchemas } from "./diff-schemas.ts";
import { mergedSchema } from "./merged-schema.ts";

const read = (text: string) => readSchema([{ text }]).schema;
const merge = (before: string, after: string, part: "all" | "changed" = "all") =>
  mergedSchema(diffSchemas(read(before), read(after)), part);

const a = "create table a (id int primary key, x text, y int);";
const b = "create table b (id int primary key, a_id int references a, note text);";
const c = "create table c (id int primary key, name text);";

describe("mergedSchema", () => {
  it("puts a column that is gone back where it was", () => {
    const { schema, marks } = merge(a, "create table a (id int primary key, y int);");
    expect(schema.tables[0]?.columns.map(({ name }) => name)).toEqual(["id", "x", "y"]);
    expect(Object.fromEntries(marks.columns.get("public.a") ?? [])).toEqual({ x: "gone" });
    expect(Object.fromEntries(marks.tables)).toEqual({ "public.a": "changed" });
  });

  it("puts the first and the last columns back too", () => {
    const { schema } = merge("create table t (p int, q int, r int, s int);", "create table t (r int, n int);");
    expect(schema.tables[0]?.columns.map(({ name }) => name)).toEqual(["p", "q", "r", "s", "n"]);
  });

  it("says both types of a column", () => {
    const { schema } = merge("create table t (p int, q int);", "create table t (p bigint, q int not null default 3);");
    expect(schema.tables[0]?.columns.map(({ type }) => type)).toEqual(["int? → bigint", "int? → int"]);
  });

  it("keeps tables and keys that are gone", () => {
    const { schema, marks } = merge(a + b, a);
    expect(schema.tables.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(marks.tables.get("public.b")).toBe("gone");
    expect([...marks.keys.values()]).toEqual(["gone"]);
    const kept = merge(a + b, a + b.replace(" references a", ""));
    expect([...kept.marks.keys]).toEqual([[kept.schema.tables[1]?.foreignKeys[0], "gone"]]);
  });

  it("leaves out what did not change, but for the keys of what hangs on it", () => {
    const before = a + b + c;
    const { schema } = merge(before, before.replace("x text", "x int"), "changed");
    expect(schema.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ["a", ["id", "x", "y"]],
      ["b", ["id", "a_id"]],
    ]);
    // what is left can be drawn
    expect(layOutDiagram(schema).edges).toHaveLength(1);
  });

  it("is empty where nothing changed", () => {
    expect(merge(a + b, a + b, "changed").schema.tables).toEqual([]);
    expect(merge(a + b, a + b).schema.tables).toHaveLength(2);
  });
});

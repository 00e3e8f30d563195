import { describe, expect, it } from "vitest";
import { manyTables } from "../../../../testing/many-tables.ts";
import type { DatabaseSchema, ForeignKey, Table } from "../../model.ts";
import { sampleSchema } from "../../sample.ts";
import type { Point, Rect } from "../../../../ports/rect.ts";
import type { Diagram, DiagramDetail, DiagramEdge } from "../diagram.ts";
import { touches } from "../draw/touches.ts";
import { layOutDiagram } from "./lay-out-diagram.ts";
import { rowMiddle } from "./measure-table.ts";

const [profiles] = sampleSchema.tables;

/** Tables named by letters; `a b` makes a refer to b. */
function schemaOf(...references: string[]): DatabaseSchema {
  const names = [...new Set(references.join(" ").split(" "))].toSorted();
  const tables = names.map((name): Table => {
    const targets = references.flatMap((pair) => (pair.startsWith(`${name} `) ? [pair.split(" ")[1] ?? ""] : []));
    return {
      ...profiles!,
      name,
      columns: ["id", ...targets.map((target) => `${target}_id`)].map((column) => ({
        name: column,
        type: "uuid",
        nullable: false,
      })),
      foreignKeys: targets.map((target): ForeignKey => ({
        columns: [`${target}_id`],
        target: { schema: "public", name: target },
        targetColumns: ["id"],
        onDelete: "no action",
        onUpdate: "no action",
      })),
    };
  });
  return { ...sampleSchema, tables };
}

/** The names of the tables by their distance from the left. */
function columnsOf({ tables }: Diagram): string[] {
  const places = [...new Set(tables.map(({ x }) => x))].toSorted((a, b) => a - b);
  return places.map((place) =>
    tables
      .flatMap(({ x, label }) => (x === place ? [label] : []))
      .toSorted()
      .join(" "),
  );
}

describe("columns by depth of reference", () => {
  it.each([
    { name: "a chain", schema: schemaOf("b a", "c b", "d c"), columns: ["a", "b", "c", "d"] },
    { name: "two ways", schema: schemaOf("b a", "c b", "c a"), columns: ["a", "b", "c"] },
    { name: "a circle", schema: schemaOf("a b", "b c", "c a"), columns: ["c", "b", "a"] },
    { name: "a table of itself", schema: schemaOf("a a"), columns: ["a"] },
    { name: "one that only the last needs", schema: schemaOf("b a", "c b", "c z"), columns: ["a", "b z", "c"] },
    {
      name: "the sample",
      schema: sampleSchema,
      columns: ["profiles", "projects user_links", "components", "sub_components"],
    },
  ])("$name", ({ schema, columns }) => {
    expect(columnsOf(layOutDiagram(schema))).toEqual(columns);
  });
});

it("an empty schema is an empty diagram", () => {
  const empty = layOutDiagram({ ...sampleSchema, tables: [] });
  expect(empty).toEqual({ detail: "all", tables: [], edges: [], width: 0, height: 0 });
});

it("a table that is only referred to stands there as a place", () => {
  const diagram = layOutDiagram({ ...sampleSchema, tables: manyTables(40).tables });
  const outside = diagram.tables.find(({ label }) => label === "auth.outside");
  expect(outside?.table).toBeUndefined();
  expect(outside?.rows.map(({ name }) => name)).toEqual(["id"]);
});

it.each([
  { detail: "all", rows: 10 },
  { detail: "keys", rows: 3 },
  { detail: "names", rows: 0 },
] as const)("detail $detail shows $rows rows of components", ({ detail, rows }) => {
  const { tables } = layOutDiagram(sampleSchema, detail);
  expect(tables.find(({ label }) => label === "components")?.rows).toHaveLength(rows);
});

it("names of any length and kind have their place", () => {
  const name = "a".repeat(200);
  const schema = schemaOf("b a");
  const [a, b] = schema.tables;
  const odd = {
    ...a!,
    columns: ["数据库の列", "🚀", "line\nbreak", name, ""].map((column) => ({ ...a!.columns[0]!, name: column })),
  };
  const { tables } = layOutDiagram({ ...schema, tables: [{ ...odd, name }, b!] });
  expect(tables[0]?.label).toBe(`${"a".repeat(31)}…`);
  expect(tables[0]?.rows.map((row) => row.name)).toEqual(["数据库の列", "🚀", "line␤break", `${"a".repeat(31)}…`, ""]);
});

const cases = [
  ["sample", sampleSchema],
  ["9 tables", manyTables(9, 3)],
  ["60 tables", manyTables(60)],
  ["139 tables", manyTables(139, 7)],
  ["400 tables", manyTables(400, 11)],
  ["a wheel", schemaOf(...Array.from("bcdefghijklmnopqrstuvwxyz", (letter) => `${letter} a`), "a z")],
] as const;
const details: DiagramDetail[] = ["all", "keys", "names"];

describe.each(cases.flatMap(([name, schema]) => details.map((detail) => ({ name, schema, detail }))))(
  "$name, $detail",
  ({ schema, detail }) => {
    const diagram = layOutDiagram(schema, detail);

    it("is the same each time, in whole pixels from 0, 0", () => {
      expect(layOutDiagram(schema, detail)).toEqual(diagram);
      const numbers = diagram.tables.flatMap(({ x, y, width, height }) => [x, y, width, height]);
      expect(numbers.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      expect(Math.min(...diagram.tables.map(({ x }) => x))).toBe(0);
    });

    it("tables stand apart", () => {
      const close = diagram.tables.flatMap((table, place) =>
        diagram.tables.slice(place + 1).filter((other) => touches(grown(table, 8), other)),
      );
      expect(close).toEqual([]);
    });

    it("each key is a line from its column to the one it names", () => {
      expect(diagram.edges).toHaveLength(schema.tables.reduce((sum, table) => sum + table.foreignKeys.length, 0));
      for (const edge of diagram.edges) {
        expect(edge.points[0]).toEqual(endAt(diagram, edge, "from"));
        expect(edge.points.at(-1)).toEqual(endAt(diagram, edge, "to"));
      }
    });

    it("lines run upright or level and through no table", () => {
      const through: string[] = [];
      for (const { points } of diagram.edges)
        for (const [index, end] of points.entries()) {
          const start = points[index - 1];
          if (!start) continue;
          if (start.x !== end.x && start.y !== end.y) through.push("aslant");
          for (const table of diagram.tables)
            if (touches(spanned(start, end), grown(table, -1))) through.push(table.label);
        }
      expect(through).toEqual([]);
    });
  },
);

function endAt({ tables, detail }: Diagram, edge: DiagramEdge, end: "from" | "to"): Point {
  const table = tables[edge[end]]!;
  const [column] = end === "from" ? edge.relation.key.columns : edge.relation.key.targetColumns;
  const row = detail === "names" ? -1 : table.rows.findIndex((entry) => entry.name === column);
  if (row < 0 && detail !== "names") throw new Error(`${table.label} shows no ${column}.`);
  const side = end === "from" ? edge.fromSide : edge.toSide;
  return { x: side === "left" ? table.x : table.x + table.width, y: table.y + rowMiddle(row) };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function spanned(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

import { expect, it } from "vitest";
import { sampleSchema } from "../sample.ts";
import { type Direction, tableAt, tableBeside } from "./find-table.ts";
import { layOutDiagram } from "./layout/lay-out-diagram.ts";

const diagram = layOutDiagram(sampleSchema);
const placeOf = (name: string) => diagram.tables.findIndex(({ label }) => label === name);
const nameOf = (place: number | undefined) => (place === undefined ? undefined : diagram.tables[place]?.label);

it.each(diagram.tables.map((table, place) => ({ table, place })))(
  "$table.label is where it is drawn",
  ({ table, place }) => {
    expect(tableAt(diagram, { x: table.x + 1, y: table.y + table.height - 1 })).toBe(place);
    expect(tableAt(diagram, { x: table.x - 1, y: table.y })).toBeUndefined();
  },
);

it.each<[string, Direction, string | undefined]>([
  ["profiles", "right", "projects"],
  ["projects", "left", "profiles"],
  ["projects", "right", "components"],
  ["components", "right", "sub_components"],
  ["projects", "down", "user_links"],
  ["user_links", "up", "projects"],
  ["profiles", "left", undefined],
  ["sub_components", "right", undefined],
])("from %s %s is %s", (from, direction, to) => {
  expect(nameOf(tableBeside(diagram, placeOf(from), direction))).toBe(to);
});

it("every table can be reached by walking", () => {
  const seen = new Set([0]);
  for (const place of seen)
    for (const direction of ["left", "right", "up", "down"] as const) {
      const next = tableBeside(diagram, place, direction);
      if (next !== undefined) seen.add(next);
    }
  expect(seen.size).toBe(diagram.tables.length);
});

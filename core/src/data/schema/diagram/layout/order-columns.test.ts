import { expect, it } from "vitest";
import { crossings, orderColumns } from "./order-columns.ts";
import { rising } from "./stack-columns.ts";

const wire = (left: number, right: number, leftY = 0, rightY = 0) => ({ left, leftY, right, rightY });

it.each([
  { name: "side by side", wires: [wire(0, 2), wire(1, 3)], count: 0 },
  { name: "a cross", wires: [wire(0, 3), wire(1, 2)], count: 1 },
  { name: "a fan", wires: [wire(0, 2), wire(0, 3)], count: 0 },
  { name: "by height in one table", wires: [wire(0, 2, 10, 90), wire(0, 2, 20, 80)], count: 1 },
  { name: "all of three", wires: [wire(0, 3), wire(0, 2), wire(1, 2), wire(1, 3)], count: 1 },
])("$name: $count crossings", ({ wires, count }) => {
  expect(
    crossings(
      [
        [0, 1],
        [2, 3],
      ],
      [wires],
    ),
  ).toBe(count);
});

it("sorts away crossings", () => {
  const items = [0, 0, 0, 1, 1, 1].map((column) => ({ column, height: 10 }));
  const wires = [[wire(0, 5), wire(1, 4), wire(2, 3)]];
  expect(crossings(orderColumns(items, wires), wires)).toBe(0);
});

it.each([
  { values: [1, 2, 3], fitted: [1, 2, 3] },
  { values: [3, 1], fitted: [2, 2] },
  { values: [1, 5, 3, 4, 9], fitted: [1, 4, 4, 4, 9] },
  { values: [], fitted: [] },
])("never falling, nearest to $values: $fitted", ({ values, fitted }) => {
  expect(rising(values.map((value) => ({ value, weight: 1 })))).toEqual(fitted);
});

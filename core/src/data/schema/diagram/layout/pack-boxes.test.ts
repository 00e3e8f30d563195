import { expect, it } from "vitest";
import { touches } from "../draw/touches.ts";
import { packBoxes } from "./pack-boxes.ts";

const sizes = Array.from({ length: 60 }, (_, n) => ({ width: 100 + ((n * 37) % 90), height: 40 + ((n * 53) % 200) }));

it("nothing lies on another, and the field has about the proportion asked for", () => {
  const boxes = packBoxes(sizes, 1.5, 20);
  const close = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => touches(box, other)));
  expect(close).toEqual([]);
  const width = Math.max(...boxes.map((box) => box.x + box.width));
  const height = Math.max(...boxes.map((box) => box.y + box.height));
  expect(width / height).toBeGreaterThan(1.1);
  expect(width / height).toBeLessThan(2);
  const used = sizes.reduce((sum, size) => sum + (size.width + 20) * (size.height + 20), 0);
  expect(used / (width * height)).toBeGreaterThan(0.75);
});

it.each([
  { name: "none", given: [], places: [] },
  { name: "one", given: [{ width: 10, height: 10 }], places: [[0, 0]] },
  {
    name: "equal ones in their order",
    given: [1, 2, 3, 4].map(() => ({ width: 10, height: 10 })),
    places: [
      [0, 0],
      [12, 0],
      [0, 12],
      [12, 12],
    ],
  },
])("$name", ({ given, places }) => {
  expect(packBoxes(given, 1, 2).map(({ x, y }) => [x, y])).toEqual(places);
});

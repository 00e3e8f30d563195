import { describe, expect, it } from "vitest";
import type { GradientLayer } from "../../ports/index.ts";
import { gradientPixels } from "./gradient-pixels.ts";
import { cachedGradients } from "./cached-gradients.ts";

const across: GradientLayer = {
  kind: "linear",
  degrees: 90,
  stops: [
    [0, "#000000"],
    [1, "#ff8000"],
  ],
};
const four = (color: number[]) => [color, color, color, color];
const pixel = (pixels: Uint8ClampedArray, at: number) => Array.from(pixels.subarray(at * 4, at * 4 + 4));

describe("gradientPixels", () => {
  it.each<[name: string, layers: GradientLayer[], row: number[][]]>([
    // four pixels, whose middles are at 1/8, 3/8, 5/8 and 7/8
    [
      "across",
      [across],
      [
        [32, 16, 0, 255],
        [96, 48, 0, 255],
        [159, 80, 0, 255],
        [223, 112, 0, 255],
      ],
    ],
    [
      "back",
      [{ ...across, degrees: 270 }],
      [
        [223, 112, 0, 255],
        [159, 80, 0, 255],
        [96, 48, 0, 255],
        [32, 16, 0, 255],
      ],
    ],
    ["one color", [{ ...across, stops: [[0.3, "#123456"]] }], four([0x12, 0x34, 0x56, 255])],
    ["nothing", [], four([0, 0, 0, 0])],
    // a hard edge: two stops at one place
    [
      "an edge",
      [
        {
          ...across,
          stops: [
            [0, "#ffffff"],
            [0.5, "#ffffff"],
            [0.5, "#000000"],
            [1, "#000000"],
          ],
        },
      ],
      [
        [255, 255, 255, 255],
        [255, 255, 255, 255],
        [0, 0, 0, 255],
        [0, 0, 0, 255],
      ],
    ],
    // half of white over black, rounded once
    [
      "one over the other",
      [
        { ...across, stops: [[0, "#000000"]] },
        { ...across, stops: [[0, "#ffffff", 0.5]] },
      ],
      four([128, 128, 128, 255]),
    ],
    // the color of a see-through pixel is straight
    ["see-through", [{ ...across, stops: [[0, "#336699", 0.25]] }], four([0x33, 0x66, 0x99, 64])],
  ])("%s", (_, layers, row) => {
    const pixels = gradientPixels(layers, 4, 1);
    expect([0, 1, 2, 3].map((at) => pixel(pixels, at))).toEqual(row);
  });
  it("is a circle round its center", () => {
    const pixels = gradientPixels(
      [
        {
          kind: "radial",
          x: 0.5,
          y: 0.5,
          radius: 0.5,
          stops: [
            [0, "#ffffff"],
            [1, "#000000"],
          ],
        },
      ],
      5,
      5,
    );
    expect(pixel(pixels, 12)).toEqual([255, 255, 255, 255]);
    expect(pixel(pixels, 10)).toEqual(pixel(pixels, 2));
    expect(pixel(pixels, 0)).toEqual([0, 0, 0, 255]);
  });
  it.each<[name: string, color: string, side: number]>([
    ["slow", "#101010", 8],
    ["less slow", "#3c3c3c", 4],
    ["fast", "#ffffff", 1],
  ])("has squares of one color where it is %s", (_, color, side) => {
    const size = 250;
    const layer: GradientLayer = {
      kind: "linear",
      degrees: 180,
      stops: [
        [0, "#000000"],
        [1, color],
      ],
    };
    const pixels = gradientPixels([layer], size, size);
    const shade = (y: number) => pixels[y * size * 4] ?? 0;
    const rows = Array.from({ length: size }, (_unused, y) => y);
    expect(rows.filter((y) => shade(y) !== shade(y - (y % side)))).toEqual([]);
    const steps = rows.slice(1).map((y) => shade(y) - shade(y - 1));
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });
  it("refuses what is not a valid color", () =>
    expect(() => gradientPixels([{ ...across, stops: [[0, "red"]] }], 1, 1)).toThrow('"red"'));
});

it("keeps a gradient for the next drawing, and forgets the oldest of many", () => {
  let made = 0;
  const image = cachedGradients(() => ++made);
  const big = (degrees: number) => image([{ ...across, degrees, stops: [] }], 1000, 4000);
  expect([big(1), big(1), big(2), big(3), big(1)]).toEqual([1, 1, 2, 3, 1]);
  // four times four megapixels are too many: the one used longest ago goes
  expect([big(4), big(1), big(2)]).toEqual([4, 1, 5]);
});

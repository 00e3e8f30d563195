import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deficiencies, simulateDeficiency } from "./deficiency.ts";
import { colorScale, nearestStop, scaleStops } from "./scale.ts";
import { toOklch } from "./spaces.ts";

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colorScale", () => {
  it("has ten stops, eleven when asked", () => {
    expect(colorScale("#3b82f6", 500).map((color) => color.stop)).toEqual([
      50, 100, 200, 300, 400, 500, 600, 700, 800, 900,
    ]);
    expect(colorScale("#3b82f6", 500, true).at(-1)?.stop).toBe(950);
    expect(colorScale("#172554", 950).at(-1)).toEqual({ stop: 950, hex: "#172554" });
  });
  it("has the base unchanged on any stop, and goes from light to dark", () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...scaleStops), (base, at) => {
        const colors = colorScale(base, at, true);
        expect(colors.find((color) => color.stop === at)?.hex).toBe(base);
        const lights = colors.map((color) => toOklch(color.hex).l);
        // Rounding to 8 bits moves lightness by up to 0.02 beside black, and far less elsewhere.
        for (let i = 1; i < lights.length; i++) expect(lights[i]).toBeLessThan((lights[i - 1] ?? 0) + 0.02);
      }),
    );
  });
  it("keeps grays gray and hues true", () => {
    for (const { hex } of colorScale("#808080", 500)) expect(toOklch(hex).c).toBe(0);
    // In the palest stop one step of 8 bits is several degrees of hue.
    for (const { hex } of colorScale("#3b82f6", 500, true).slice(1))
      expect(Math.abs(toOklch(hex).h - 259.8)).toBeLessThan(4);
  });
  it.each([
    ["#ffffff", 50],
    ["#eff6ff", 50],
    ["#3b82f6", 600],
    ["#1e3a8a", 900],
    ["#000000", 950],
  ])("%s is nearest to %s", (hex, stop) => expect(nearestStop(hex)).toBe(stop));
});

describe("simulateDeficiency", () => {
  it.each(deficiencies)("%s leaves white and black alone", (kind) => {
    expect(simulateDeficiency("#ffffff", kind)).toBe("#ffffff");
    expect(simulateDeficiency("#000000", kind)).toBe("#000000");
  });
  // Red of light 1 gives the first column of each matrix, clipped, with the transfer curve of sRGB put back.
  it.each([
    ["protanopia", "#6d5f00"],
    ["deuteranopia", "#a39000"],
    ["tritanopia", "#ff000f"],
    ["achromatopsia", "#7f7f7f"],
  ] as const)("red with %s is %s", (kind, hex) => expect(simulateDeficiency("#ff0000", kind)).toBe(hex));
});

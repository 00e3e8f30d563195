import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, grade, luminance, ratioText, readableOn } from "./contrast.ts";
import { nearestPassing } from "./nearest-passing.ts";

describe("contrastRatio", () => {
  // WCAG 2.2 techniques G17 and G18 and the examples of Understanding 1.4.3: #777 on white just fails, #767676 passes.
  it.each([
    ["#000000", "#ffffff", "21.00:1", "AAA"],
    ["#ffffff", "#ffffff", "1.00:1", "Fail"],
    ["#777777", "#ffffff", "4.47:1", "Fail"],
    ["#767676", "#ffffff", "4.54:1", "AA"],
    ["#595959", "#ffffff", "7.00:1", "AAA"],
    ["#5a5a5a", "#ffffff", "6.89:1", "AA"],
    ["#3b82f6", "#ffffff", "3.67:1", "Fail"],
    ["#ff0000", "#ffffff", "3.99:1", "Fail"],
    ["#0000ff", "#ffffff", "8.59:1", "AAA"],
  ])("of %s on %s is %s, %s", (one, other, ratio, expected) => {
    expect(ratioText(contrastRatio(one, other))).toBe(ratio);
    expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
    expect(grade(contrastRatio(one, other))).toBe(expected);
  });
  it("weighs the channels", () => {
    expect(luminance("#ff0000")).toBeCloseTo(0.2126, 4);
    expect(luminance("#00ff00")).toBeCloseTo(0.7152, 4);
    expect(luminance("#0000ff")).toBeCloseTo(0.0722, 4);
  });
});

it.each([
  [7, "text", "AAA"],
  [6.9999, "text", "AA"],
  [4.5, "text", "AA"],
  [4.4999, "text", "Fail"],
  [4.5, "large", "AAA"],
  [3, "large", "AA"],
  [2.9999, "large", "Fail"],
  [3, "ui", "AA"],
  [21, "ui", "AA"],
  [2.9999, "ui", "Fail"],
] as const)("%s for %s is %s", (ratio, use, expected) => expect(grade(ratio, use)).toBe(expected));

it.each([
  [4.499, "4.49:1"],
  [4.5, "4.50:1"],
  [20.999, "20.99:1"],
  [10, "10.00:1"],
])("%s reads %s", (ratio, text) => expect(ratioText(ratio)).toBe(text));

it.each([
  ["#3b82f6", "#000000"],
  ["#1e3a8a", "#ffffff"],
  ["#ffff00", "#000000"],
])("on %s one reads %s", (ground, ink) => expect(readableOn(ground)).toBe(ink));

describe("nearestPassing", () => {
  it("leaves a color that passes", () => expect(nearestPassing("#1e3a8a", "#ffffff", 4.5)).toBe("#1e3a8a"));
  it("gives none where none can pass", () => expect(nearestPassing("#777777", "#777777", 7)).toBeUndefined());
  it("passes, by as little as it takes", () => {
    const found = nearestPassing("#3b82f6", "#ffffff", 4.5) ?? "";
    expect(contrastRatio(found, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(found, "#ffffff")).toBeLessThan(4.6);
  });
  it("passes on every ground", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, (color, ground) => {
        const found = nearestPassing(color, ground, 4.5);
        // Black or white always reaches 4.58 on one side.
        expect(found && contrastRatio(found, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 50 },
    );
  });
});

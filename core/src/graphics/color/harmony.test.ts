import { describe, expect, it } from "vitest";
import { baseIndex, harmonies, harmony, quickPalette } from "./harmony.ts";
import { toOklch } from "./spaces.ts";

describe("harmony in HSL", () => {
  // Pure red is h 0, s 100, l 50, so every color can be told by hand.
  it.each([
    ["monochromatic", ["#660000", "#b30000", "#ff0000", "#ff4d4d", "#ff9999"]],
    ["analogous", ["#ff00ff", "#ff0080", "#ff0000", "#ff8000", "#ffff00"]],
    ["complementary", ["#b30000", "#ff0000", "#ff4d4d", "#00b3b3", "#00ffff", "#4dffff"]],
    ["triadic", ["#ff0000", "#ff6666", "#00ff00", "#66ff66", "#0000ff", "#6666ff"]],
    ["split", ["#ff0000", "#ff6666", "#00ff80", "#66ffb3", "#0080ff", "#66b3ff"]],
    ["tetradic", ["#ff0000", "#80ff00", "#00ffff", "#8000ff"]],
  ] as const)("%s of red", (kind, expected) => expect(harmony("#ff0000", kind)).toEqual(expected));

  it("keeps lightness within 5 to 95", () => {
    expect(harmony("#000000", "monochromatic")).toEqual(["#0d0d0d", "#0d0d0d", "#0d0d0d", "#262626", "#4d4d4d"]);
    expect(harmony("#ffffff", "triadic")).toEqual(Array.from({ length: 6 }, () => "#f2f2f2"));
  });
  it.each(harmonies)("%s holds the base at its place, six colors at most", (kind) => {
    const colors = harmony("#3b82f6", kind);
    expect(colors[baseIndex(kind)]).toBe("#3b82f6");
    expect(colors.length).toBeLessThanOrEqual(6);
    expect(new Set(colors).size).toBe(colors.length);
  });
});

describe("harmony in OKLCH", () => {
  it.each(harmonies)("%s holds the base at its place", (kind) =>
    expect(harmony("#3b82f6", kind, "oklch")[baseIndex(kind)]).toBe("#3b82f6"),
  );
  it("keeps the lightness one sees", () => {
    for (const hex of harmony("#3b82f6", "analogous", "oklch")) expect(toOklch(hex).l).toBeCloseTo(0.623, 1);
  });
});

it.each([
  ["#ff0000", ["#ff0000", "#00ffff", "#ffff00", "#00ff00", "#ff6666", "#990000"]],
  ["#ffffff", ["#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#cccccc"]],
  ["#000000", ["#000000", "#000000", "#000000", "#000000", "#333333", "#000000"]],
])("the quick palette of %s", (base, colors) => expect(quickPalette(base)).toEqual(colors));

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorName } from "./color-name.ts";
import { colorForms, cssText } from "./css-text.ts";
import { parseHex } from "./parse-hex.ts";
import { differenceOf, fromHsl, fromOklch, isInSrgb, readColor, toHsl, toOklch, toRgb } from "./spaces.ts";

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("parseHex", () => {
  it.each([
    ["#3b82f6", "#3b82f6", true],
    ["3B82F6", "#3b82f6", true],
    [" #ABC ", "#aabbcc", true],
    ["abc", "#aabbcc", true],
    ["", "#000000", false],
    ["#", "#000000", false],
    ["#12345", "#000000", false],
    ["#1234567", "#000000", false],
    ["##123456", "#000000", false],
    ["#12345g", "#000000", false],
    ["red", "#000000", false],
    ["#3b82f6\n#000", "#000000", false],
    ["＃３ｂ８２ｆ６", "#000000", false],
  ])("%j is %s, valid: %s", (text, hex, isValid) => expect(parseHex(text)).toEqual({ hex, isValid }));
});

describe("OKLCH", () => {
  // CSS Color 4, example 2 of section 10.4 and the table of named colors; Tailwind 4 publishes blue-500 so.
  it.each([
    ["#ffffff", 1, 0, 0],
    ["#000000", 0, 0, 0],
    ["#808080", 0.5999, 0, 0],
    ["#ff0000", 0.628, 0.2577, 29.23],
    ["#00ff00", 0.8664, 0.2948, 142.5],
    ["#0000ff", 0.452, 0.3132, 264.05],
    ["#800080", 0.4209, 0.1933, 328.36],
  ])("of %s is %s %s %s", (hex, l, c, h) => {
    const color = toOklch(hex);
    expect(color.l).toBeCloseTo(l, 3);
    expect(color.c).toBeCloseTo(c, 3);
    expect(color.h).toBeCloseTo(h, 1);
  });
  // CSS Color 4 web platform tests, css/css-color/oklch-*.html and oklab-*.html: sRGB they must render as.
  it.each([
    ["oklch(51.975% 0.17686 142.495)", "#008000"],
    ["oklab(51.975% -0.1403 0.10768)", "#008000"],
    ["oklch(0% 0 0)", "#000000"],
    ["oklch(100% 0 0)", "#ffffff"],
    ["oklch(50% 0.2 0)", "#b4005a"],
    ["lab(46.277% -47.552 48.586)", "#008000"],
    ["color(srgb 0 0.5 0)", "#008000"],
    ["hsl(120 100% 25%)", "#008000"],
    ["hwb(120 0% 49.8%)", "#008000"],
  ])("%s is %s", (text, hex) => expect(differenceOf(readColor(text)?.hex ?? "", hex)).toBeLessThan(0.02));
  it("comes back as the same hex", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(fromOklch(toOklch(hex))).toBe(hex);
      }),
    );
  });
  it("keeps lightness and hue where sRGB ends", () => {
    const wanted = { l: 0.7, c: 0.4, h: 150 };
    expect(isInSrgb(wanted)).toBe(false);
    const shown = toOklch(fromOklch(wanted));
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(Math.abs(shown.h - 150)).toBeLessThan(4);
    expect(shown.c).toBeLessThan(0.3);
  });
  it.each([
    [{ l: 1.2, c: 0.3, h: 10 }, "#ffffff"],
    [{ l: -0.1, c: 0.3, h: 10 }, "#000000"],
  ])("%j is %s", (color, hex) => expect(fromOklch(color)).toBe(hex));
});

describe("HSL", () => {
  it.each([
    ["#ff0000", 0, 100, 50],
    ["#00ff00", 120, 100, 50],
    ["#800000", 0, 100, 25.1],
    ["#3b82f6", 217.2, 91.2, 59.8],
    ["#808080", 0, 0, 50.2],
  ])("of %s is %s %s %s", (hex, h, s, l) => {
    const color = toHsl(hex);
    expect([color.h, color.s, color.l].map((number) => Math.round(number * 10) / 10)).toEqual([h, s, l]);
  });
  it("comes back as the same hex, with hues around the circle", () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: -3, max: 3 }), (hex, turns) => {
        const color = toHsl(hex);
        expect(fromHsl({ ...color, h: color.h + turns * 360 })).toBe(hex);
      }),
    );
  });
});

describe("cssText", () => {
  it.each([
    ["#ff0000", "hsl", "hsl(0, 100%, 50%)"],
    ["#3b82f6", "hex", "#3b82f6"],
    ["#3b82f6", "rgb", "rgb(59, 130, 246)"],
    ["#3b82f6", "hsl", "hsl(217.2, 91.2%, 59.8%)"],
    ["#3b82f6", "oklch", "oklch(62.3% 0.188 259.8)"],
    ["#ffffff", "oklch", "oklch(100% 0 0)"],
    ["#000000", "hsl", "hsl(0, 0%, 0%)"],
  ] as const)("%s as %s is %s", (hex, form, text) => expect(cssText(hex, form)).toBe(text));
  it("is read back as the same color in every form", () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...colorForms), (hex, { value }) => {
        expect(readColor(cssText(hex, value))).toEqual({ hex, alpha: 1, isMapped: false });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("readColor", () => {
  it.each([
    ["RebeccaPurple", "#663399", 1, false],
    ["3b82f6", "#3b82f6", 1, false],
    ["#3b82f680", "#3b82f6", 0.5, false],
    ["rgb(59 130 246 / 50%)", "#3b82f6", 0.5, false],
    ["transparent", "#000000", 0, false],
    ["rgb(59,130,246)", "#3b82f6", 1, false],
    ["rgb(300 -20 0)", "#ff0000", 1, false],
    ["hsl(0turn 100% 50%)", "#ff0000", 1, false],
    ["color(srgb 1 1 1)", "#ffffff", 1, false],
    ["oklch(70% 0.4 150)", "#00c94c", 1, true],
  ])("%s is %s", (text, hex, alpha, isMapped) => {
    const color = readColor(text);
    expect(color).toMatchObject({ isMapped });
    expect(color?.alpha).toBeCloseTo(alpha, 2);
    expect(differenceOf(color?.hex ?? "", hex)).toBeLessThan(0.03);
  });
  it.each(["", "#12", "#12345", "bluee", "rgb(1)", "var(--x)", "url(x)", "oklch(", "🎨"])("%j is none", (text) =>
    expect(readColor(text)).toBeUndefined(),
  );
});

it.each([
  ["#663399", "rebeccapurple", true],
  ["#673399", "rebeccapurple", false],
  ["#3b82f6", "dodgerblue", false],
  ["#ffffff", "white", true],
])("the name of %s is %s", (hex, name, isExact) => expect(colorName(hex)).toEqual({ name, isExact }));

it("splits a hex", () => expect(toRgb("#3b82f6")).toEqual({ r: 59, g: 130, b: 246 }));

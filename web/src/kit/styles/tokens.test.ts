import { fromOklch } from "@toolbox/core/graphics/color/spaces.ts";
import { diagramColors } from "@toolbox/core/data/schema/diagram/draw/diagram-colors.ts";
import { describe, expect, it } from "vitest";
import css from "./tokens.css?raw";

const light = readColors(/\[data-theme="light"\]\s*\{([^}]*)\}/);
const dark = { ...light, ...readColors(/^\[data-theme="dark"\]\s*\{([^}]*)\}/m) };

const rows = [...css.matchAll(/^ \* ([\w-]+) on ([\w-]+)\s+([\d.]+)\s+([\d.]+)\s+min ([\d.]+)$/gm)].map(
  ([, text = "", ground = "", inLight, inDark, least]) => ({
    text,
    ground,
    inLight: Number(inLight),
    inDark: Number(inDark),
    least: Number(least),
  }),
);

describe("the contrast table of tokens.css", () => {
  it("is there", () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(rows)("$text on $ground is at least $least:1 and what the table says", ({ text, ground, least, ...said }) => {
    for (const [colors, figure] of [
      [light, said.inLight],
      [dark, said.inDark],
    ] as const) {
      const ratio = contrast(colorOf(colors, text), colorOf(colors, ground));
      expect(ratio).toBeGreaterThanOrEqual(least);
      expect(ratio).toBeCloseTo(figure, 1);
    }
  });

  it("names the same colors in both themes", () => {
    const inDark = Object.keys(readColors(/^\[data-theme="dark"\]\s*\{([^}]*)\}/m));
    expect(inDark.toSorted()).toEqual(Object.keys(light).toSorted());
  });
});

describe("files that stand on their own carry the same colors", () => {
  const tokens = {
    ground: "surface-0",
    box: "surface-1",
    border: "line-2",
    hairline: "line-1",
    text: "text-1",
    quietText: "text-3",
    line: "line-3",
    accent: "accent-line",
    accentGround: "accent-soft",
    added: "green-text",
    addedGround: "green-soft",
    changed: "amber-text",
    changedGround: "amber-soft",
    gone: "red-text",
    goneGround: "red-soft",
  };
  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("schema diagrams, %s", (theme, colors) => {
    const expected = Object.entries(tokens).map(([name, token]) => {
      const [l, c, h] = colorOf(colors, token);
      return [name, fromOklch({ l, c, h })];
    });
    expect(diagramColors[theme]).toEqual(Object.fromEntries(expected));
  });
});

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The opaque colors of one theme block, by name without dashes. */
function readColors(block: RegExp): Record<string, Oklch> {
  const body = block.exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(([, name = "", l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)] as const,
    ]),
  );
}

function colorOf(colors: Record<string, Oklch>, name: string): Oklch {
  const color = colors[name];
  if (!color) throw new Error(`tokens.css has no color --${name}.`);
  return color;
}

/** The contrast ratio of WCAG 2.2 (1.4.3), 1 to 21. */
function contrast(one: Oklch, other: Oklch): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an OKLCH color on an sRGB screen (CSS Color 4, section 10). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = onScreen(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = onScreen(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = onScreen(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A linear channel of a color outside sRGB is cut off, as browsers do. */
function onScreen(linear: number): number {
  return Math.min(1, Math.max(0, linear));
}

import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../../**/*.{css,ts,tsx}", "!../../**/*.test.*", "!./tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.keys(sources);

// Data, not the interface: a picker must start somewhere when there is no valid color yet.
const data = new Set(["../inputs/color-input.tsx"]);

/** A color written out: hex digits or a color function with figures in it. */
const color =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(\s*[\d.]/gi;

it("reads the source", () => {
  expect(files.length).toBeGreaterThan(50);
});

it.each(files.filter((name) => !data.has(name)))("%s names no color of its own", (name) => {
  expect(sources[name]?.match(color) ?? []).toEqual([]);
});

it("theme.css switches Tailwind's palette off", () => {
  expect(sources["./theme.css"]).toContain("--color-*: initial");
});

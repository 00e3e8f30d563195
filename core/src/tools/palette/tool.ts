import { colorFacts } from "../../graphics/color-file/color-facts.ts";
import { colorFile } from "../../graphics/color-file/color-file.ts";
import { harmonySteps } from "../../graphics/color/harmony.ts";
import { toHsl } from "../../graphics/color/spaces.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { paletteFields } from "./fields.ts";
import { readLocks } from "./locks.ts";
import { paletteOf } from "./palette.ts";

/** Four to six colors that belong together, from one. */
export const tool = defineTool({
  id: "palette",
  route: "/color-palette",
  alsoOn: ["/dev-utilities"],
  title: "Palette",
  summary: "Color palettes from one base color, as CSS, Tailwind, SCSS or tokens",
  aliases: ["colors", "harmony", "swatches", "coolors", "scheme"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "Palette Generated" } },
  fields: paletteFields,
  positional: "base",
  examples: [
    { name: "Triadic violet, even to the eye", input: { base: "#8b5cf6", type: "triadic", space: "oklch" } },
    { name: "Complementary teal for Tailwind 4", input: { base: "#0d9488", type: "complementary", format: "theme" } },
    { name: "Another palette around a locked color", input: { seed: 7, locks: ["1 #f97316"], type: "split" } },
  ],
  check({ locks }) {
    const [wrong] = readLocks(locks).unread;
    if (wrong === undefined) return [];
    return [
      { field: "locks", message: `"${wrong}" is not a valid lock. Write a place and a hex color, such as 1 #3b82f6.` },
    ];
  },
  async generate(input, ports, context) {
    const set = paletteOf(input);
    const count = harmonySteps[input.type].length;
    const beyond = [...readLocks(input.locks).places.keys()].filter((place) => place >= count);
    if (beyond.length > 0) context.warn(`This palette has ${count} colors: place ${(beyond[0] ?? 0) + 1} is not used.`);
    if (input.seed === 0 && input.type !== "monochromatic" && toHsl(input.base).s === 0)
      context.warn("A gray has no hue to turn, so its colors repeat. Choose a base with some color.");
    return [colorFacts(set), await colorFile(set, input.format, input.values, ports)];
  },
});

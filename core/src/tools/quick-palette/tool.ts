import { colorFacts } from "../../graphics/color-file/color-facts.ts";
import { colorText } from "../../graphics/color-file/color-text.ts";
import type { SwatchSet } from "../../graphics/color-file/swatch.ts";
import { quickPalette } from "../../graphics/color/harmony.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

const names = ["base", "complement", "hue-60", "hue-120", "lighter", "darker"] as const;

/** Six colors at a glance, without a choice to make. */
export const tool = defineTool({
  id: "quick-palette",
  route: "/dev-utilities",
  title: "Quick Palette",
  summary: "Six colors from one: complement, two hues, lighter and darker",
  aliases: ["colors", "swatches"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "Palette Generated" } },
  fields: { base: field.color({ label: "Base color", initial: "#3b82f6" }) },
  positional: "base",
  examples: [{ name: "From an orange", input: { base: "#f97316" } }],
  generate({ base }) {
    const set: SwatchSet = {
      family: "",
      title: "Quick palette",
      isNumbered: true,
      swatches: quickPalette(base).map((hex, index) => ({ name: names[index] ?? "", hex })),
    };
    return [colorFacts(set), colorText(set, "css", "hex")];
  },
});

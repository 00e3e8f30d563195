import { colorName } from "../../graphics/color/color-name.ts";
import { contrastRatio, grade, luminance, ratioText } from "../../graphics/color/contrast.ts";
import { colorForms, cssText } from "../../graphics/color/css-text.ts";
import { readColor } from "../../graphics/color/spaces.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

const WRONG =
  "This is not a valid color. Write a hex color such as #3b82f6, a name such as tomato, or rgb(), hsl() or oklch().";

/** One color in every notation. */
export const tool = defineTool({
  id: "color",
  route: "/dev-utilities",
  title: "Color",
  summary: "A color as HEX, RGB, HSL and OKLCH, with its nearest name",
  aliases: ["hex", "rgb", "hsl", "oklch", "picker", "convert color"],
  action: { label: "Convert", busyLabel: "Converting...", success: { title: "Color converted" } },
  fields: {
    color: field.text({
      label: "Color",
      hint: "Hex, a CSS name, rgb(), hsl(), lab(), oklch() or color().",
      initial: "#3b82f6",
      mono: true,
      min: 1,
      max: 200,
      message: WRONG,
    }),
  },
  positional: "color",
  examples: [
    { name: "A green in OKLCH", input: { color: "oklch(65% 0.15 150)" } },
    { name: "A CSS name", input: { color: "rebeccapurple" } },
  ],
  check: ({ color }) => (readColor(color) ? [] : [{ field: "color", message: WRONG }]),
  notInMake: "no file",
  generate({ color }, _ports, context) {
    const read = readColor(color);
    if (!read) throw new Error("Colors are checked before.");
    const { hex, alpha, isMapped } = read;
    if (isMapped) context.warn("sRGB cannot show this color. These are the values of the nearest one it can show.");
    if (alpha < 1)
      context.warn(`Opacity of ${Math.round(alpha * 100)} % is left out: these are the values without it.`);
    const { name, isExact } = colorName(hex);
    const on = (ground: string) => {
      const ratio = contrastRatio(hex, ground);
      return `${ratioText(ratio)} (${grade(ratio)})`;
    };
    return [
      {
        kind: "facts",
        name: "color",
        label: "Color",
        rows: [
          ...colorForms.map(({ value, label }) => ({
            label,
            value: cssText(hex, value),
            ...(value === "hex" && { color: hex }),
          })),
          { label: isExact ? "Name" : "Nearest name", value: name },
          { label: "On white", value: on("#ffffff") },
          { label: "On black", value: on("#000000") },
          { label: "Luminance", value: luminance(hex).toFixed(4) },
        ],
      },
    ];
  },
});

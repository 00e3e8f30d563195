import { colorFacts } from "../../graphics/color-file/color-facts.ts";
import { colorFile } from "../../graphics/color-file/color-file.ts";
import { exportFields } from "../../graphics/color-file/formats.ts";
import type { SwatchSet } from "../../graphics/color-file/swatch.ts";
import { colorScale, nearestStop, type ScaleStop, scaleStops } from "../../graphics/color/scale.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

const SECTION = "Scale";

/** A Tailwind color scale through one color. */
export const tool = defineTool({
  id: "color-scale",
  route: "/dev-utilities",
  title: "Color Scale",
  summary: "A Tailwind color scale from 50 to 900 through one color, in OKLCH",
  aliases: ["tailwind", "shades", "tints", "50-900", "950"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "Scale Generated" } },
  fields: {
    base: field.color({ label: "Base color", initial: "#3b82f6", section: SECTION }),
    stop: field.choice({
      label: "It stands on",
      options: [
        ...scaleStops.map((stop) => ({ value: String(stop) as `${ScaleStop}`, label: String(stop) })),
        { value: "nearest", label: "Nearest", hint: "The stop whose lightness is nearest to the color's." },
      ],
      initial: "500",
      variant: "select",
      section: SECTION,
    }),
    last: field.flag({ label: "With 950", initial: false, variant: "switch", section: SECTION }),
    name: field.text({
      label: "Name",
      hint: "bg-brand-500 in Tailwind.",
      initial: "brand",
      min: 1,
      max: 40,
      mono: true,
      section: SECTION,
    }),
    ...exportFields,
    format: field.choice({ ...exportFields.format, initial: "theme" }),
  },
  positional: "base",
  examples: [
    { name: "Emerald with 950", input: { base: "#10b981", last: true, name: "emerald" } },
    { name: "A dark color on its own stop", input: { base: "#1e3a8a", stop: "nearest", name: "navy" } },
  ],
  check: ({ name }) =>
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
      ? []
      : [
          {
            field: "name",
            message: "Name takes lowercase letters, digits and single hyphens, such as brand or deep-blue.",
          },
        ],
  async generate({ base, stop, last, name, format, values }, ports) {
    const set = scaleOf({ base, stop, last, name });
    return [colorFacts(set), await colorFile(set, format, values, ports)];
  },
});

function scaleOf({ base, stop, last, name }: ScaleInput): SwatchSet {
  const at = stop === "nearest" ? nearestStop(base) : (Number(stop) as ScaleStop);
  return {
    family: name,
    title: `${name} scale, ${base} on ${at}`,
    isNumbered: false,
    swatches: colorScale(base, at, last).map(({ stop: own, hex }) => ({ name: String(own), hex })),
  };
}

interface ScaleInput {
  readonly base: string;
  readonly stop: `${ScaleStop}` | "nearest";
  readonly last: boolean;
  readonly name: string;
}

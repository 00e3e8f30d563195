import { contrastRatio, grade, ratioText } from "../../graphics/color/contrast.ts";
import { nearestPassing } from "../../graphics/color/nearest-passing.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

/** Whether a text color reads on its ground, by WCAG 2.2. */
export const tool = defineTool({
  id: "contrast",
  route: "/dev-utilities",
  title: "Contrast",
  summary: "Contrast of two colors by WCAG, and the nearest color that passes",
  aliases: ["wcag", "accessibility", "a11y", "aaa"],
  action: { label: "Check", busyLabel: "Checking...", success: { title: "Contrast checked" } },
  fields: {
    color: field.color({ label: "Text color", initial: "#3b82f6" }),
    background: field.color({ label: "Background", initial: "#ffffff" }),
  },
  positional: "color",
  examples: [
    { name: "A gray that just passes", input: { color: "#767676" } },
    { name: "White on dark blue", input: { color: "#ffffff", background: "#1e3a8a" } },
  ],
  notInMake: "no file",
  generate({ color, background }) {
    const ratio = contrastRatio(color, background);
    const nearest = ([label, wanted]: readonly [string, number]) => {
      const hex = nearestPassing(color, background, wanted);
      if (hex === color) return [];
      return [hex === undefined ? { label, value: "none on this background" } : { label, value: hex, color: hex }];
    };
    return [
      {
        kind: "facts",
        name: "contrast",
        label: "Contrast",
        rows: [
          { label: "Text color", value: color, color },
          { label: "Background", value: background, color: background },
          { label: "Ratio", value: ratioText(ratio) },
          { label: "Grade", value: grade(ratio) },
          { label: "Large text", value: grade(ratio, "large") },
          { label: "Signs and edges", value: grade(ratio, "ui") },
          ...(
            [
              ["Nearest for AA", 4.5],
              ["Nearest for AAA", 7],
            ] as const
          ).flatMap(nearest),
        ],
      },
    ];
  },
});

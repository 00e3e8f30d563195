import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { pairText } from "./pair-text.ts";
import { fontPairs } from "./pairs.ts";

/** Six pairs of a heading and a body face. */
export const tool = defineTool({
  id: "font-pairs",
  route: "/color-palette",
  title: "Font Pairs",
  summary: "Six font pairs for headings and text, as CSS or Tailwind",
  aliases: ["fonts", "typography", "typeface", "google fonts", "fontjoy"],
  action: { label: "Choose", busyLabel: "Choosing...", success: { title: "Font Pair Chosen" } },
  fields: {
    pair: field.choice({
      label: "Font pair",
      options: fontPairs.map(({ id, category, heading, body }) => ({
        value: id,
        label: category,
        hint: `${heading.family} and ${body.family}`,
      })),
      initial: "elegant",
      variant: "tiles",
      section: "Font pair",
    }),
    format: field.choice({
      label: "Format",
      options: [
        { value: "css", label: "CSS" },
        { value: "theme", label: "Tailwind 4" },
        { value: "install", label: "Install" },
      ],
      initial: "css",
      variant: "segments",
      section: "Export",
    }),
  },
  positional: "pair",
  examples: [
    { name: "Contemporary, for Tailwind 4", input: { pair: "contemporary", format: "theme" } },
    { name: "Classic", input: { pair: "classic" } },
  ],
  generate({ pair: wanted, format }) {
    const pair = fontPairs.find(({ id }) => id === wanted) ?? fontPairs[0];
    return [
      {
        kind: "facts",
        name: "pair",
        label: pair.category,
        rows: [
          { label: "Heading", value: pair.heading.family },
          { label: "Body", value: pair.body.family },
          { label: "Category", value: pair.category },
          { label: "License", value: "SIL Open Font License 1.1" },
        ],
      },
      pairText(pair, format),
    ];
  },
});

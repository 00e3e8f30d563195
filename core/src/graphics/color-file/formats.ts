import { colorForms } from "../color/css-text.ts";
import { field } from "../../tool/fields.ts";

/** The files a set of colors can become. */
export const textFormats = ["css", "tailwind", "theme", "scss", "tokens"] as const;
export type TextFormat = (typeof textFormats)[number];

export const pictureFormats = ["svg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const SECTION = "Export";

export const exportFields = {
  format: field.choice({
    label: "Format",
    options: [
      { value: "css", label: "CSS variables" },
      { value: "theme", label: "Tailwind 4 @theme" },
      { value: "tailwind", label: "Tailwind 3 config" },
      { value: "scss", label: "SCSS variables and map" },
      { value: "tokens", label: "Design tokens (DTCG)" },
      { value: "svg", label: "SVG sheet" },
      { value: "png", label: "PNG sheet" },
    ],
    initial: "css",
    variant: "select",
    section: SECTION,
  }),
  values: field.choice({
    label: "Values",
    options: colorForms,
    initial: "hex",
    variant: "segments",
    section: SECTION,
    when: { field: "format", is: textFormats },
  }),
} as const;

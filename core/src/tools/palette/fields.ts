import { exportFields } from "../../graphics/color-file/formats.ts";
import { field } from "../../tool/fields.ts";

const SECTION = "Palette";

export const paletteFields = {
  base: field.color({ label: "Base color", initial: "#3b82f6", section: SECTION }),
  type: field.choice({
    label: "Palette type",
    options: [
      { value: "monochromatic", label: "Monochromatic" },
      { value: "analogous", label: "Analogous" },
      { value: "complementary", label: "Complementary" },
      { value: "triadic", label: "Triadic" },
      { value: "split", label: "Split" },
      { value: "tetradic", label: "Tetradic" },
    ],
    initial: "analogous",
    variant: "tiles",
    section: SECTION,
  }),
  space: field.choice({
    label: "Steps in",
    options: [
      { value: "hsl", label: "HSL", hint: "The classic color wheel; yellow looks lighter than blue." },
      { value: "oklch", label: "OKLCH", hint: "Colors of one row look equally light." },
    ],
    initial: "hsl",
    variant: "segments",
    section: SECTION,
  }),
  seed: field.number({
    label: "Roll",
    hint: "0 keeps the base color; any other number draws another palette.",
    initial: 0,
    min: 0,
    max: 999_999,
    step: 1,
    variant: "input",
    section: "Roll",
  }),
  locks: field.list({
    label: "Locked colors",
    hint: "A place and its color, such as 1 #3b82f6.",
    initial: [],
    item: "Lock",
    placeholder: "1 #3b82f6",
    maxItems: 6,
    section: "Roll",
  }),
  ...exportFields,
} as const;

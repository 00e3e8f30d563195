import { LOGO_LIMITS } from "../image-input/image-fields.ts";
import { field, type InputOf } from "../tool/fields.ts";

export const ogFields = {
  title: field.text({ label: "Title", section: "Content", initial: "Ship beautiful, fast", max: 60 }),
  description: field.text({
    label: "Description",
    section: "Content",
    initial: "Share images for every page you publish, drawn from your own words, your emoji and your logo.",
    max: 160,
    lines: 3,
  }),
  emoji: field.text({
    label: "Emoji",
    section: "Content",
    initial: "🚀",
    max: 1,
    message: "Emoji takes one emoji, such as 🚀, or nothing.",
  }),
  template: field.choice({
    label: "Template",
    section: "Style",
    initial: "blog",
    look: "tiles",
    options: [
      { value: "blog", label: "Blog" },
      { value: "app", label: "App" },
      { value: "tweet", label: "Tweet" },
      { value: "docs", label: "Docs" },
      { value: "product", label: "Product" },
    ],
  }),
  theme: field.choice({
    label: "Theme",
    section: "Style",
    initial: "dark",
    look: "tiles",
    options: [
      { value: "dark", label: "Dark" },
      { value: "light", label: "Light" },
      { value: "gradient", label: "Gradient" },
      { value: "minimal", label: "Minimal" },
    ],
  }),
  logo: field.file({
    label: "Logo",
    section: "Logo",
    ...LOGO_LIMITS,
  }),
  logoPosition: field.choice({
    label: "Position",
    section: "Logo",
    initial: "top-left",
    options: [
      { value: "top-left", label: "Top left" },
      { value: "top-right", label: "Top right" },
      { value: "center", label: "Center" },
      { value: "bottom-left", label: "Bottom left" },
      { value: "bottom-right", label: "Bottom right" },
    ],
  }),
  logoSize: field.choice({
    label: "Size",
    section: "Logo",
    initial: "medium",
    look: "segments",
    options: [
      { value: "small", label: "Small", hint: "10 % of the image's width" },
      { value: "medium", label: "Medium", hint: "15 % of the image's width" },
      { value: "large", label: "Large", hint: "20 % of the image's width" },
    ],
  }),
  logoOpacity: field.number({
    label: "Opacity",
    section: "Logo",
    initial: 1,
    min: 0.5,
    max: 1,
    step: 0.1,
    look: "slider",
  }),
} as const;

export type OgInput = InputOf<typeof ogFields>;

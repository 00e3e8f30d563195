import { PICTURE_LIMITS } from "../../graphics/image-input/image-fields.ts";
import { field, type InputOf } from "../../tool/fields.ts";

export const faviconFields = {
  text: field.text({
    label: "Text",
    section: "Mark",
    initial: "CB",
    placeholder: "CB",
    hint: "One to three letters, or an emoji. More is cut.",
  }),
  image: field.file({
    label: "Logo",
    section: "Mark",
    hint: "Stands in place of the text. An SVG stays a vector in favicon.svg.",
    ...PICTURE_LIMITS,
  }),
  backgroundColor: field.color({ label: "Background color", section: "Style", initial: "#3b82f6" }),
  textColor: field.color({ label: "Text color", section: "Style", initial: "#ffffff" }),
  shape: field.choice({
    label: "Shape",
    section: "Style",
    initial: "rounded",
    variant: "tiles",
    options: [
      { value: "square", label: "Square" },
      { value: "rounded", label: "Rounded" },
      { value: "circle", label: "Circle" },
    ],
  }),
  padding: field.number({
    label: "Padding in percent",
    section: "Style",
    initial: 12,
    min: 0,
    max: 30,
    step: 1,
    variant: "slider",
  }),
  transparent: field.flag({
    label: "Transparent background",
    section: "Style",
    initial: false,
    variant: "switch",
    hint: "Not for the Apple and the maskable icon: those systems would fill it with black.",
  }),
  darkMode: field.flag({
    label: "Own colors in dark mode",
    section: "Dark mode",
    initial: true,
    variant: "switch",
    hint: "favicon.svg changes its colors where the browser is dark.",
  }),
  darkBackgroundColor: field.color({
    label: "Background color",
    section: "Dark mode",
    initial: "#93c5fd",
    when: { field: "darkMode", is: [true] },
  }),
  darkTextColor: field.color({
    label: "Text color",
    section: "Dark mode",
    initial: "#0b1220",
    when: { field: "darkMode", is: [true] },
  }),
  siteName: field.text({
    label: "Site name",
    section: "Site",
    initial: "My site",
    min: 1,
    message: "Site name is empty. It is shown under the icon on a home screen.",
  }),
  basePath: field.text({
    label: "Icon path",
    section: "Site",
    initial: "/",
    mono: true,
    hint: "Where the files will lie: / for the root of the site.",
  }),
} as const;

export type FaviconInput = InputOf<typeof faviconFields>;

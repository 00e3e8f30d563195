import { themes } from "../../documents/markdown/theme/themes.ts";
import { field } from "../../tool/fields.ts";
import { SAMPLE } from "./sample.ts";

const MB = 1024 * 1024;
const option = ({ id, label, hint }: (typeof themes)[keyof typeof themes]) => ({ value: id, label, hint });

export const fields = {
  text: field.text({ label: "Markdown", initial: SAMPLE, lines: 20, mono: true, section: "Document" }),
  documents: field.files({
    label: "Markdown files",
    hint: "One PDF of each, in place of the text.",
    // systems call Markdown many things or nothing: whether it is text is seen when it is read
    accept: ["*/*"],
    maxBytes: 5 * MB,
    maxItems: 500,
    wrongType: { title: "Error", message: "Only text files can be read here." },
    tooLarge: { title: "Error", message: "A Markdown file may have at most 5 MB. Split it into parts." },
    section: "Document",
  }),
  images: field.files({
    label: "Images",
    hint: "The images that the text uses. Nothing is loaded from the web.",
    accept: ["image/*"],
    maxBytes: 25 * MB,
    maxItems: 200,
    wrongType: { title: "Error", message: "Only image files can be used here." },
    tooLarge: { title: "Error", message: "An image may have at most 25 MB." },
    section: "Document",
  }),
  html: field.flag({
    label: "Read HTML tags",
    hint: "Headings, links, images, styles and alignment written in HTML; off shows all of it as text. Nothing runs.",
    initial: true,
    linkInitial: false,
    variant: "switch",
    section: "Document",
  }),
  theme: field.choice({
    label: "Theme",
    options: [
      option(themes.github),
      option(themes.academic),
      option(themes.modern),
      option(themes.minimal),
      option(themes.dark),
    ],
    initial: "github",
    section: "Page",
  }),
  paper: field.choice({
    label: "Paper",
    options: [
      { value: "a4", label: "A4" },
      { value: "letter", label: "Letter" },
    ],
    initial: "a4",
    variant: "segments",
    section: "Page",
  }),
  margins: field.choice({
    label: "Margins",
    options: [
      { value: "narrow", label: "Narrow" },
      { value: "normal", label: "Normal" },
      { value: "wide", label: "Wide" },
    ],
    initial: "normal",
    variant: "segments",
    section: "Page",
  }),
  contents: field.flag({ label: "Table of contents", initial: false, variant: "switch", section: "Page" }),
  header: field.text({
    label: "Header",
    hint: "Up to three parts with | between them; {title}, {section}, {author}, {date}, {page} and {pages} are filled in.",
    initial: "",
    placeholder: "{title} | {section}",
    max: 300,
    message: "A header may have at most 300 characters.",
    section: "Page",
  }),
  footer: field.text({
    label: "Footer",
    initial: "{page} / {pages}",
    max: 300,
    message: "A footer may have at most 300 characters.",
    section: "Page",
  }),
  font: field.file({
    label: "Font for other scripts",
    hint: "Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari and Japanese are at hand.",
    accept: ["*/*"],
    maxBytes: 40 * MB,
    wrongType: { title: "Error", message: "Only TTF, OTF and WOFF fonts can be used." },
    tooLarge: { title: "Error", message: "A font may have at most 40 MB." },
    section: "Page",
  }),
  pages: field.flag({
    label: "Pages as images too",
    hint: "A PNG of every page, as large as on screen.",
    initial: false,
    variant: "switch",
    section: "Page",
  }),
} as const;

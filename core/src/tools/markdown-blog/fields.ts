import { field, type InputOf } from "../../tool/fields.ts";

const MB = 1024 * 1024;

/** Stands in the field until the user names the site. */
export const UNNAMED_ADDRESS = "https://example.com";

export const fields = {
  text: field.text({
    label: "Markdown",
    hint: "One post; files take its place.",
    initial: "",
    lines: 20,
    mono: true,
    section: "Posts",
  }),
  documents: field.files({
    label: "Markdown files",
    hint: "One post of each. Front matter gives title, date, tags; draft: true leaves a file out.",
    accept: ["text/markdown", "text/plain", "text/x-markdown", "application/octet-stream"],
    maxBytes: 5 * MB,
    maxItems: 2000,
    wrongType: { title: "Error", message: "Only Markdown or plain text files can be read here." },
    tooLarge: { title: "Error", message: "A Markdown file may have at most 5 MB. Split it into parts." },
    section: "Posts",
  }),
  images: field.files({
    label: "Images",
    hint: "The images that the posts use.",
    accept: ["image/*"],
    maxBytes: 25 * MB,
    maxItems: 500,
    wrongType: { title: "Error", message: "Only image files can be used here." },
    tooLarge: { title: "Error", message: "An image may have at most 25 MB." },
    section: "Posts",
  }),
  html: field.flag({
    label: "Read HTML tags",
    hint: "Headings, links, images, styles and alignment written in HTML; off shows all of it as text. Nothing runs.",
    initial: true,
    linkInitial: false,
    variant: "switch",
    section: "Posts",
  }),
  style: field.choice({
    label: "Style",
    options: [
      { value: "modern", label: "Modern", hint: "Large headings, one color" },
      { value: "minimal", label: "Minimal", hint: "Text, space, and no more" },
      { value: "dark", label: "Dark", hint: "Light on dark, always" },
    ],
    initial: "modern",
    variant: "segments",
    section: "Site",
  }),
  siteTitle: field.text({
    label: "Site Title",
    initial: "Field Notes",
    min: 1,
    max: 80,
    message: "The site needs a title of at most 80 characters.",
    section: "Site",
  }),
  siteDescription: field.text({
    label: "Site Description",
    initial: "",
    max: 300,
    message: "The description may have at most 300 characters.",
    placeholder: "What people find here, in one sentence",
    section: "Site",
  }),
  siteAuthor: field.text({
    label: "Author",
    initial: "",
    max: 100,
    message: "The name may have at most 100 characters.",
    hint: "For posts that name none.",
    section: "Site",
  }),
  siteUrl: field.text({
    label: "Site Address",
    initial: UNNAMED_ADDRESS,
    mono: true,
    hint: "Where the site will be published. The feed, the sitemap and share cards need it.",
    section: "Site",
  }),
  language: field.text({
    label: "Language",
    initial: "en",
    mono: true,
    hint: "Such as en or pt-BR, for posts that name none.",
    section: "Site",
  }),
} as const;

export type BlogInput = InputOf<typeof fields>;

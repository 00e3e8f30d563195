import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { numberRepeats, slug } from "./slug.ts";

/** Titles as parts of an address. */
export const tool = defineTool({
  id: "slug",
  route: "/dev-utilities",
  title: "Slug",
  summary: "Turn titles into parts of an address, one per line",
  aliases: ["permalink", "kebab case"],
  action: { label: "Make slugs", busyLabel: "Making...", success: { title: "Slugs made" } },
  fields: {
    text: field.text({
      label: "Text",
      hint: "One title per line.",
      initial: "",
      min: 1,
      lines: 5,
      placeholder: "Crème Brûlée, step by step",
      section: "Text",
      message: "Write a title to make a slug of.",
    }),
    separator: field.choice({
      label: "Separator",
      options: [
        { value: "-", label: "Hyphen" },
        { value: "_", label: "Underscore" },
        { value: ".", label: "Dot" },
      ],
      initial: "-",
      variant: "segments",
      section: "Options",
    }),
    max: field.number({
      label: "Maximum length (0 for any)",
      initial: 0,
      min: 0,
      max: 500,
      step: 1,
      unit: "chars",
      variant: "input",
      section: "Options",
    }),
    keepScripts: field.flag({ label: "Keep other scripts", initial: false, variant: "checkbox", section: "Options" }),
    keepCase: field.flag({ label: "Keep upper case", initial: false, variant: "checkbox", section: "Options" }),
    unique: field.flag({ label: "Number repeats", initial: false, variant: "checkbox", section: "Options" }),
  },
  positional: "text",
  examples: [
    {
      name: "Titles in four languages",
      input: { text: "Crème Brûlée: step by step\nÜber uns & Straße\nŁódź in spring\nThe 10 best snake_case names" },
    },
    { name: "Greek, kept", input: { text: "Καλημέρα κόσμε", keepScripts: true } },
  ],
  check({ text, ...options }) {
    const lost = titlesOf(text).find((line) => slug(line, options) === "");
    if (lost === undefined) return [];
    const advice = /\p{L}/u.test(lost) ? `Turn on "Keep other scripts" to keep its letters.` : "Give it a letter.";
    return [{ field: "text", message: `No character of "${lost}" can be in a slug. ${advice}` }];
  },
  generate({ text, unique, ...options }) {
    const slugs = titlesOf(text).map((line) => slug(line, options));
    const lines = unique ? numberRepeats(slugs, options.separator) : slugs;
    return [{ kind: "text", name: "slugs.txt", label: "Slugs", mime: "text/plain", text: `${lines.join("\n")}\n` }];
  },
});

const titlesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

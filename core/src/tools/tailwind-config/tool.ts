import { colorForms } from "../../graphics/color/css-text.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import type { Issue } from "../../tool/output.ts";
import { configJs } from "./config-js.ts";
import type { ConfigPlan } from "./config-plan.ts";
import { readBreakpoints, readScales } from "./read-plan.ts";
import { themeCss } from "./theme-css.ts";

const COLORS = "Colors";
const FONTS = "Fonts";
const LAYOUT = "Layout";

/** The Tailwind config of a new project. */
export const tool = defineTool({
  id: "tailwind-config",
  route: "/tailwind-utilities",
  title: "Config Generator",
  summary: "A Tailwind 4 theme or a Tailwind 3 config from colors, fonts and breakpoints",
  aliases: ["tailwind.config.js", "@theme", "theme", "setup", "breakpoints", "design tokens"],
  action: { label: "Generate Config", busyLabel: "Generating...", success: { title: "Config Generated" } },
  positional: "base",
  fields: {
    tailwind: field.choice({
      label: "Tailwind",
      options: [
        { value: "4", label: "4 (CSS)" },
        { value: "3", label: "3 (JavaScript)" },
      ],
      initial: "4",
      variant: "segments",
    }),
    base: field.color({ label: "Base color", initial: "#3b82f6", section: COLORS }),
    name: field.text({
      label: "Name",
      hint: "bg-brand-500",
      initial: "brand",
      min: 1,
      max: 40,
      mono: true,
      section: COLORS,
    }),
    more: field.list({
      label: "More colors",
      item: "Color",
      hint: "A name and a hex color each; every one becomes a scale.",
      initial: [],
      placeholder: "accent #f97316",
      maxItems: 12,
      section: COLORS,
    }),
    last: field.flag({ label: "With 950", initial: false, variant: "switch", section: COLORS }),
    ownOnly: field.flag({
      label: "Only these colors",
      hint: "Tailwind's own palette is left out.",
      initial: false,
      variant: "switch",
      section: COLORS,
    }),
    values: field.choice({
      label: "Values",
      options: colorForms,
      initial: "oklch",
      variant: "segments",
      section: COLORS,
    }),
    sans: field.text({
      label: "Text",
      hint: "font-sans; empty leaves Tailwind's own.",
      placeholder: "Inter",
      initial: "",
      max: 60,
      section: FONTS,
    }),
    heading: field.text({
      label: "Headings",
      hint: "font-heading",
      initial: "",
      max: 60,
      placeholder: "Space Grotesk",
      section: FONTS,
    }),
    mono: field.text({
      label: "Code",
      hint: "font-mono",
      initial: "",
      max: 60,
      placeholder: "JetBrains Mono",
      section: FONTS,
    }),
    breakpoints: field.list({
      label: "Breakpoints",
      item: "Breakpoint",
      hint: "New ones, or a new width for sm to 2xl.",
      initial: [],
      placeholder: "3xl 120rem",
      maxItems: 12,
      section: LAYOUT,
    }),
    container: field.flag({ label: "Centered container", initial: true, variant: "switch", section: LAYOUT }),
    padding: field.text({
      label: "Its padding",
      initial: "1rem",
      max: 20,
      mono: true,
      section: LAYOUT,
      when: { field: "container", is: [true] },
    }),
    dark: field.choice({
      label: "Dark mode",
      options: [
        { value: "media", label: "By system" },
        { value: "class", label: "By class .dark" },
      ],
      initial: "media",
      variant: "segments",
      section: LAYOUT,
    }),
    prefix: field.text({
      label: "Prefix",
      hint: "tw:flex in version 4, tw-flex in 3",
      initial: "",
      max: 20,
      mono: true,
      section: LAYOUT,
    }),
    content: field.list({
      label: "Content",
      item: "Path",
      initial: ["./index.html", "./src/**/*.{js,ts,jsx,tsx}"],
      placeholder: "./src/**/*.{js,ts,jsx,tsx}",
      maxItems: 20,
      section: LAYOUT,
      when: { field: "tailwind", is: ["3"] },
    }),
  },
  examples: [
    {
      name: "A product with its own palette, Tailwind 4",
      input: {
        base: "#0d9488",
        name: "sea",
        more: ["coral #f43f5e", "ink #334155"],
        ownOnly: true,
        sans: "Inter",
        heading: "Space Grotesk",
        mono: "JetBrains Mono",
        breakpoints: ["xs 30rem", "3xl 120rem"],
        dark: "class",
      },
    },
    {
      name: "The same for Tailwind 3",
      input: { tailwind: "3", values: "hex", dark: "class", breakpoints: ["xs 480px"] },
    },
  ],
  check({ base, name, more, last, breakpoints, container, padding, prefix, ...fonts }) {
    const issues: Issue[] = [...readScales({ name, base }, more, last).issues, ...readBreakpoints(breakpoints).issues];
    for (const font of ["sans", "heading", "mono"] as const)
      if (!/^[\p{L}\p{N} ._-]*$/u.test(fonts[font]))
        issues.push({
          field: font,
          message: "Write the family alone, such as Inter or Space Grotesk: letters, digits, spaces, hyphens.",
        });
    if (container && !/^\d+(\.\d+)?(px|rem|em|vw|%)$|^0$/.test(padding.trim()))
      issues.push({ field: "padding", message: `"${padding}" is not a valid length: write 1rem, 24px or the like.` });
    if (!/^[a-z]*$/.test(prefix))
      issues.push({ field: "prefix", message: "A prefix has lowercase letters only, such as tw." });
    return issues;
  },
  generate(input) {
    const { scales } = readScales(input, input.more, input.last);
    const plan: ConfigPlan = {
      scales,
      form: input.values,
      isOnly: input.ownOnly,
      fonts: (["sans", "heading", "mono"] as const).flatMap((name) =>
        input[name].trim() === "" ? [] : [{ name, family: input[name].trim() }],
      ),
      breakpoints: readBreakpoints(input.breakpoints).breakpoints,
      container: input.container ? input.padding.trim() : undefined,
      isDarkByClass: input.dark === "class",
      prefix: input.prefix,
      content: input.content.map((glob) => glob.trim()).filter((glob) => glob !== ""),
    };
    return [
      input.tailwind === "4"
        ? { kind: "text", name: "theme.css", mime: "text/css", text: themeCss(plan) }
        : { kind: "text", name: "tailwind.config.js", mime: "text/javascript", text: configJs(plan) },
      {
        kind: "facts",
        name: "colors",
        label: "Colors",
        rows: scales.flatMap(({ family, swatches }) =>
          swatches.map(({ name, hex }) => ({ label: `${family}-${name}`, value: hex, color: hex })),
        ),
      },
    ];
  },
});

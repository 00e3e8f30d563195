import { colorForms } from "../../graphics/color/css-text.ts";
import { pluralize } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import type { FoundColors } from "./found-color.ts";
import { readConfig } from "./read-config.ts";
import { isStylesheet, readTheme } from "./read-theme.ts";
import { colorsAsCss, colorsAsJson, valueText } from "./write-colors.ts";

const sample = `/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ["./src/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        brand: {
          50: "#eff6ff",
          300: "#93c5fd",
          DEFAULT: "#3b82f6",
          700: "#1d4ed8",
          900: "#1e3a8a",
        },
        accent: "hsl(24 95% 53%)",
        leaf: "rgb(22 163 74 / <alpha-value>)",
        night: "oklch(21% 0.034 264.7)",
      },
    },
  },
};
`;

const invalid = { field: "config", title: "Invalid Config", message: "Please enter a valid Tailwind config." };

const files = {
  css: { name: "colors.css", label: "CSS variables", mime: "text/css" },
  theme: { name: "theme.css", label: "@theme", mime: "text/css" },
  json: { name: "colors.json", label: "JSON", mime: "application/json" },
} as const;

/** The colors of a Tailwind config or theme. */
export const tool = defineTool({
  id: "color-extractor",
  route: "/tailwind-utilities",
  title: "Color Extractor",
  summary: "The colors of a Tailwind 3 config or a Tailwind 4 theme, without running it",
  aliases: ["tailwind.config", "theme colors", "palette", "@theme", "migrate", "css variables"],
  action: { label: "Extract Colors", busyLabel: "Extracting...", success: { title: "Colors Extracted" } },
  positional: "config",
  fields: {
    config: field.text({
      label: "Tailwind Config",
      hint: "tailwind.config in JavaScript, TypeScript or JSON, or CSS with @theme. It is read, never run.",
      initial: sample,
      min: 1,
      max: 1_000_000,
      lines: 18,
      mono: true,
      message: invalid.message,
    }),
    format: field.choice({
      label: "Format",
      options: [
        { value: "css", label: "CSS variables" },
        { value: "theme", label: "Tailwind 4 @theme" },
        { value: "json", label: "JSON" },
      ],
      initial: "css",
      variant: "segments",
    }),
    values: field.choice({
      label: "Values",
      options: [{ value: "written", label: "As written" }, ...colorForms],
      initial: "written",
      variant: "select",
    }),
  },
  examples: [
    { name: "A config, as OKLCH for Tailwind 4", input: { format: "theme", values: "oklch" } },
    {
      name: "A Tailwind 4 theme with variables",
      input: {
        config: `@import "tailwindcss";

:root {
  --primary: oklch(62.3% 0.214 259.8);
  --surface: hsl(210 40% 98%);
}

@theme inline {
  --color-primary: var(--primary);
  --color-surface: var(--surface);
  --color-ink: #0f172a;
  --color-glow: color-mix(in oklab, var(--primary) 40%, transparent);
}
`,
        format: "json",
      },
    },
  ],
  check({ config }) {
    const { colors, left, isConfig } = read(config);
    if (colors.length + left.length > 0) return [];
    if (!isConfig) return [invalid];
    return [
      {
        field: "config",
        title: "No Colors",
        message: "No color is set here: neither theme.colors nor theme.extend.colors nor --color-… in @theme.",
      },
    ];
  },
  generate({ config, format, values }) {
    const { colors, left } = read(config);
    const text =
      format === "json"
        ? colorsAsJson(colors, values)
        : colorsAsCss(colors, values, format === "css" ? ":root" : "@theme");
    return [
      {
        kind: "facts",
        name: "colors",
        label: pluralize(colors.length, "color"),
        rows: colors.map((color) => ({
          label: color.name,
          value: `${valueText(color, "hex")}  ${valueText(color, "oklch")}`,
          color: color.hex,
        })),
      },
      { kind: "text", ...files[format], text },
      ...(left.length > 0
        ? [
            {
              kind: "facts" as const,
              name: "left",
              label: "Not read",
              rows: left.map(({ name, source, why, line }) => ({
                label: name,
                value: `line ${line}, ${why}: ${source}`,
              })),
            },
          ]
        : []),
    ];
  },
});

const read = (config: string): FoundColors =>
  isStylesheet(config) && !/\bmodule\.exports\b|\bexport default\b/.test(config)
    ? readTheme(config)
    : readConfig(config);

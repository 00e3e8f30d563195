import { type ColorForm, cssText } from "../color/css-text.ts";
import { toHsl, toOklch, toRgb } from "../color/spaces.ts";
import type { TextOutput } from "../../tool/output.ts";
import type { TextFormat } from "./formats.ts";
import type { Swatch, SwatchSet } from "./swatch.ts";

/** A set of colors as one source file, every value in the same notation. */
export function colorText(set: SwatchSet, format: TextFormat, form: ColorForm): TextOutput {
  const { name, label, mime, write } = files[format];
  return { kind: "text", name, label, mime, text: write(set, form) };
}

interface ColorFile extends Pick<TextOutput, "name" | "mime"> {
  readonly label: string;
  write(set: SwatchSet, form: ColorForm): string;
}

const files: Readonly<Record<TextFormat, ColorFile>> = {
  css: { name: "palette.css", label: "CSS", mime: "text/css", write: cssFile },
  theme: { name: "theme.css", label: "@theme", mime: "text/css", write: themeFile },
  tailwind: { name: "tailwind.config.js", label: "Tailwind 3", mime: "text/javascript", write: tailwindFile },
  scss: { name: "_palette.scss", label: "SCSS", mime: "text/x-scss", write: scssFile },
  tokens: { name: "palette.tokens.json", label: "Tokens", mime: "application/json", write: tokensFile },
};

function cssFile(set: SwatchSet, form: ColorForm): string {
  return block(`/* ${set.title} */\n:root`, variables(set, form));
}

/** Tailwind CSS 4 reads `--color-*` in `@theme` as utilities: `bg-primary`, `text-brand-500`. */
function themeFile(set: SwatchSet, form: ColorForm): string {
  return block(`/* ${set.title} */\n@theme`, themeLines(set, form));
}

/** What stands in `@theme` for a set of colors, a line each. */
export function themeLines(set: SwatchSet, form: ColorForm): string[] {
  return set.swatches.flatMap((swatch) => [
    ...textBaseNote(set, swatch).map((note) => `/* ${note} */`),
    `--color-${path(set, swatch.name)}: ${cssText(swatch.hex, form)};`,
  ]);
}

/** What stands in `colors` of a Tailwind 3 config for a set of colors: a family is an object of its own. */
export function configLines(set: SwatchSet, form: ColorForm): string[] {
  const entries = set.swatches.flatMap((swatch) => [
    ...textBaseNote(set, swatch).map((note) => `// ${note}`),
    `${key(swatch.name)}: "${withAlpha(cssText(swatch.hex, form), form)}",`,
  ]);
  return set.family === "" ? entries : [`${key(set.family)}: {`, ...entries.map((line) => `  ${line}`), "},"];
}

/**
 * Tailwind 3 puts an opacity into hex, RGB and HSL by itself; in OKLCH it needs the place for it, or `bg-brand-500/50`
 * gives nothing (tailwindcss.com/docs/v3, "Customizing colors").
 */
const withAlpha = (text: string, form: ColorForm): string =>
  form === "oklch" ? text.replace(/\)$/, " / <alpha-value>)") : text;

function tailwindFile(set: SwatchSet, form: ColorForm): string {
  return [
    `// ${set.title}`,
    '/** @type {import("tailwindcss").Config} */',
    "export default {",
    "  theme: {",
    "    extend: {",
    "      colors: {",
    ...configLines(set, form).map((line) => `        ${line}`),
    "      },",
    "    },",
    "  },",
    "};",
    "",
  ].join("\n");
}

function scssFile(set: SwatchSet, form: ColorForm): string {
  const lines = set.swatches.map(({ name, hex }) => `$${path(set, name)}: ${cssText(hex, form)};`);
  const entries = set.swatches.map(({ name }) => `  "${name}": $${path(set, name)},`);
  return `${[`// ${set.title}`, ...lines, "", "$palette: (", ...entries, ");"].join("\n")}\n`;
}

/** Design Tokens Format Module 2025.10 of the Design Tokens Community Group: a color is an object, not a CSS text. */
function tokensFile(set: SwatchSet, form: ColorForm): string {
  const tokens = Object.fromEntries(set.swatches.map(({ name, hex }) => [name, { $value: tokenValue(hex, form) }]));
  const group = { $type: "color", $description: set.title, ...tokens };
  return `${JSON.stringify({ [set.family === "" ? "palette" : set.family]: group }, undefined, 2)}\n`;
}

function tokenValue(hex: string, form: ColorForm) {
  const to = (digits: number) => (number: number) => Number(number.toFixed(digits));
  if (form === "oklch") {
    const { l, c, h } = toOklch(hex);
    return { colorSpace: "oklch", components: [to(4)(l), to(4)(c), to(2)(h) % 360], alpha: 1, hex };
  }
  if (form === "hsl") {
    const { h, s, l } = toHsl(hex);
    return { colorSpace: "hsl", components: [to(1)(h) % 360, to(1)(s), to(1)(l)], alpha: 1, hex };
  }
  const { r, g, b } = toRgb(hex);
  return { colorSpace: "srgb", components: [r / 255, g / 255, b / 255].map(to(4)), alpha: 1, hex };
}

function variables(set: SwatchSet, form: ColorForm): string[] {
  const nameOf = ({ name }: Swatch, index: number) =>
    set.isNumbered ? `color-${index + 1}` : `color-${path(set, name)}`;
  return set.swatches.map((swatch, index) => `--${nameOf(swatch, index)}: ${cssText(swatch.hex, form)};`);
}

/** Tailwind has a text size of this name. In version 4 the color takes its place, in version 3 both are set. */
function textBaseNote({ family }: SwatchSet, { name }: Swatch): string[] {
  return family === "" && name === "base" ? ["text-base is this color too: for the size alone write text-[1rem]"] : [];
}

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
const path = ({ family }: SwatchSet, name: string) => (family === "" ? name : `${family}-${name}`);
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) || /^\d+$/.test(name) ? name : `"${name}"`);

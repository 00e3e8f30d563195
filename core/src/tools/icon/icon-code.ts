import { capitalize } from "../../text/format.ts";
import type { Icon, IconNode } from "./icon.ts";

export interface IconOptions {
  /** Side in pixels. */
  readonly size: number;
  /** In units of the 24 grid. */
  readonly strokeWidth: number;
  /** A hex color, or `currentColor`. */
  readonly color: string;
  /** The stroke keeps its width in pixels whatever the size. */
  readonly isAbsolute: boolean;
}

/** A color an icon can have: `currentColor`, or three or six hex digits. It stands in markup as it is typed. */
export const isIconColor = (text: string): boolean => /^(currentcolor|#([\da-f]{3}|[\da-f]{6}))$/i.test(text.trim());

/** What Lucide draws without being told. */
export const defaultIconOptions: IconOptions = { size: 24, strokeWidth: 2, color: "currentColor", isAbsolute: false };

/** `trash-2` as a component: `Trash2`. */
export const componentName = (name: string): string => name.split("-").map(capitalize).join("");

/** The stroke width in grid units as it is drawn. */
export const drawnStroke = ({ size, strokeWidth, isAbsolute }: IconOptions): number =>
  isAbsolute ? (strokeWidth * 24) / size : strokeWidth;

const attributes = (look: IconOptions): readonly (readonly [string, string])[] => [
  ["width", String(look.size)],
  ["height", String(look.size)],
  ["viewBox", "0 0 24 24"],
  ["fill", "none"],
  ["stroke", look.color],
  ["stroke-width", number(drawnStroke(look))],
  ["stroke-linecap", "round"],
  ["stroke-linejoin", "round"],
];

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const shape = ([tag, own]: IconNode, camel = false): string =>
  `<${tag} ${Object.entries(own)
    .map(([name, value]) => `${camel ? camelCase(name) : name}="${value}"`)
    .join(" ")} />`;
const camelCase = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A standalone SVG file. */
export function iconSvg({ nodes }: Pick<Icon, "nodes">, look: IconOptions): string {
  const head = attributes(look).map(([name, value]) => `  ${name}="${value}"`);
  const body = nodes.map((node) => `  ${shape(node)}`);
  return ["<svg", '  xmlns="http://www.w3.org/2000/svg"', ...head, ">", ...body, "</svg>", ""].join("\n");
}

/** The SVG as JSX, to paste into a component. */
export function iconInline({ nodes }: Pick<Icon, "nodes">, look: IconOptions): string {
  const head = attributes(look).map(([name, value]) => `  ${camelCase(name)}="${value}"`);
  const body = nodes.map((node) => `  ${shape(node, true)}`);
  return ["<svg", ...head, '  aria-hidden="true"', ">", ...body, "</svg>", ""].join("\n");
}

/** `import { Trash2 } from "lucide-react";` */
export const iconImport = ({ name }: Pick<Icon, "name">, from = "lucide-react"): string =>
  `import { ${componentName(name)} } from "${from}";`;

/** `<Trash2 size={32} />`: only what differs from the default is written. */
export function iconJsx({ name }: Pick<Icon, "name">, look: IconOptions): string {
  return `<${[componentName(name), ...props(look, (key, value) => (typeof value === "string" ? `${key}="${value}"` : value === true ? key : `${key}={${value}}`))].join(" ")} />`;
}

/** A single-file component of Vue. */
export function iconVue(icon: Pick<Icon, "name">, look: IconOptions): string {
  const own = props(look, (key, value) => {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return typeof value === "string" ? `${name}="${value}"` : value === true ? name : `:${name}="${value}"`;
  });
  return `<script setup>\n${iconImport(icon, "@lucide/vue")}\n</script>\n\n<template>\n  <${[componentName(icon.name), ...own].join(" ")} />\n</template>\n`;
}

/** A component of Svelte. */
export function iconSvelte(icon: Pick<Icon, "name">, look: IconOptions): string {
  return `<script>\n  ${iconImport(icon, "@lucide/svelte")}\n</script>\n\n${iconJsx(icon, look)}\n`;
}

function props(look: IconOptions, write: (key: string, value: string | number | boolean) => string): readonly string[] {
  return [
    ...(look.size === defaultIconOptions.size ? [] : [write("size", look.size)]),
    ...(look.strokeWidth === defaultIconOptions.strokeWidth ? [] : [write("strokeWidth", look.strokeWidth)]),
    ...(look.color === defaultIconOptions.color ? [] : [write("color", look.color)]),
    ...(look.isAbsolute ? [write("absoluteStrokeWidth", true)] : []),
  ];
}

/** The SVG as a `data:` URI: percent-encoded, which is shorter than Base64 and stays readable. */
export function iconDataUri(icon: Pick<Icon, "nodes">, look: IconOptions): string {
  const svg = iconSvg(icon, look)
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("> <", "><")
    .replaceAll(" >", ">")
    .trim();
  const encoded = svg
    .replaceAll('"', "'")
    .replaceAll(/[%#<>{}|\\^`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `data:image/svg+xml,${encoded}`;
}

/** A CSS class that paints the icon in the color of the text, as a mask. */
export function iconCss(icon: Pick<Icon, "name" | "nodes">, look: IconOptions): string {
  const uri = iconDataUri(icon, { ...look, color: "black" });
  const color = look.color === "currentColor" ? "currentcolor" : look.color;
  return `.icon-${icon.name} {\n  display: inline-block;\n  width: ${look.size}px;\n  height: ${look.size}px;\n  background-color: ${color};\n  mask: url("${uri}") center / contain no-repeat;\n}\n`;
}

import { pluralize } from "../../text/format.ts";
import type { Ports } from "../../ports/index.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { ToolError } from "../../tool/errors.ts";
import type { Output, TextOutput } from "../../tool/output.ts";
import { closest } from "../../text/words/closest.ts";
import { builtInIcons } from "./built-in.ts";
import { drawIcon } from "./draw-icon.ts";
import {
  iconCss,
  iconDataUri,
  iconImport,
  iconInline,
  iconJsx,
  type IconOptions,
  iconSvelte,
  iconSvg,
  iconVue,
  isIconColor,
} from "./icon-code.ts";
import type { Icon } from "./icon.ts";
import { loadIcons } from "./load-icons.ts";
import { iconSearch } from "./search-icons.ts";

const formats = [
  { value: "svg", label: "SVG" },
  { value: "search", label: "Search" },
  { value: "import", label: "Import" },
  { value: "jsx", label: "JSX" },
  { value: "inline", label: "Inline JSX" },
  { value: "vue", label: "Vue" },
  { value: "svelte", label: "Svelte" },
  { value: "data-uri", label: "Data URI" },
  { value: "css", label: "CSS mask" },
  { value: "png", label: "PNG" },
] as const;

/** One icon in the form a project needs it, or a search over all. */
export const tool = defineTool({
  id: "icon",
  route: "/icon-library",
  title: "Icon",
  summary: "Search 1,900 icons; get one as SVG, JSX, Vue, Svelte, CSS or PNG",
  aliases: ["lucide", "svg", "symbol", "glyph"],
  action: { label: "Get Icon", busyLabel: "Loading...", success: { title: "Icon ready" } },
  verb: "format",
  positional: "icon",
  fields: {
    icon: field.text({
      label: "Icon",
      hint: "A name, or words to search for",
      initial: "home",
      min: 1,
      max: 100,
      message: "Say which icon, or what to search for.",
    }),
    format: field.choice({ label: "Format", options: formats, initial: "svg", variant: "select" }),
    size: field.number({ label: "Size", initial: 24, min: 8, max: 1024, step: 1, unit: "px" }),
    stroke: field.number({ label: "Stroke", initial: 2, min: 0.5, max: 4, step: 0.25, variant: "slider" }),
    color: field.text({
      label: "Color",
      initial: "currentColor",
      mono: true,
      hint: "A hex color, or currentColor",
    }),
    absolute: field.flag({ label: "Same stroke at every size", initial: false }),
  },
  examples: [
    { name: "A small trash can", input: { icon: "trash-2", size: 16 } },
    { name: "Search for what deletes", input: { icon: "delete", format: "search" } },
    { name: "A blue bell as JSX", input: { icon: "bell", format: "jsx", color: "#2563eb" } },
  ],
  check: ({ color }) =>
    isIconColor(color)
      ? []
      : [
          {
            field: "color",
            message: `"${color}" is not a color that fits here: write currentColor or six hex digits such as #2563eb.`,
          },
        ],
  async generate({ icon: wanted, format, size, stroke, color, absolute }, ports) {
    if (format === "search") return [found((await loadIcons(ports)).icons, wanted)];
    const builtIn = builtInIcons.find((entry) => entry.name === wanted.trim().toLowerCase());
    const icon = builtIn ?? findIcon((await loadIcons(ports)).icons, wanted);
    return [
      await output(icon, format, { size, strokeWidth: stroke, color: color.trim(), isAbsolute: absolute }, ports),
    ];
  },
});

type Format = (typeof formats)[number]["value"];

/** By its name or an alias, in kebab case or as a component: `trash-2`, `Trash2`. */
function findIcon(icons: readonly Icon[], wanted: string): Icon {
  const name = wanted
    .trim()
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})|(\p{Ll})(?=\d)/gu, "$&-")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const icon = icons.find((entry) => entry.name === name) ?? icons.find((entry) => entry.aliases.includes(name));
  if (icon) return icon;
  const near =
    closest(
      name,
      icons.map((entry) => entry.name),
    ) ?? iconSearch(icons)(wanted)[0]?.name;
  const hint = near === undefined ? "Search for one with the format search." : `Did you mean ${near}?`;
  throw new ToolError("asset", `There is no icon "${wanted.trim()}". ${hint}`, { field: "icon" });
}

function found(icons: readonly Icon[], query: string): TextOutput {
  const hits = iconSearch(icons)(query);
  if (hits.length === 0)
    throw new ToolError("asset", `No icon fits "${query.trim()}". Try fewer or other words.`, { field: "icon" });
  const width = Math.max(...hits.map((icon) => icon.name.length));
  const lines = hits.map((icon) => `${icon.name.padEnd(width)}  ${icon.tags.slice(0, 6).join(", ")}`.trimEnd());
  return {
    kind: "text",
    name: "icons.txt",
    label: `Found ${pluralize(hits.length, "icon")}`,
    mime: "text/plain",
    text: `${lines.join("\n")}\n`,
  };
}

async function output(icon: Icon, format: Exclude<Format, "search">, look: IconOptions, ports: Ports): Promise<Output> {
  const text = (name: string, content: string, mime = "text/plain"): Output => ({
    kind: "text",
    name,
    mime,
    text: content,
  });
  switch (format) {
    case "svg":
      return text(`${icon.name}.svg`, iconSvg(icon, look), "image/svg+xml");
    case "import":
      return text(`${icon.name}.import.txt`, `${iconImport(icon)}\n`);
    case "jsx":
      return text(`${icon.name}.jsx.txt`, `${iconJsx(icon, look)}\n`);
    case "inline":
      return text(`${icon.name}.jsx`, iconInline(icon, look));
    case "vue":
      return text(`${icon.name}.vue`, iconVue(icon, look));
    case "svelte":
      return text(`${icon.name}.svelte`, iconSvelte(icon, look));
    case "data-uri":
      return text(`${icon.name}.uri.txt`, `${iconDataUri(icon, look)}\n`);
    case "css":
      return text(`${icon.name}.css`, iconCss(icon, look), "text/css");
    case "png":
      return drawIcon(icon, look, ports);
  }
}

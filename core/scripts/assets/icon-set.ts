import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { categoryOf } from "./icon-category.ts";

const require = createRequire(import.meta.url);
const tagsFile = require.resolve("lucide-static/tags.json");
const folder = path.dirname(tagsFile);
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"));

/** Words that mean this icon before any other, whatever the tags of the set say. */
const furtherTags: Readonly<Record<string, readonly string[]>> = {
  bell: ["notification"],
  check: ["success", "done"],
  "circle-alert": ["error", "warning"],
  "circle-check": ["success"],
  "circle-x": ["error", "close"],
  "credit-card": ["payment"],
  eye: ["show", "view"],
  funnel: ["filter"],
  house: ["home"],
  "loader-circle": ["loading", "spinner"],
  "log-in": ["login", "sign in"],
  "log-out": ["logout", "sign out"],
  menu: ["hamburger"],
  moon: ["dark"],
  pencil: ["edit"],
  plus: ["add", "new"],
  "shopping-cart": ["cart"],
  sun: ["light"],
  trash: ["delete", "remove", "bin", "garbage"],
  "triangle-alert": ["warning"],
  x: ["close", "cancel", "delete"],
};

/** A shape of an icon: an SVG element and its attributes. */
type Node = readonly [string, Readonly<Record<string, string>>];

/**
 * The asset files of the icons: `index.json` has what a search needs, `nodes.json` the shapes. One icon per line, for
 * diffs. An alias is a file of the package with the drawing of another name.
 */
export function iconFiles(): Map<string, string> {
  const tags = read("tags.json") as Record<string, string[]>;
  const nodes = read("icon-nodes.json") as Record<string, Node[]>;
  const { version } = read("package.json") as { version: string };
  const aliases = aliasesOf(Object.keys(nodes));
  const index = Object.keys(nodes)
    .toSorted()
    .map((name) => {
      const own = tags[name] ?? [];
      const row = [name, categoryOf(name, own), aliases.get(name) ?? [], own];
      return JSON.stringify(furtherTags[name] ? [...row, furtherTags[name]] : row);
    });
  const shapes = Object.entries(nodes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, shape]) => `${JSON.stringify(name)}:${JSON.stringify(shape.map(withoutKey))}`);
  return new Map([
    ["icons/index.json", `{"version":${JSON.stringify(version)},"icons":[\n${index.join(",\n")}\n]}\n`],
    ["icons/nodes.json", `{\n${shapes.join(",\n")}\n}\n`],
    ["icons/LICENSE-lucide.txt", readFileSync(path.join(folder, "LICENSE"), "utf8")],
  ]);
}

/** Some shapes carry a key for React. */
const withoutKey = ([tag, attributes]: Node): Node => [
  tag,
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "key")),
];

function aliasesOf(names: readonly string[]): Map<string, string[]> {
  const svg = (name: string) => readFileSync(path.join(folder, "icons", `${name}.svg`), "utf8");
  // The drawing without its class, which carries the name.
  const drawing = (name: string) => svg(name).replace(/class="[^"]*"/, "");
  const byDrawing = new Map(names.map((name) => [drawing(name), name]));
  const known = new Set(names);
  const aliases = new Map<string, string[]>();
  for (const file of readdirSync(path.join(folder, "icons")).toSorted()) {
    const alias = file.replace(/\.svg$/, "");
    if (known.has(alias) || !file.endsWith(".svg")) continue;
    const name = byDrawing.get(drawing(alias));
    if (name === undefined) throw new Error(`${alias} is not a valid alias: its drawing is nobody's.`);
    aliases.set(name, [...(aliases.get(name) ?? []), alias]);
  }
  return aliases;
}

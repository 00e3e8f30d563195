import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { iconFiles } from "../../../scripts/assets/icon-set.ts";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { builtInIcons } from "./built-in.ts";
import {
  componentName,
  defaultIconOptions,
  iconCss,
  iconDataUri,
  iconInline,
  iconJsx,
  iconSvg,
  iconVue,
} from "./icon-code.ts";
import { iconPath } from "./icon-path.ts";
import { loadIcons } from "./load-icons.ts";
import { iconSearch } from "./search-icons.ts";
import { tool } from "./tool.ts";

const ports = { ...fakePorts(), assets: { read: readAsset } };
const set = await loadIcons(ports);
const run = (input: Record<string, unknown>) => runTool(tool, input, ports);
async function text(input: Record<string, unknown>): Promise<string> {
  const result = await run(input);
  if (!result.ok) throw new Error(JSON.stringify(result));
  const [output] = result.outputs;
  return output?.kind === "text" ? output.text : "";
}
async function issue(input: Record<string, unknown>): Promise<string | undefined> {
  const result = await run(input);
  return result.ok ? undefined : result.issues[0]?.message;
}

test("the files in core/assets are those the pinned package gives", () => {
  const read = (name: string) => readFileSync(new URL(`../../../assets/${name}`, import.meta.url), "utf8");
  expect([...iconFiles()].filter(([name, content]) => read(name) !== content).map(([name]) => name)).toEqual([]);
});

test("the eight built-in icons have the product's names and categories, and Lucide's drawings", () => {
  expect(builtInIcons.map(({ name, category }) => [componentName(name), category])).toEqual([
    ["Home", "navigation"],
    ["Search", "interface"],
    ["Settings", "interface"],
    ["User", "people"],
    ["Mail", "communication"],
    ["Calendar", "time"],
    ["Download", "interface"],
    ["Upload", "interface"],
  ]);
  const drawings = builtInIcons.map(
    ({ name }) => set.icons.find((entry) => entry.name === name || entry.aliases.includes(name))?.nodes,
  );
  expect(drawings).toEqual(builtInIcons.map((icon) => icon.nodes));
});

test("what is loaded at first is small", () => {
  expect(JSON.stringify(builtInIcons).length).toBeLessThan(4000);
});

test("every icon of the set can be drawn as paths", () => {
  expect(set.icons.length).toBeGreaterThan(1900);
  const bad = set.icons.filter(
    ({ nodes }) => nodes.length === 0 || !nodes.every((node) => /^[Mm][^a-zA-Z]/.test(iconPath(node))),
  );
  expect(bad.map((icon) => icon.name)).toEqual([]);
});

describe("search", () => {
  const search = iconSearch(set.icons);
  // Words people type, and an icon that has to be among the first three.
  it.each([
    ["save", "save"],
    ["delete", "trash"],
    ["remove", "trash"],
    ["bin", "trash"],
    ["cart", "shopping-cart"],
    ["spinner", "loader-circle"],
    ["loading", "loader-circle"],
    ["menu", "menu"],
    ["hamburger", "menu"],
    ["close", "x"],
    ["home", "house"],
    ["money", "coins"],
    ["edit", "pencil"],
    ["user", "user"],
    ["warning", "triangle-alert"],
    ["error", "circle-alert"],
    ["success", "circle-check"],
    ["copy", "copy"],
    ["settings", "settings"],
    ["gear", "settings"],
    ["login", "log-in"],
    ["dark", "moon"],
    ["light", "sun"],
    ["Trash2", "trash"],
    ["alert triangle", "triangle-alert"],
    ["arrow right", "arrow-right"],
    ["  UPLOAD ", "upload"],
    ["chat", "message-circle"],
    ["like", "heart"],
  ])("%s finds %s", (query, name) => {
    const wanted = query === "Trash2" ? "trash-2" : query;
    expect(
      search(wanted)
        .slice(0, 3)
        .map((icon) => icon.name),
    ).toContain(name);
  });

  it("needs every word where an icon has them all", () =>
    expect(search("arrow right").every(({ name, tags }) => /right/.test(`${name} ${tags.join(" ")}`))).toBe(true));
  it.each([
    ["trash can", "trash"],
    ["calendar zzz", "calendar"],
    ["dustbin bin", "trash"],
  ])("finds the nearest where none has: %s", (query, name) =>
    expect(
      search(query)
        .slice(0, 3)
        .map((icon) => icon.name),
    ).toContain(name),
  );
  it("gives none for words no icon has", () => expect(search("zzzz qqqq")).toEqual([]));
  it("gives all for nothing", () => expect(search(" ")).toBe(set.icons));
  it("finds built-in icons by their tags", () => {
    expect(iconSearch(builtInIcons)("gear").map((icon) => icon.name)).toEqual(["settings"]);
  });
});

describe("forms", () => {
  const [home] = builtInIcons;
  if (!home) throw new Error("no icon");
  const look = { ...defaultIconOptions, size: 32, strokeWidth: 1.5, color: "#2563eb" };

  it("SVG stands alone", () => {
    expect(iconSvg(home, look)).toBe(`<svg
  xmlns="http://www.w3.org/2000/svg"
  width="32"
  height="32"
  viewBox="0 0 24 24"
  fill="none"
  stroke="#2563eb"
  stroke-width="1.5"
  stroke-linecap="round"
  stroke-linejoin="round"
>
  <path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" />
  <path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
</svg>
`);
  });
  it("a stroke that keeps its width is thinner in the grid of a large icon", () => {
    expect(iconSvg(home, { ...defaultIconOptions, size: 48, isAbsolute: true })).toContain('stroke-width="1"');
  });
  it("JSX writes only what differs", () => {
    expect(iconJsx(home, defaultIconOptions)).toBe("<Home />");
    expect(iconJsx({ name: "trash-2" }, { ...look, isAbsolute: true })).toBe(
      '<Trash2 size={32} strokeWidth={1.5} color="#2563eb" absoluteStrokeWidth />',
    );
  });
  it("inline JSX has React's attribute names", () => {
    expect(iconInline(home, look)).toContain('strokeLinecap="round"');
    expect(iconInline(home, look)).not.toContain("stroke-width");
  });
  it("Vue binds numbers", () =>
    expect(iconVue(home, look)).toContain('<Home :size="32" :stroke-width="1.5" color="#2563eb" />'));
  it("a data URI reads back to the SVG", () => {
    const uri = iconDataUri(home, look);
    expect(uri).not.toMatch(/["#<>\n]/);
    expect(decodeURIComponent(uri.replace("data:image/svg+xml,", ""))).toMatch(
      /^<svg xmlns='.*stroke='#2563eb'.*<\/svg>$/,
    );
  });
  it("a CSS mask takes the color of the text", () => {
    expect(iconCss(home, defaultIconOptions)).toMatch(
      /^\.icon-home \{\n.*background-color: currentcolor;\n  mask: url\("data:/s,
    );
  });
});

describe("the command", () => {
  it.each(["trash-2", "Trash2", "trash"])("takes %s", async (icon) => {
    expect(await text({ icon, format: "svg" })).toContain("<svg");
  });
  it("lists what it finds, with tags", async () => {
    expect(await text({ icon: "gear", format: "search" })).toMatch(/^settings +[a-z]/m);
  });
  it.each([
    [{ icon: "" }, "Say which icon, or what to search for."],
    [{ icon: "trahs" }, 'There is no icon "trahs". Did you mean trash?'],
    [{ icon: "zzzz", format: "search" }, 'No icon fits "zzzz". Try fewer or other words.'],
    [
      { color: 'red" onload="x' },
      '"red" onload="x" is not a color that fits here: write currentColor or six hex digits such as #2563eb.',
    ],
  ])("%o", async (input, message) => expect(await issue(input)).toBe(message));
  it("draws a PNG of the asked size", async () => {
    const result = await run({ icon: "home", format: "png", size: 64 });
    expect(result).toMatchObject({
      ok: true,
      outputs: [{ name: "home.png", mime: "image/png", width: 64, height: 64 }],
    });
  });
});

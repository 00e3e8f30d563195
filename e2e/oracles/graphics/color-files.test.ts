import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool as scaleTool } from "@toolbox/core/tools/color-scale/tool.ts";
import { tool as paletteTool } from "@toolbox/core/tools/palette/tool.ts";
import { describe, expect, test } from "vitest";
import { npmProject } from "../code/npm-project.ts";

/*
 * Each exported file is read by the program it is for: Tailwind 4 and 3, Sass, a parser of design tokens; the colors are
 * then read by another color library than the one that wrote them. All are installed for this test only.
 */
const PACKAGES = [
  "tailwindcss@4.3.5",
  "tailwind3@npm:tailwindcss@3.4.19",
  "sass@1.108.2",
  "@terrazzo/parser@2.7.1",
  "colorjs.io@0.6.1",
];

const READER = `
import { readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import * as sass from "sass";
import { defineConfig, parse } from "@terrazzo/parser";
import resolveConfig from "tailwind3/resolveConfig.js";
import Color from "colorjs.io";

const [, , format, file] = process.argv;
const here = new URL("./", import.meta.url);
const text = readFileSync(new URL(file, here), "utf8");
const names = JSON.parse(process.argv[4]);
const hexOf = (value) => new Color(value).to("srgb").toGamut({ method: "clip" }).toString({ format: "hex", collapse: false });

const readers = {
  async theme() {
    const { build } = await compile(text + "@tailwind utilities;");
    const css = build(names.map((name) => "bg-" + name));
    return names.map((name) => {
      if (!css.includes("background-color: var(--color-" + name + ")")) throw new Error("no class bg-" + name);
      return new RegExp("--color-" + name + ": ([^;]+);").exec(css)[1];
    });
  },
  async tailwind() {
    const { default: config } = await import(new URL(file, here));
    const { colors } = resolveConfig(config).theme;
    return names.map((name) => {
      const at = name.lastIndexOf("-");
      const value = colors[name] ?? colors[name.slice(0, at)][name.slice(at + 1)];
      return value.replace("<alpha-value>", "1");
    });
  },
  async scss() {
    const rules = names.map((name) => ".v-" + name + " { color: $" + name + " }").join("\\n");
    const { css } = sass.compileString(text + rules);
    return names.map((name) => new RegExp("\\\\.v-" + name + " \\\\{\\\\s+color: ([^;]+);").exec(css)[1]);
  },
  async css() {
    const { css } = sass.compileString(text);
    return [...css.matchAll(/--[\\w-]+: ([^;]+);/g)].map(([, value]) => value);
  },
  async tokens() {
    const config = defineConfig({}, { cwd: here });
    const { tokens } = await parse([{ filename: new URL(file, here), src: text }], { config });
    return names.map((name) => {
      const { $type, $value } = tokens[name.includes("-") ? name.replace(/-(?=\\d+$)/, ".") : "palette." + name];
      if ($type !== "color") throw new Error("no color: " + $type);
      return { space: $value.colorSpace, coords: $value.components, alpha: $value.alpha };
    });
  },
};
console.log(JSON.stringify((await readers[format]()).map(hexOf)));
`;

const { folder, isThere, whySkipped, put } = npmProject("colors", PACKAGES);
put("reader.js", READER);

const formats = ["css", "theme", "tailwind", "scss", "tokens"];
const forms = ["hex", "rgb", "hsl", "oklch"];
const cases = [
  { name: "palette", tool: paletteTool, input: { base: "#e11d48", type: "triadic" }, family: "" },
  { name: "scale", tool: scaleTool, input: { base: "#0d9488", last: true, name: "deep-teal" }, family: "deep-teal-" },
] as const;

describe.skipIf(!isThere)(`programs that take colors${whySkipped}`, () => {
  describe.each(cases)("$name", ({ name, tool, input, family }) => {
    test.each(formats.flatMap((format) => forms.map((form) => [format, form] as const)))(
      "reads %s in %s as the same colors",
      async (format, form) => {
        const run = await runTool(tool, { ...input, format, values: form }, fakePorts());
        const [facts, file] = run.ok ? run.outputs : [];
        if (facts?.kind !== "facts" || file?.kind !== "text") throw new Error(JSON.stringify(run));
        const place = `${name}-${form}-${file.name}`;
        put(place, file.text);
        const names = facts.rows.map((row) => `${family}${row.label}`);
        const done = spawnSync(
          process.execPath,
          [path.join(folder, "reader.js"), format, pathToFileURL(path.join(folder, place)).href, JSON.stringify(names)],
          { cwd: folder, encoding: "utf8" },
        );
        expect(done.stderr).toBe("");
        expect(JSON.parse(done.stdout)).toEqual(facts.rows.map((row) => row.value));
      },
    );
  });
});

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/tailwind-config/tool.ts";
import { afterAll, describe, expect, test } from "vitest";

/* Tailwind 3 itself resolves the generated config and builds utilities with it; it is installed for this test only. */
const BUILDER = `
import { readFileSync } from "node:fs";
import postcss from "postcss";
import tailwind from "tailwindcss";
import resolveConfig from "tailwindcss/resolveConfig.js";

const { default: config } = await import(new URL(process.argv[2], import.meta.url));
const { theme } = resolveConfig(config);
const content = [{ raw: process.argv[3], extension: "html" }];
const { css } = await postcss([tailwind({ ...config, content })]).process("@tailwind components; @tailwind utilities;", { from: undefined });
console.log(JSON.stringify({ colors: theme.colors.brand, red: theme.colors.red?.[500], screens: theme.screens, fonts: theme.fontFamily, css }));
`;

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-tailwind-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(path.join(folder, "package.json"), '{ "name": "oracle", "private": true, "type": "module" }\n');
writeFileSync(path.join(folder, "builder.js"), BUILDER);
const install = spawnSync(
  "npm",
  ["install", "--no-audit", "--no-fund", "--silent", "tailwindcss@3.4.19", "postcss@8"],
  {
    cwd: folder,
    timeout: 240_000,
  },
);
const isThere = install.status === 0 && existsSync(path.join(folder, "node_modules/tailwindcss"));

async function build(name: string, input: Record<string, unknown>, classes: string) {
  const run = await runTool(tool, { tailwind: "3", values: "hex", ...input }, fakePorts());
  const file = run.ok ? run.outputs[0] : undefined;
  if (file?.kind !== "text") throw new Error(JSON.stringify(run));
  writeFileSync(path.join(folder, `${name}.js`), file.text);
  const done = spawnSync(
    process.execPath,
    [path.join(folder, "builder.js"), `./${name}.js`, `<a class="${classes}">`],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  expect(done.stderr).toBe("");
  return JSON.parse(done.stdout) as {
    colors: Record<string, string>;
    red?: string;
    screens: Record<string, string>;
    fonts: Record<string, string[]>;
    css: string;
  };
}

describe.skipIf(!isThere)(`Tailwind 3${isThere ? "" : " (the npm registry does not answer)"}`, () => {
  test("takes the config whole, breakpoints in the order of their width", async () => {
    const input = { last: true, breakpoints: ["xs 30rem", "3xl 120rem"], mono: "JetBrains Mono", dark: "class" };
    const made = await build(
      "whole",
      input,
      "bg-brand-500 xs:p-1 sm:p-2 3xl:p-3 min-[500px]:p-4 font-mono container dark:flex",
    );
    expect(made.colors["500"]).toBe("#3b82f6");
    expect(Object.keys(made.colors)).toHaveLength(11);
    expect(made.red).toBe("#ef4444");
    expect(Object.entries(made.screens).slice(0, 2)).toEqual([
      ["xs", "480px"],
      ["sm", "640px"],
    ]);
    expect(made.fonts["mono"]?.[0]).toBe('"JetBrains Mono"');
    for (const part of [
      "background-color",
      "margin-right: auto",
      "padding-right: 1rem",
      ":where(.dark, .dark *)",
      "min-width: 500px",
    ])
      expect(made.css).toContain(part);
    const places = ["xs\\:p-1", "min-\\[500px\\]\\:p-4", "sm\\:p-2", "\\33xl\\:p-3"].map((name) =>
      made.css.indexOf(`.${name}`),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test.each(["hex", "rgb", "hsl", "oklch"])("puts an opacity into a color in %s", async (values) => {
    const { css } = await build(`alpha-${values}`, { values }, "bg-brand-500 bg-brand-500/50");
    expect(css).toMatch(/\.bg-brand-500 \{[^}]*background-color: [^;}]*var\(--tw-bg-opacity/);
    expect(css).toMatch(/\.bg-brand-500\\\/50 \{\s*background-color: [^;}]*0\.5\)/);
  });

  test("takes a prefix and a palette of its own", async () => {
    const made = await build(
      "own",
      { ownOnly: true, prefix: "tw", more: [] },
      "tw-bg-brand-500 tw-bg-red-500 bg-brand-500",
    );
    expect(made.red).toBeUndefined();
    expect(made.css).toContain(".tw-bg-brand-500");
    expect(made.css).not.toContain(".bg-brand-500");
  });
});

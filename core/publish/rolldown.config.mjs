import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";
import { bundledLicenses } from "../scripts/licenses/bundled-licenses.mjs";

const here = (place) => fileURLToPath(new URL(place, import.meta.url));
const tools = here("../src/tools");
const pdfkit = createRequire(import.meta.url).resolve("pdfkit");

// Each of these makes hashes, which no platform has all of: they come with them, in plain JavaScript.
const WITH_DIGEST = new Set(["hash", "webhook"]);
const ENTRY = "tool-entry:";

/** The entry of a tool is the tool, with the ports in plain JavaScript that it brings along. */
const toolEntries = {
  name: "tool-entries",
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return null;
    const tool = id.slice(ENTRY.length + 1);
    const source = JSON.stringify(path.join(tools, tool, "tool.ts"));
    if (!WITH_DIGEST.has(tool)) return `export { tool } from ${source};`;
    const digest = JSON.stringify(here("../src/data/digest/portable-digest.ts"));
    return [
      `import { tool as bare } from ${source};`,
      `import { portableDigest } from ${digest};`,
      "export const tool = { ...bare, ports: { digest: portableDigest } };",
    ].join("\n");
  },
};

const ids = readdirSync(tools, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/*
 * The library: an entry a tool, what several need in chunks of its own, so that an entry loads nothing it has no use for.
 * What it needs of others is inside, in exactly the version whose results the tests hold.
 */
export default defineConfig({
  cwd: here(".."),
  input: {
    index: "library/index.ts",
    browser: "library/browser.ts",
    ...Object.fromEntries(ids.map(({ name }) => [`tools/${name}`, `${ENTRY}${name}`])),
  },
  platform: "neutral",
  resolve: {
    mainFields: ["browser", "module", "main"],
    conditionNames: ["import", "browser", "default"],
    // The build of pdfkit for browsers: the one for Node reads its standard fonts from files that a bundle has not.
    alias: { pdfkit: path.join(path.dirname(pdfkit), "pdfkit.browser.mjs") },
  },
  plugins: [toolEntries, bundledLicenses({ fileName: "LICENSES.txt" }).plugin],
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    cleanDir: true,
  },
});

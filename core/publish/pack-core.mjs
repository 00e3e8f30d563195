import { execFileSync } from "node:child_process";
import { cp, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { publishFolder } from "../scripts/publish/publish-folder.mjs";
import { inputName, toolTypes } from "./types/tool-types.mjs";
import { writeSourceTypes } from "./types/source-types.mjs";

/*
 * `node core/publish/pack-core.mjs`: the folder core/publish/dist as it is published. The library is bundled into
 * core/dist; types are written from the sources, and those of each tool's input from its fields.
 */
const here = (place) => fileURLToPath(new URL(place, import.meta.url));
const built = here("../dist");

const rolldown = path.join(
  path.dirname(createRequire(import.meta.url).resolve("rolldown/package.json")),
  "bin/cli.mjs",
);
execFileSync(process.execPath, [rolldown, "-c", "publish/rolldown.config.mjs"], {
  cwd: here(".."),
  stdio: ["ignore", "ignore", "inherit"],
});

await writeSourceTypes(here(".."), ["library/index.ts", "library/browser.ts"], path.join(built, "types"));
for (const entry of ["index", "browser"])
  await writeFile(path.join(built, `${entry}.d.ts`), `export * from "./types/library/${entry}.js";\n`);

const { run } = await import(pathToFileURL(path.join(built, "index.js")).href);
const ids = (await readdir(path.join(built, "tools"))).map((file) => path.basename(file, ".js")).toSorted();
const tools = await Promise.all(
  ids.map(async (id) => (await import(pathToFileURL(path.join(built, `tools/${id}.js`)).href)).tool),
);
for (const tool of tools) {
  // A tool refuses the empty input before it does anything; what it then asks for has to be given.
  const empty = await run({ ...tool, check: () => [{ message: "enough" }] }, {});
  const required = new Set(empty.issues.flatMap(({ field }) => (field === undefined ? [] : [field])));
  await writeFile(path.join(built, `tools/${tool.id}.d.ts`), toolTypes(tool, required));
}
await writeFile(path.join(built, "catalog.js"), catalogCode());
await writeFile(path.join(built, "catalog.d.ts"), catalogTypes());
await copyAssets();

const entry = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
await publishFolder({
  workspace: "core",
  files: { ".": "dist" },
  manifest: {
    description: "The generators of Toolbox as a library: changelogs, icons, share images, schemas, slugs and more.",
    keywords: ["generator", "slug", "favicon", "og-image", "changelog", "conventional-commits", "schema", "palette"],
    sideEffects: false,
    exports: {
      ".": entry("index"),
      "./browser": entry("browser"),
      "./catalog": entry("catalog"),
      ...Object.fromEntries(ids.map((id) => [`./tools/${id}`, entry(`tools/${id}`)])),
      "./assets/*": "./assets/*",
      "./package.json": "./package.json",
    },
  },
});

function catalogCode() {
  const rows = tools.map(
    ({ id, title, summary, aliases }) =>
      `  { ...${JSON.stringify({ id, title, summary, aliases })}, load: () => import("./tools/${id}.js").then((module) => module.tool) },\n`,
  );
  return `export const catalog = [\n${rows.join("").replaceAll("{ ...{", "{ ").replaceAll("}, load", ", load")}];\n`;
}

function catalogTypes() {
  const imports = ids.map((id) => `import type { ${inputName(id)} } from "./tools/${id}.js";\n`);
  const inputs = ids.map((id) => `  readonly ${JSON.stringify(id)}: ${inputName(id)};\n`);
  return `import type { Tool } from "./index.js";
${imports.join("")}
/** The input of each tool by its id. */
export interface ToolInputs {
${inputs.join("")}}

export type ToolId = keyof ToolInputs;

/** A tool as lists see it; \`load\` brings its code. */
export type CatalogEntry<Id extends ToolId = ToolId> = {
  readonly [Each in Id]: {
    readonly id: Each;
    readonly title: string;
    /** One sentence without a full stop. */
    readonly summary: string;
    /** Other words people search for. */
    readonly aliases: readonly string[];
    load(): Promise<Tool<ToolInputs[Each]>>;
  };
}[Id];

/** All tools by id. Nothing of a tool is loaded before it is asked for. */
export declare const catalog: readonly CatalogEntry[];
`;
}

/** What a site serves: an asset is a file of a folder of core/assets; what lies deeper is the source of one. */
async function copyAssets() {
  const source = here("../assets");
  const isShipped = (file) => {
    const parts = path.relative(source, file).split(path.sep);
    return parts.length < 3 && !/^LICENSE|\.schema\.json$/.test(path.basename(file));
  };
  await cp(source, path.join(built, "assets"), {
    recursive: true,
    filter: (file) => isShipped(file) && !isSourceFolder(path.relative(source, file)),
  });
}

function isSourceFolder(name) {
  return name.split(path.sep).length === 2 && path.extname(name) === "";
}

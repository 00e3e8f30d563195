import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../../core/assets");
const MODULE = "virtual:core-assets";

/**
 * Serves the files of core/assets. The module `virtual:core-assets` says where each folder of them is:
 * `folders` maps the first part of an asset's name to an address that ends in a slash.
 *
 * A built folder is named by one hash over its content. A table of every file with its own hash would weigh more
 * than the pictures a page shows.
 * @param emit whether this instance writes the files: the build of a worker only needs the addresses
 */
export function coreAssets(emit = true): Plugin {
  const folders = new Map<string, string>();
  return {
    name: "toolbox-core-assets",
    configResolved(config) {
      for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
        if (!entry.isDirectory()) continue;
        const isBuilt = config.command === "build";
        folders.set(entry.name, isBuilt ? config.base + builtFolder(entry.name) : servedFolder(entry.name));
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const folders = ${JSON.stringify(Object.fromEntries(folders))};` : null,
    generateBundle() {
      if (!emit) return;
      for (const folder of folders.keys())
        for (const file of filesIn(folder))
          this.emitFile({
            type: "asset",
            fileName: builtFolder(folder) + file,
            source: readFileSync(path.join(ROOT, folder, file)),
          });
    },
  };
}

/** Only what the app reads is served: licenses stay behind, and what lies deeper is the source of a file here. */
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("LICENSE"))
    .map((entry) => entry.name)
    .toSorted();

function builtFolder(folder: string): string {
  const hash = createHash("sha256");
  for (const file of filesIn(folder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, folder, file)))
      .update("\0");
  return `assets/${folder}-${hash.digest("hex").slice(0, 8)}/`;
}

const servedFolder = (folder: string): string =>
  `/@fs/${path.join(ROOT, folder).replaceAll("\\", "/")}/`.replace("/@fs//", "/@fs/");

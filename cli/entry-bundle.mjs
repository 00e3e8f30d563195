import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import manifest from "./package.json" with { type: "json" };

const source = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What the entry imports later, each a file of that name among the chunks, and what writes the texts of `--help`. */
export const laterEntries = {
  "chunks/fast-path": "src/fast-path.ts",
  "chunks/check-path": "src/services/make/quick/check-path.ts",
  "chunks/fast-changelog": "src/at-once/fast-changelog.ts",
  "chunks/run-process": "src/shell/run-process.ts",
  "chunks/help-texts": "src/at-once/help-texts.ts",
};

/**
 * Writes what starts the program beside the bundle: `toolbox.js`, one small CommonJS file, since Node starts that faster
 * than modules, and `help.json`, the text of each `--help`, as the bundle itself prints it.
 */
export function entryBundle() {
  return {
    name: "entry-bundle",
    async writeBundle({ dir }, written) {
      const build = createHash("sha256");
      for (const { fileName, code } of Object.values(written)) build.update(`${fileName}\n${code ?? ""}`);
      const bundle = await rolldown({
        input: { toolbox: source("src/main.ts") },
        platform: "node",
        plugins: [laterElsewhere],
        transform: { define: { "process.env.TOOLBOX_BUNDLE": JSON.stringify(build.digest("hex").slice(0, 16)) } },
        logLevel: "silent",
      });
      await bundle.write({ dir, format: "cjs", banner: "#!/usr/bin/env node", minify: true });
      await bundle.close();
      await writeFile(path.join(dir, "package.json"), '{ "type": "commonjs" }\n');
      await writeFile(path.join(dir, "chunks/package.json"), '{ "type": "module" }\n');
      await writeHelp(dir);
    },
  };
}

const laterElsewhere = {
  name: "later-elsewhere",
  resolveDynamicImport: (id) => ({ id: `./chunks/${path.basename(id, ".ts")}.js`, external: true }),
};

async function writeHelp(dir) {
  const writer = path.join(dir, "chunks/help-texts.js");
  const { helpTexts } = await import(pathToFileURL(writer).href);
  const texts = Object.fromEntries(await helpTexts(manifest.version));
  await writeFile(path.join(dir, "help.json"), JSON.stringify(texts));
  await rm(writer);
}

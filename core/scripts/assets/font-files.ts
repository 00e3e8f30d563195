import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FONT_SUBSETS, FONT_WEIGHTS, fontAssetName } from "../../src/graphics/drawing/font-table.ts";

const require = createRequire(import.meta.url);

/** The bundled fonts: name below core/assets to bytes, and their license. */
export function fontFiles(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const { name } of FONT_SUBSETS)
    for (const weight of FONT_WEIGHTS) {
      const source = `@fontsource/inter/files/inter-${name}-${weight}-normal.woff2`;
      files.set(fontAssetName(name, weight), readFileSync(require.resolve(source)));
    }
  files.set("fonts/LICENSE-inter.txt", readFileSync(require.resolve("@fontsource/inter/LICENSE")));
  return files;
}

import { createRequire } from "node:module";
import { FONT_SUBSETS, FONT_WEIGHTS, fontAssetName, subsetOf } from "../../src/graphics/drawing/font-table.ts";
import { type OutlineFile, outlineAssetName } from "../../src/graphics/svg/font-outlines.ts";
import { fontFiles } from "./font-files.ts";

interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(code: number): {
    readonly path: {
      readonly commands: readonly { readonly command: keyof typeof LETTERS; readonly args: number[] }[];
    };
  };
}
const { create } = createRequire(import.meta.url)("fontkit") as { create(bytes: Uint8Array): Font };

/** The letters of the bundled fonts as SVG paths, each in its own subset: name below core/assets to JSON. */
export function fontOutlines(): Map<string, string> {
  const fonts = fontFiles();
  const files = new Map<string, string>();
  for (const { name } of FONT_SUBSETS)
    for (const weight of FONT_WEIGHTS) {
      const font = create(fonts.get(fontAssetName(name, weight)) ?? new Uint8Array());
      const characters = font.characterSet
        .toSorted((a, b) => a - b)
        .filter((code) => subsetOf(String.fromCodePoint(code))?.name === name);
      const glyphs = characters.map((code) => [String.fromCodePoint(code), pathOf(font, code)] as const);
      const file: OutlineFile = { unitsPerEm: font.unitsPerEm, glyphs: Object.fromEntries(glyphs) };
      files.set(outlineAssetName(name, weight), `${JSON.stringify(file)}\n`);
    }
  return files;
}

const LETTERS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

/** SVG counts downward, fonts upward. Coordinates are whole units of the font. */
function pathOf(font: Font, code: number): string {
  return font
    .glyphForCodePoint(code)
    .path.commands.map(({ command, args }) => {
      const turned = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value) || 0);
      return LETTERS[command] + turned.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

/// <reference path="./subset-font.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { type FontStyle, fontStyleFiles, HELPERS, SLICES } from "../../src/documents/print/fonts/face-table.ts";
import { woffFile } from "./woff-file.ts";

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(require.resolve(name));

const packages = {
  sans: { folder: "@expo-google-fonts/inter", file: "Inter", bold: "600SemiBold" },
  serif: { folder: "@expo-google-fonts/source-serif-4", file: "SourceSerif4", bold: "700Bold" },
  mono: { folder: "@expo-google-fonts/jetbrains-mono", file: "JetBrainsMono", bold: "700Bold" },
} as const;

// Symbols that the three families lack, from DejaVu Sans.
const SYMBOLS =
  "2070-209F,20A0-20C0,2100-214F,2150-218F,2190-21FF,2200-23FF,2400-243F,2460-27FF,2800-28FF,2900-297F,2980-2BFF,2E00-2E7F,FFFD";

// What sets plain text: kerning, and marks on their letters.
const KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp"];

/** The fonts of documents: name below core/assets to bytes, and their licenses. */
export async function documentFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const family of ["sans", "serif", "mono"] as const)
    for (const isBold of [false, true])
      for (const isItalic of [false, true]) {
        const source = read(sourceOf({ family, isBold, isItalic }));
        for (const { slice, asset } of fontStyleFiles({ family, isBold, isItalic }))
          files.set(asset, await cutDown(source, SLICES[slice]));
      }
  files.set("document-fonts/symbols-regular.woff", await cutDown(read("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"), SYMBOLS));
  for (const { name, regular, bold } of HELPERS.filter((helper) => helper.name !== "symbols")) {
    const cut = (weight: number) =>
      read(`@fontsource/noto-sans-${short[name] ?? name}/files/${sourceName(name, weight)}`);
    files.set(regular, cut(400));
    if (bold !== undefined) files.set(bold, cut(700));
  }
  for (const [name, source] of Object.entries(licenses)) files.set(`document-fonts/LICENSE-${name}.txt`, read(source));
  return files;
}

const short: Readonly<Record<string, string>> = { japanese: "jp" };
const sourceName = (name: string, weight: number) => `noto-sans-${short[name] ?? name}-${name}-${weight}-normal.woff`;

const licenses = {
  inter: "@expo-google-fonts/inter/LICENSE_FONT",
  "source-serif-4": "@expo-google-fonts/source-serif-4/LICENSE_FONT",
  "jetbrains-mono": "@expo-google-fonts/jetbrains-mono/LICENSE_FONT",
  dejavu: "dejavu-fonts-ttf/LICENSE",
  "noto-sans-arabic": "@fontsource/noto-sans-arabic/LICENSE",
  "noto-sans-hebrew": "@fontsource/noto-sans-hebrew/LICENSE",
  "noto-sans-devanagari": "@fontsource/noto-sans-devanagari/LICENSE",
  "noto-sans-jp": "@fontsource/noto-sans-jp/LICENSE",
};

function sourceOf({ family, isBold, isItalic }: FontStyle): string {
  const { folder, file, bold } = packages[family];
  const style = `${isBold ? bold : "400Regular"}${isItalic ? "_Italic" : ""}`;
  return `${folder}/${style}/${file}_${style}.ttf`;
}

async function cutDown(font: Uint8Array, ranges: string): Promise<Uint8Array> {
  const options = { targetFormat: "sfnt", keepFeatures: KEPT_FEATURES, noHinting: true } as const;
  return woffFile(await subsetFont(Buffer.from(font), charactersOf(ranges), options));
}

function charactersOf(ranges: string): string {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

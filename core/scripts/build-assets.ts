import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { documentFonts } from "./assets/document-fonts.ts";
import { emojiBlocks } from "./assets/emoji-blocks.ts";
import { emojiNames } from "./assets/emoji-names.ts";
import { emojiSet } from "./assets/emoji-set.ts";
import { fontFiles } from "./assets/font-files.ts";
import { fontOutlines } from "./assets/font-outlines.ts";
import { iconFiles } from "./assets/icon-set.ts";
import { tailwindFiles } from "./assets/tailwind-theme.ts";

/** `pnpm gen:assets`: writes the fonts, outlines, emoji and icons of core/assets from the packages they come from. */
const assets = new URL("../assets/", import.meta.url);
for (const folder of ["fonts/", "outlines/", "document-fonts/", "emoji/", "icons/", "tailwind/"]) {
  rmSync(new URL(folder, assets), { recursive: true, force: true });
  mkdirSync(new URL(folder, assets), { recursive: true });
}
const set = emojiSet();
const files = new Map<string, Uint8Array | string>([
  ...fontFiles(),
  ...fontOutlines(),
  ...(await documentFonts()),
  ...emojiBlocks(set),
  ["emoji/names.json", emojiNames(set)],
  ...iconFiles(),
  ...tailwindFiles(),
]);
let size = 0;
for (const [name, content] of files) {
  writeFileSync(new URL(name, assets), content);
  size += content.length;
}
process.stdout.write(`core/assets: ${files.size} files, ${(size / 1e6).toFixed(1)} MB, ${set.length} emoji\n`);

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { documentFonts } from "./assets/document-fonts.ts";
import { emojiBlocks } from "./assets/emoji-blocks.ts";
import { emojiNames } from "./assets/emoji-names.ts";
import { emojiSet } from "./assets/emoji-set.ts";
import { fontFiles } from "./assets/font-files.ts";
import { fontOutlines } from "./assets/font-outlines.ts";
import { iconFiles } from "./assets/icon-set.ts";
import { starterPacks } from "./assets/starter-packs.ts";
import { tailwindFiles } from "./assets/tailwind-theme.ts";

type Files = ReadonlyMap<string, Uint8Array | string>;

/** What makes each folder of core/assets: from packages, but for the starters, whose sources lie below their folder. */
const makers: Readonly<Record<string, () => Files | Promise<Files>>> = {
  fonts: fontFiles,
  outlines: fontOutlines,
  "document-fonts": documentFonts,
  emoji: () => {
    const set = emojiSet();
    return new Map([...emojiBlocks(set), ["emoji/names.json", emojiNames(set)]]);
  },
  icons: iconFiles,
  tailwind: tailwindFiles,
  starters: starterPacks,
};

/** `pnpm gen:assets [folder …]`: writes these folders of core/assets, or all that are made. */
const assets = new URL("../assets/", import.meta.url);
const wanted = process.argv.slice(2).filter((word) => word !== "--");
const unknown = wanted.find((folder) => !Object.hasOwn(makers, folder));
if (unknown !== undefined) {
  process.stderr.write(`No folder "${unknown}" is made. Those that are: ${Object.keys(makers).join(", ")}.\n`);
  process.exit(2);
}
for (const folder of wanted.length > 0 ? wanted : Object.keys(makers)) {
  const files = (await makers[folder]?.()) ?? new Map<string, string>();
  if (folder !== "starters") rmSync(new URL(`${folder}/`, assets), { recursive: true, force: true });
  mkdirSync(new URL(`${folder}/`, assets), { recursive: true });
  for (const [name, content] of files) writeFileSync(new URL(name, assets), content);
  const size = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  process.stdout.write(`core/assets/${folder}: ${files.size} files, ${(size / 1e6).toFixed(1)} MB\n`);
}

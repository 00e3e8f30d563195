import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, inflateSync } from "node:zlib";

/**
 * Faces too large to ship, each the unchanged file of a package that whoever needs it adds: their asset, the script in
 * words, and where the file lies.
 */
const noto = (subset, script, weight) => {
  const family = `noto-sans-${subset === "japanese" ? "jp" : subset}`;
  return { script, file: `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff` };
};
const ELSEWHERE = {
  "document-fonts/arabic-regular.woff": noto("arabic", "Arabic", 400),
  "document-fonts/arabic-bold.woff": noto("arabic", "Arabic", 700),
  "document-fonts/devanagari-regular.woff": noto("devanagari", "Devanagari", 400),
  "document-fonts/devanagari-bold.woff": noto("devanagari", "Devanagari", 700),
  "document-fonts/japanese-regular.woff": noto("japanese", "Japanese and Chinese", 400),
};

/**
 * Writes the assets of core as few compressed files and an index, as src/ports/packed-assets.ts reads them. What is
 * alike lies in one pack, since it is then stored about once. License texts stay out: LICENSES.txt has them all.
 * @param {string} assets the folder of core @param {string} target the folder written
 * @param {number} quality of Brotli: the best takes twenty seconds, which only what is published is worth
 */
export async function writeAssetPacks(assets, target, quality = 4) {
  const packs = new Map();
  for (const name of await assetNames(assets)) {
    if (Object.hasOwn(ELSEWHERE, name)) continue;
    const pack = packName(name);
    packs.set(pack, [...(packs.get(pack) ?? []), name]);
  }
  await mkdir(target, { recursive: true });
  const index = { packs: {}, elsewhere: ELSEWHERE };
  for (const [pack, names] of packs) {
    const files = await Promise.all(names.map(async (name) => packed(name, await readFile(path.join(assets, name)))));
    index.packs[pack] = names.map((name, at) => [name, files[at].length]);
    await writeFile(path.join(target, `${pack}.br`), compress(Buffer.concat(files), quality));
  }
  await writeFile(path.join(target, "index.json"), `${JSON.stringify(index)}\n`);
}

/** An asset is a file of a folder of core/assets; what lies deeper is the source of one. */
async function assetNames(assets) {
  const folders = (await readdir(assets, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(path.join(assets, name), { withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.startsWith("LICENSE"))
        .map((entry) => `${name}/${entry.name}`),
    ),
  );
  return files.flat().toSorted();
}

/** Faces of a family lie together, so do the weights of a script and the emoji of a range. */
function packName(name) {
  const [folder, file] = name.split("/");
  if (folder === "document-fonts") return `document-fonts-${/^(sans|serif|mono)-/.exec(file)?.[1] ?? "others"}`;
  if (folder === "outlines") return `outlines-${file.includes("-ext-") ? "ext" : "basic"}`;
  if (name === "emoji/names.json" || ["starters", "tailwind", "words"].includes(folder)) return "texts";
  return folder === "emoji" ? `emoji-${emojiRange(file)}` : folder;
}

function emojiRange(file) {
  if (/^(?:1f468|1f469|1f9d1)/.test(file)) return "people";
  return /^1f[0-5]/.test(file) ? "low" : "high";
}

const packed = (name, bytes) => (name.endsWith(".woff") ? unwrapped(bytes) : bytes);

/** The tables of a WOFF 1.0 as the font they are of: what is compressed twice does not get smaller. */
function unwrapped(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts = [head];
  let end = head.length;
  for (let index = 0; index < count; index++) {
    const row = 44 + 20 * index;
    const [offset, size, length] = [4, 8, 12].map((at) => woff.readUInt32BE(row + at));
    const stored = woff.subarray(offset, offset + size);
    const table = size < length ? inflateSync(stored) : stored;
    const entry = 12 + 16 * index;
    woff.copy(head, entry, row, row + 4);
    woff.copy(head, entry + 4, row + 16, row + 20);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    parts.push(table, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}

const compress = (bytes, quality) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

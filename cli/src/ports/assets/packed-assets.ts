import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { ToolError } from "@toolbox/core";

/** As cli/asset-packs.mjs writes it. */
interface PackIndex {
  /** The assets of each pack in order, with their lengths. */
  readonly packs: Readonly<Record<string, readonly (readonly [name: string, length: number])[]>>;
  /** What is not shipped, but is a file of a package. */
  readonly elsewhere: Readonly<Record<string, { readonly script: string; readonly file: string }>>;
}

interface Place {
  readonly pack: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives the reader of a folder of packs: the index and each pack are read when something in them is wanted.
 * The reader throws `ToolError` "asset" for what belongs to a package that is not installed.
 */
export function packedAssets(folder: URL): (name: string) => Promise<Uint8Array> {
  let index: Promise<PackIndex> | undefined;
  const packs = new Map<string, Promise<Uint8Array>>();
  const packOf = (name: string): Promise<Uint8Array> => {
    const bytes = packs.get(name) ?? readFile(new URL(`${name}.br`, folder)).then(promisify(brotliDecompress));
    packs.set(name, bytes);
    return bytes;
  };
  return async (name) => {
    index ??= readFile(new URL("index.json", folder), "utf8").then((text) => JSON.parse(text) as PackIndex);
    const { packs: lists, elsewhere } = await index;
    const other = elsewhere[name];
    if (other !== undefined) return readOther(other);
    const place = placeOf(lists, name);
    if (place === undefined) throw new ToolError("asset", `There is no asset "${name}".`);
    return (await packOf(place.pack)).slice(place.start, place.end);
  };
}

function placeOf(lists: PackIndex["packs"], name: string): Place | undefined {
  for (const [pack, files] of Object.entries(lists)) {
    let start = 0;
    for (const [file, length] of files) {
      if (file === name) return { pack, start, end: start + length };
      start += length;
    }
  }
  return undefined;
}

async function readOther({ script, file }: PackIndex["elsewhere"][string]): Promise<Uint8Array> {
  let place: string;
  try {
    place = createRequire(import.meta.url).resolve(file);
  } catch (cause) {
    const wanted = file.split("/").slice(0, 2).join("/");
    const message = `The font for ${script} is a package of its own. Install it beside Toolbox: "npm install ${wanted}" (with -g where Toolbox was installed so), or give a font that has these letters.`;
    throw new ToolError("asset", message, { cause });
  }
  return readFile(place);
}

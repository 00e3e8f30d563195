import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Assets, ToolError } from "@toolbox/core";
import { packedAssets } from "./packed-assets.ts";

// The bundle carries packs of them beside it (dist/assets; its chunks lie one folder lower); the source reads core's own.
const packs = ["./assets/", "../assets/"];
const source = "../../../../core/assets/";
const kept = new Map<string, Promise<Uint8Array>>();

/** The asset files of the package folder. */
export const nodeAssets: Assets = {
  read(name) {
    const bytes = kept.get(name) ?? load(name);
    kept.set(name, bytes);
    return bytes;
  },
};

const placeOf = (place: string) => new URL(place, import.meta.url);

let read: ((name: string) => Promise<Uint8Array>) | undefined;

function reader(): (name: string) => Promise<Uint8Array> {
  const [packed] = packs.map(placeOf).filter((place) => existsSync(new URL("index.json", place)));
  if (packed) return packedAssets(packed);
  const folder = placeOf(source);
  if (existsSync(new URL("fonts/", folder))) return (name) => readFile(new URL(name, folder));
  throw new ToolError("asset", "The asset files of Toolbox are missing. Install it again.");
}

async function load(name: string): Promise<Uint8Array> {
  const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(name);
  if (!isPlain) throw new ToolError("asset", `There is no asset "${name}".`);
  read ??= reader();
  try {
    return await read(name);
  } catch (cause) {
    kept.delete(name);
    if (cause instanceof ToolError) throw cause;
    throw new ToolError("asset", `The asset "${name}" could not be read from the package.`, { cause });
  }
}

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Assets, ToolError } from "@toolbox/core";

// The bundle carries the files beside it (dist/assets; its chunks lie one folder lower); the source reads core's own.
const places = ["./assets/", "../assets/", "../../../core/assets/"].map((place) => new URL(place, import.meta.url));
const kept = new Map<string, Promise<Uint8Array>>();

/** The asset files of the package folder. */
export const nodeAssets: Assets = {
  read(name) {
    const bytes = kept.get(name) ?? load(name);
    kept.set(name, bytes);
    return bytes;
  },
};

async function load(name: string): Promise<Uint8Array> {
  const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(name);
  const folder = places.find((place) => existsSync(new URL("fonts/", place)));
  if (!isPlain) throw new ToolError("asset", `There is no asset "${name}".`);
  if (!folder) throw new ToolError("asset", "The asset files of Toolbox are missing. Install it again.");
  try {
    return await readFile(new URL(name, folder));
  } catch (cause) {
    kept.delete(name);
    throw new ToolError("asset", `The asset "${name}" could not be read from the package.`, { cause });
  }
}

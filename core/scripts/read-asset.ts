import { readFile } from "node:fs/promises";

const folder = new URL("../assets/", import.meta.url);

/** Reads a file of core/assets for tests and scripts that run in Node without a host. */
export async function readAsset(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(name, folder)));
}

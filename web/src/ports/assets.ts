import { type Assets, ToolError } from "@toolbox/core";

const kept = new Map<string, Promise<Uint8Array>>();

/** The asset files of the site itself. */
export const browserAssets: Assets = {
  read(name) {
    const bytes = kept.get(name) ?? load(name);
    kept.set(name, bytes);
    // What failed may work later, when the network is back.
    bytes.catch(() => kept.delete(name));
    return bytes;
  },
};

async function load(name: string): Promise<Uint8Array> {
  const { assetUrls } = await import("./asset-urls.ts");
  const url = assetUrls.get(name);
  if (url === undefined) throw new ToolError("asset", `There is no asset "${name}".`);
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new ToolError("asset", `The file "${name}" could not be loaded. Check the connection and try again.`, {
      cause,
    });
  }
}

import { folders } from "virtual:core-assets";
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
  const slash = name.indexOf("/");
  const folder = folders[name.slice(0, slash)];
  if (folder === undefined) throw missing(name);
  let response: Response;
  try {
    response = await fetch(folder + name.slice(slash + 1));
    if (response.ok && !isPage(response)) return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new ToolError("asset", `The file "${name}" could not be loaded. Check the connection and try again.`, {
      cause,
    });
  }
  if (response.status === 404 || isPage(response)) throw missing(name);
  throw new ToolError("asset", `The file "${name}" could not be loaded: the server said ${response.status}.`);
}

/** A server of single-page apps answers an unknown address with the app itself. */
const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") === true;

const missing = (name: string): ToolError => new ToolError("asset", `There is no asset "${name}".`);

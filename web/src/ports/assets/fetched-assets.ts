import { type Assets, ToolError } from "@toolbox/core";

/**
 * Asset files that a server has, each fetched when it is first wanted and kept.
 * @param folderOf gives the address of a folder of core/assets, which ends in a slash; undefined where there is none
 */
export function fetchedAssets(folderOf: (folder: string) => string | undefined): Assets {
  const kept = new Map<string, Promise<Uint8Array>>();
  return {
    read(name) {
      const bytes = kept.get(name) ?? load(name, folderOf);
      kept.set(name, bytes);
      // What failed may work later, when the network is back.
      bytes.catch(() => kept.delete(name));
      return bytes;
    },
  };
}

async function load(name: string, folderOf: (folder: string) => string | undefined): Promise<Uint8Array> {
  const slash = name.indexOf("/");
  const folder = folderOf(name.slice(0, slash));
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

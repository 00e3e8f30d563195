/* What `toolbox-core/browser` exports. */
import { browserCanvas } from "../../web/src/ports/canvas.ts";
import { browserClock } from "../../web/src/ports/clock.ts";
import { browserDeflate } from "../../web/src/ports/deflate.ts";
import { browserDigest } from "../../web/src/ports/digest.ts";
import { fetchedAssets } from "../../web/src/ports/assets/fetched-assets.ts";
import { browserImageCodec } from "../../web/src/ports/image-codec.ts";
import { browserRandom } from "../../web/src/ports/random.ts";
import type { Ports } from "../src/ports/index.ts";

/** Where the browser finds what it draws with. */
export interface BrowserPortsOptions {
  /**
   * The address of the folder `assets` of this package (fonts, emoji, icons, words), as your site serves it; a relative
   * one starts at the page. Of it a run fetches only the few files it needs.
   */
  readonly assets: string | URL;
}

/**
 * The ports of a browser, on a page or in a worker. Nothing is fetched before a tool asks for a font, an emoji or an icon.
 * @example
 * const ports = browserPorts({ assets: "/toolbox-assets/" });
 * const result = await run(favicon, { text: "T" }, ports);
 */
export function browserPorts({ assets }: BrowserPortsOptions): Ports {
  const base = String(assets).replace(/\/*$/, "/");
  return {
    assets: fetchedAssets((folder) => `${base}${folder}/`),
    canvas: browserCanvas,
    clock: browserClock,
    deflate: browserDeflate,
    digest: browserDigest,
    images: browserImageCodec,
    random: browserRandom,
  };
}

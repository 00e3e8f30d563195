import type { Ports } from "@toolbox/core";
import { browserAssets } from "./assets/assets.ts";
import { browserCanvas } from "./canvas.ts";
import { browserClock } from "./clock.ts";
import { browserDeflate } from "./deflate.ts";
import { browserDigest } from "./digest.ts";
import { browserImageCodec } from "./image-codec.ts";
import { browserRandom } from "./random.ts";

/** The ports of the browser, the same on a page and in a worker. */
export const browserPorts: Ports = {
  assets: browserAssets,
  canvas: browserCanvas,
  clock: browserClock,
  deflate: browserDeflate,
  digest: browserDigest,
  images: browserImageCodec,
  random: browserRandom,
};

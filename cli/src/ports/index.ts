import type { Ports } from "@toolbox/core";
import { nodeAssets } from "./assets/assets.ts";
import { nodeCanvas } from "./canvas.ts";
import { nodeClock } from "./clock.ts";
import { nodeDeflate } from "./deflate.ts";
import { nodeDigest } from "./digest.ts";
import { nodeImageCodec } from "./image-codec.ts";
import { nodeRandom } from "./random.ts";

/** The ports of Node, the same in the process and in a worker thread. */
export const nodePorts: Ports = {
  assets: nodeAssets,
  canvas: nodeCanvas,
  clock: nodeClock,
  deflate: nodeDeflate,
  digest: nodeDigest,
  images: nodeImageCodec,
  random: nodeRandom,
};

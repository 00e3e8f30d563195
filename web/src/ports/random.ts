import type { Random } from "@toolbox/core";

export const browserRandom: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) };

import { createHash } from "node:crypto";
import type { Digest } from "@toolbox/core";

export const nodeDigest: Digest = {
  digest: async (algorithm, bytes) => new Uint8Array(createHash(algorithm.replace("-", "")).update(bytes).digest()),
};

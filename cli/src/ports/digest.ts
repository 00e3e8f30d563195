import { createHash } from "node:crypto";
import type { Digest } from "@toolbox/core";

export const nodeDigest: Digest = {
  digest: async (algorithm, bytes) => new Uint8Array(createHash(algorithm.replace("-", "")).update(bytes).digest()),
  async stream(algorithm) {
    const hash = createHash(algorithm.replace("-", ""));
    return { update: (bytes) => void hash.update(bytes), finish: () => new Uint8Array(hash.digest()) };
  },
};

import type { Digest } from "@toolbox/core";

export const browserDigest: Digest = {
  digest: async (algorithm, bytes) => new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)),
};

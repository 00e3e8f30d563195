import type { Digest } from "@toolbox/core";
import { portableDigest } from "@toolbox/core/data/digest/portable-digest.ts";

// SubtleCrypto takes whole bytes only, knows SHA-1 and SHA-2 and no empty key, and WebAssembly is not allowed by our content security
// policy: all else is plain JavaScript.
export const browserDigest: Digest = {
  digest: async (algorithm, bytes, key) =>
    key || !algorithm.startsWith("SHA-")
      ? portableDigest.digest(algorithm, bytes, key)
      : new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)),
  stream: portableDigest.stream,
};

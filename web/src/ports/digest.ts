import type { Digest } from "@toolbox/core";
import { portableDigest } from "@toolbox/core/data/digest/portable-digest.ts";

// SubtleCrypto takes whole bytes only, no MD5 and no empty key, and WebAssembly is not allowed by our content security
// policy: all else is plain JavaScript.
export const browserDigest: Digest = {
  digest: async (algorithm, bytes, key) =>
    algorithm === "MD5" || key
      ? portableDigest.digest(algorithm, bytes, key)
      : new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)),
  stream: portableDigest.stream,
};

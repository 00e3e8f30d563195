import type { Digest } from "@toolbox/core";

// SubtleCrypto takes whole bytes only, knows SHA-1 and SHA-2 and no empty key, and WebAssembly is not allowed by our
// content security policy: all else is plain JavaScript, loaded on use.
const portable = async (): Promise<Digest> =>
  (await import("@toolbox/core/data/digest/portable-digest.ts")).portableDigest;

export const browserDigest: Digest = {
  digest: async (algorithm, bytes, key) =>
    key || !algorithm.startsWith("SHA-")
      ? (await portable()).digest(algorithm, bytes, key)
      : new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)),
  stream: async (algorithm, key) => (await portable()).stream(algorithm, key),
};

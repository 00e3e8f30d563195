import type { Digest, DigestAlgorithm } from "@toolbox/core";

// SubtleCrypto takes whole bytes only, and WebAssembly is not allowed by our content security policy: plain JavaScript.
async function load(algorithm: DigestAlgorithm) {
  if (algorithm === "SHA-1") return (await import("@noble/hashes/legacy.js")).sha1;
  const { sha256, sha384, sha512 } = await import("@noble/hashes/sha2.js");
  return { "SHA-256": sha256, "SHA-384": sha384, "SHA-512": sha512 }[algorithm];
}

export const browserDigest: Digest = {
  digest: async (algorithm, bytes) => new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)),
  async stream(algorithm) {
    const hash = (await load(algorithm)).create();
    return { update: (bytes) => void hash.update(bytes), finish: () => hash.digest() };
  },
};

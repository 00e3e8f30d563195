import type { CHash } from "@noble/hashes/utils.js";
import type { DigestAlgorithm } from "../../ports/index.ts";

/** Every hash that Toolbox knows: how many bytes it gives, and its code in plain JavaScript, loaded on use. */
export const digestAlgorithms = {
  "SHA-256": { length: 32, load: async () => (await import("@noble/hashes/sha2.js")).sha256 },
  "SHA-1": { length: 20, load: async () => (await import("@noble/hashes/legacy.js")).sha1 },
  "SHA-512": { length: 64, load: async () => (await import("@noble/hashes/sha2.js")).sha512 },
  "SHA-384": { length: 48, load: async () => (await import("@noble/hashes/sha2.js")).sha384 },
  "SHA3-256": { length: 32, load: async () => (await import("@noble/hashes/sha3.js")).sha3_256 },
  "SHA3-512": { length: 64, load: async () => (await import("@noble/hashes/sha3.js")).sha3_512 },
  "SHA3-384": { length: 48, load: async () => (await import("@noble/hashes/sha3.js")).sha3_384 },
  "SHA3-224": { length: 28, load: async () => (await import("@noble/hashes/sha3.js")).sha3_224 },
  BLAKE3: { length: 32, load: async () => (await import("@noble/hashes/blake3.js")).blake3 },
  MD5: { length: 16, load: async () => (await import("@noble/hashes/legacy.js")).md5 },
} as const satisfies Record<DigestAlgorithm, { readonly length: number; readonly load: () => Promise<CHash> }>;

import type { CHash } from "@noble/hashes/utils.js";
import type { DigestAlgorithm } from "../../ports/index.ts";

/** Every hash that Toolbox knows: how many bytes it gives, and its code in plain JavaScript, loaded on use. */
export const digestAlgorithms = {
  "SHA-256": { length: 32, load: async () => (await import("@noble/hashes/sha2.js")).sha256 },
  "SHA-1": { length: 20, load: async () => (await import("@noble/hashes/legacy.js")).sha1 },
  "SHA-512": { length: 64, load: async () => (await import("@noble/hashes/sha2.js")).sha512 },
  "SHA-384": { length: 48, load: async () => (await import("@noble/hashes/sha2.js")).sha384 },
  MD5: { length: 16, load: async () => (await import("@noble/hashes/legacy.js")).md5 },
} as const satisfies Record<DigestAlgorithm, { readonly length: number; readonly load: () => Promise<CHash> }>;

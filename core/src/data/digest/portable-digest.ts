import type { Digest } from "../../ports/index.ts";
import { digestAlgorithms } from "./digest-algorithms.ts";

/** The hashes in plain JavaScript, for what a host has none of its own for. */
export const portableDigest: Digest = {
  async digest(algorithm, bytes, key) {
    const hash = await portableDigest.stream(algorithm, key);
    hash.update(bytes);
    return hash.finish();
  },
  async stream(algorithm, key) {
    const hash = await digestAlgorithms[algorithm].load();
    const started = key ? (await import("@noble/hashes/hmac.js")).hmac.create(hash, key) : hash.create();
    return { update: (bytes) => void started.update(bytes), finish: () => started.digest() };
  },
};

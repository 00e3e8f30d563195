import { createHash, createHmac, getHashes } from "node:crypto";
import type { Digest } from "@toolbox/core";
import { portableDigest } from "@toolbox/core/data/digest/portable-digest.ts";

/** OpenSSL, ten times as fast as JavaScript, for what it has: it has no BLAKE3, and a build for FIPS 140 no MD5. */
export const nodeDigest: Digest = {
  async digest(algorithm, bytes, key) {
    const hash = await nodeDigest.stream(algorithm, key);
    hash.update(bytes);
    return hash.finish();
  },
  async stream(algorithm, key) {
    const name = algorithm.toLowerCase().replace(/^sha-/, "sha");
    if (!getHashes().includes(name)) return portableDigest.stream(algorithm, key);
    const hash = key ? createHmac(name, key) : createHash(name);
    return { update: (bytes) => void hash.update(bytes), finish: () => new Uint8Array(hash.digest()) };
  },
};

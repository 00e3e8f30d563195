export type DigestAlgorithm = "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";

export interface Digest {
  /** The hash of the bytes (FIPS 180-4), not yet in hex. */
  digest(algorithm: DigestAlgorithm, bytes: Uint8Array): Promise<Uint8Array>;
}

/** SHA by FIPS 180-4, SHA3 by FIPS 202, BLAKE3 of 32 bytes by its paper of 2020, MD5 by RFC 1321. */
export type DigestAlgorithm =
  | "SHA-1"
  | "SHA-256"
  | "SHA-384"
  | "SHA-512"
  | "SHA3-224"
  | "SHA3-256"
  | "SHA3-384"
  | "SHA3-512"
  | "BLAKE3"
  | "MD5";

/** A hash under way: bytes go in part by part, the hash comes out once. */
export interface DigestStream {
  /** The bytes may be changed after the call. */
  update(bytes: Uint8Array): void;
  /** The hash of all bytes so far, not yet in hex. Nothing may be called after it. */
  finish(): Uint8Array;
}

/** With a key, of any length, a hash becomes its HMAC (RFC 2104): one that only the owner of the key can make. */
export interface Digest {
  /** The hash of the bytes, not yet in hex. */
  digest(algorithm: DigestAlgorithm, bytes: Uint8Array, key?: Uint8Array): Promise<Uint8Array>;
  /** The same for what does not fit into memory. Slower than `digest` where the host has no hash of its own for it. */
  stream(algorithm: DigestAlgorithm, key?: Uint8Array): Promise<DigestStream>;
}

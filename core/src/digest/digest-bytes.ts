import type { Digest } from "../ports/index.ts";
import { md5, startMd5 } from "./md5.ts";

export type HashName = "SHA-256" | "SHA-1" | "SHA-512" | "SHA-384" | "MD5";

/** The hash of the bytes: FIPS 180-4 by the host, MD5 by ourselves. */
export async function digestBytes(name: HashName, bytes: Uint8Array, digest: Digest): Promise<Uint8Array> {
  return name === "MD5" ? md5(bytes) : digest.digest(name, bytes);
}

/** HMAC (RFC 2104): a hash only the owner of the key can make. */
export async function hmac(name: HashName, key: Uint8Array, bytes: Uint8Array, digest: Digest): Promise<Uint8Array> {
  const padded = await paddedKey(name, key, digest);
  const inner = await digestBytes(name, join(masked(padded, 0x36), bytes), digest);
  return digestBytes(name, join(masked(padded, 0x5c), inner), digest);
}

/** A hash of what comes part by part; an HMAC where there is a key. */
export async function startDigest(name: HashName, key: Uint8Array | undefined, digest: Digest): Promise<AsyncDigest> {
  const start = async () => (name === "MD5" ? startMd5() : digest.stream(name));
  const inner = await start();
  if (!key) return { update: (bytes) => inner.update(bytes), finish: async () => inner.finish() };
  const padded = await paddedKey(name, key, digest);
  inner.update(masked(padded, 0x36));
  return {
    update: (bytes) => inner.update(bytes),
    finish: () => digestBytes(name, join(masked(padded, 0x5c), inner.finish()), digest),
  };
}

export interface AsyncDigest {
  update(bytes: Uint8Array): void;
  finish(): Promise<Uint8Array>;
}

async function paddedKey(name: HashName, key: Uint8Array, digest: Digest): Promise<Uint8Array> {
  const block = name === "SHA-512" || name === "SHA-384" ? 128 : 64;
  const padded = new Uint8Array(block);
  padded.set(key.length > block ? await digestBytes(name, key, digest) : key);
  return padded;
}

const masked = (bytes: Uint8Array, mask: number) => bytes.map((byte) => byte ^ mask);

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

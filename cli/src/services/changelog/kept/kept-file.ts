import { readFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GitPlaces } from "./git-places.ts";
import type { Watched } from "./watched.ts";

/** What a run wrote, as bytes of its streams. */
export interface Written {
  readonly stderr: Uint8Array;
  readonly stdout: Uint8Array;
}

/** The first line of a kept file; after it come the bytes. */
export interface KeptHead {
  readonly key: string;
  readonly watched: Watched;
  /** Lengths of what follows. */
  readonly stderr: number;
  readonly stdout: number;
  /** A checksum of what follows: a disk may lose what a process wrote before it was stopped. */
  readonly sum: number;
}

export const keptFolder = ({ commonDir }: GitPlaces): string => path.join(commonDir, "toolbox", "told");

/** Where a run is kept: one place for each key, whatever the repository holds by then. */
export const keptFile = (places: GitPlaces, key: string): string =>
  path.join(keptFolder(places), bytesToHex(sha256(utf8ToBytes(key))).slice(0, 24));

/** Reads a kept file; undefined where there is none, or it is not whole. */
export function readKept(file: string): (KeptHead & { readonly written: Written }) | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = bytes.indexOf(10);
  if (end < 0) return undefined;
  try {
    const head = JSON.parse(bytes.toString("utf8", 0, end)) as KeptHead;
    const middle = end + 1 + head.stderr;
    if (bytes.length !== middle + head.stdout || crc32(bytes.subarray(end + 1)) !== head.sum) return undefined;
    return { ...head, written: { stderr: bytes.subarray(end + 1, middle), stdout: bytes.subarray(middle) } };
  } catch {
    return undefined;
  }
}

/** The bytes of a kept file, as {@link readKept} reads them. */
export function keptBytes(key: string, watched: Watched, { stderr, stdout }: Written): Uint8Array {
  const words = Buffer.concat([stderr, stdout]);
  const head: KeptHead = { key, watched, stderr: stderr.length, stdout: stdout.length, sum: crc32(words) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), words]);
}

/** Loaded on use: the entry of the program knows this file, and few runs need it. */
const crc32 = (bytes: Uint8Array): number => process.getBuiltinModule("node:zlib").crc32(bytes);

import { base64UrlDecode, base64UrlEncode } from "./base64-url.ts";

export interface Base64Look {
  /** The alphabet of RFC 4648 section 5, without padding. */
  readonly isUrl: boolean;
  /** Characters per line (RFC 2045 allows 76); 0 for one line. */
  readonly wrap: number;
}

/** Bytes as Base64 (RFC 4648 section 4, or 5 for addresses). */
export function encodeBase64(bytes: Uint8Array, { isUrl, wrap }: Base64Look): string {
  const bare = base64UrlEncode(bytes);
  const text = isUrl ? bare : bare.replaceAll("-", "+").replaceAll("_", "/") + "=".repeat((4 - (bare.length % 4)) % 4);
  return wrap === 0 ? text : (text.match(new RegExp(`.{1,${wrap}}`, "g")) ?? []).join("\n");
}

export type Base64Reading =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly mime: string | undefined }
  | { readonly ok: false; readonly why: string };

/**
 * Reads Base64 in either alphabet, padded or not, over any number of lines, or a whole `data:` address (RFC 2397).
 * A wrong character, wrong padding and bits left over are refused, with the place.
 */
export function decodeBase64(typed: string): Base64Reading {
  const head = /^\s*data:([^,]*?);base64,/i.exec(typed)?.[0];
  if (head === undefined && /^\s*data:/i.test(typed))
    return { ok: false, why: `A data address holds Base64 only where ";base64," stands in it.` };
  const mime = head === undefined ? undefined : head.trim().slice(5, -8) || "text/plain";
  const text = typed.slice(head?.length ?? 0);
  const wrong = /[^A-Za-z0-9+/_=\s-]/u.exec(text);
  if (wrong) {
    const line = text.slice(0, wrong.index).split("\n");
    const column = (line.at(-1)?.length ?? 0) + 1 + (line.length === 1 ? (head?.length ?? 0) : 0);
    return { ok: false, why: `"${wrong[0]}" in line ${line.length}, column ${column} does not belong to it.` };
  }
  const packed = text.replace(/\s+/g, "");
  const digits = packed.replace(/={0,2}$/, "");
  if (digits.includes("=")) return { ok: false, why: `"=" may only stand at the end, at most twice.` };
  if (digits.length % 4 === 1)
    return { ok: false, why: "A character is missing at the end, or there is one too many." };
  if (packed.length > digits.length && packed.length % 4 !== 0)
    return { ok: false, why: `The "=" at the end do not fill up a group of four.` };
  const url = digits.replaceAll("+", "-").replaceAll("/", "_");
  const bytes = base64UrlDecode(url);
  if (
    !bytes ||
    base64UrlEncode(bytes.subarray(bytes.length - (bytes.length % 3))) !== url.slice(url.length - (url.length % 4))
  )
    return { ok: false, why: "The last character has bits that belong to no byte: the end was cut or changed." };
  return { ok: true, bytes, mime };
}

/** The text the bytes are in UTF-8; undefined when they are none. A byte order mark stays. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const kinds: readonly (readonly [start: readonly number[], mime: string, ending: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], "image/png", "png"],
  [[0xff, 0xd8, 0xff], "image/jpeg", "jpg"],
  [[0x47, 0x49, 0x46, 0x38], "image/gif", "gif"],
  [[0x25, 0x50, 0x44, 0x46], "application/pdf", "pdf"],
  [[0x50, 0x4b, 0x03, 0x04], "application/zip", "zip"],
  [[0x1f, 0x8b], "application/gzip", "gz"],
];

/** What a file is by its first bytes: MIME type and ending. */
export function fileKind(bytes: Uint8Array): { mime: string; ending: string } {
  const known = kinds.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  return known ? { mime: known[1], ending: known[2] } : { mime: "application/octet-stream", ending: "bin" };
}

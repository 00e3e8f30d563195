import { lineAndColumn } from "./lines.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Bytes as base64url without padding (RFC 4648 section 5).
 * @example base64UrlEncode(Uint8Array.of(251, 255)) // "-_8"
 */
export function base64UrlEncode(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const triple = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(bytes.length - i, 3) + 1;
    for (let d = 0; d < digits; d++) text += ALPHABET[(triple >> (18 - 6 * d)) & 63];
  }
  return text;
}

/** The bytes of a base64url text without padding; undefined when it is none. */
export function base64UrlDecode(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let buffer = 0;
  let bits = 0;
  for (const digit of text) {
    const value = ALPHABET.indexOf(digit);
    if (value < 0) return undefined;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (buffer >> bits) & 255;
    }
  }
  return bytes;
}

export interface Base64Options {
  /** The alphabet of RFC 4648 section 5, without padding. */
  readonly isUrl?: boolean;
  /** Characters per line (RFC 2045 allows 76); 0 for one line. */
  readonly wrap?: number;
}

/** Bytes as Base64 (RFC 4648 section 4, or 5 for addresses). */
export function encodeBase64(bytes: Uint8Array, { isUrl = false, wrap = 0 }: Base64Options = {}): string {
  const bare = base64UrlEncode(bytes);
  const text = isUrl ? bare : bare.replaceAll("-", "+").replaceAll("_", "/") + "=".repeat((4 - (bare.length % 4)) % 4);
  return wrap === 0 ? text : (text.match(new RegExp(`.{1,${wrap}}`, "g")) ?? []).join("\n");
}

export type Base64ParseResult =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly mime: string | undefined }
  | { readonly ok: false; readonly why: string };

/**
 * Reads Base64 in either alphabet, padded or not, over any number of lines, or a whole `data:` address (RFC 2397).
 * A wrong character, wrong padding and bits left over are refused, with the place.
 */
export function decodeBase64(typed: string): Base64ParseResult {
  const head = /^\s*data:([^,]*?);base64,/i.exec(typed)?.[0];
  if (head === undefined && /^\s*data:/i.test(typed))
    return { ok: false, why: `A data URI holds Base64 only where ";base64," is in it.` };
  const mime = head === undefined ? undefined : head.trim().slice(5, -8) || "text/plain";
  const text = typed.slice(head?.length ?? 0);
  const wrong = /[^A-Za-z0-9+/_=\s-]/u.exec(text);
  if (wrong) {
    const { line, column } = lineAndColumn(typed)((head?.length ?? 0) + wrong.index);
    return { ok: false, why: `"${wrong[0]}" in line ${line}, column ${column} does not belong to it.` };
  }
  const packed = text.replace(/\s+/g, "");
  const digits = packed.replace(/={0,2}$/, "");
  if (digits.includes("=")) return { ok: false, why: `"=" can only be at the end, at most twice.` };
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

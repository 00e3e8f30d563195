import { hex } from "../../text/bytes.ts";

/** How a UUID is written; `standard` is the form of RFC 9562 section 4. */
export type UuidForm = "standard" | "compact" | "braces" | "urn";

/** A random UUID (RFC 9562 section 5.4). @param random 16 random bytes @returns 32 hex digits */
export function uuidV4(random: Uint8Array): string {
  return hex(stamp(Uint8Array.from(random), 4));
}

/**
 * A time-ordered UUID (RFC 9562 section 5.7).
 * @param random 16 random bytes, of which the first 6 give way to the time
 * @param ms since 1970, below 2 to the power of 48
 * @returns 32 hex digits
 */
export function uuidV7(random: Uint8Array, ms: number): string {
  const bytes = Uint8Array.from(random);
  for (let i = 0; i < 6; i++) bytes[5 - i] = Math.floor(ms / 256 ** i) % 256;
  return hex(stamp(bytes, 7));
}

/** Writes 32 hex digits as a UUID. */
export function writeUuid(digits: string, form: UuidForm, isUpper: boolean): string {
  const cased = isUpper ? digits.toUpperCase() : digits.toLowerCase();
  if (form === "compact") return cased;
  const standard = cased.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (form === "braces") return `{${standard}}`;
  return form === "urn" ? `urn:uuid:${standard}` : standard;
}

/** Puts version and variant in their places (RFC 9562 sections 4.1 and 4.2). */
function stamp(bytes: Uint8Array, version: number): Uint8Array {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** A NanoID over its own alphabet of 64, so that six bits of each byte are one character without bias. */
export function nanoId(random: Uint8Array): string {
  return Array.from(random, (byte) => ALPHABET[byte & 63]).join("");
}

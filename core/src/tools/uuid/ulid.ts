/** Crockford's Base32: no I, L, O or U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A ULID (github.com/ulid/spec): 48 bits of time and 80 random ones.
 * @param random 10 random bytes @param ms since 1970, below 2 to the power of 48
 */
export function ulid(random: Uint8Array, ms: number): string {
  let value = BigInt(ms);
  for (const byte of random) value = (value << 8n) | BigInt(byte);
  let text = "";
  for (let i = 0; i < 26; i++) {
    text = (DIGITS[Number(value & 31n)] ?? "") + text;
    value >>= 5n;
  }
  return text;
}

/** The time of a ULID in milliseconds since 1970; undefined when the text is none. Reads I and L as 1, O as 0. */
export function ulidTime(text: string): number | undefined {
  const digits = text.toUpperCase().replace(/[IL]/g, "1").replaceAll("O", "0");
  // A first digit above 7 would need more than 128 bits.
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(digits)) return undefined;
  let ms = 0;
  for (const digit of digits.slice(0, 10)) ms = ms * 32 + DIGITS.indexOf(digit);
  return ms;
}

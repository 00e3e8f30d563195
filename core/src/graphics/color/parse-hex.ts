export const BLACK = "#000000";
export const WHITE = "#ffffff";

export interface ParsedHex {
  /** Six digits, lower case: `#3b82f6`. Black when the text is not a color. */
  readonly hex: string;
  readonly isValid: boolean;
}

/**
 * Reads a hex color: an optional leading hash and six digits. Three digits are doubled (`#abc` is `#aabbcc`). Anything
 * else is black, and says that it is not valid.
 */
export function parseHex(text: string): ParsedHex {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return { hex: BLACK, isValid: false };
  return { hex: `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`, isValid: true };
}

/**
 * One filled outline of an emoji: index into the block's paths, color, and what differs from a plain fill.
 * `o` opacity 0 to 1, `r` 1 for the even-odd rule, `s` stroke width in place of a fill, `c` clip (index of a path).
 */
export type EmojiLayer = readonly [
  path: number,
  color: string,
  more?: { readonly o?: number; readonly r?: 1; readonly s?: number; readonly c?: number },
];

/** One file below core/assets/emoji: the outlines of neighboring emoji, equal outlines once. */
export interface EmojiBlock {
  /** SVG path data in a square of {@link EMOJI_BOX}. */
  readonly paths: readonly string[];
  readonly emoji: Readonly<Record<string, readonly EmojiLayer[]>>;
}

/** The side of the square the outlines are drawn in. */
export const EMOJI_BOX = 36;

/** The key of an emoji: its code points in hex, joined by dashes, without variation selectors. */
export function emojiKey(emoji: string): string {
  return Array.from(emoji, (char) => char.codePointAt(0) ?? 0)
    .filter((code) => code !== 0xfe0e && code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join("-");
}

/** The name of the asset that holds the emoji: people and flags, which have many, by first code point; else by eight. */
export function emojiBlockName(key: string): string {
  const code = Number.parseInt(key, 16);
  const isCrowded = (code >= 0x1f1e6 && code <= 0x1f1ff) || [0x1f468, 0x1f469, 0x1f9d1].includes(code);
  const first = code - (code % 8);
  const name = isCrowded ? code.toString(16) : `${first.toString(16)}-${(first + 7).toString(16)}`;
  return `emoji/${name}.json`;
}

import bidiFactory from "bidi-js";

const bidi = bidiFactory();
const RIGHT_TO_LEFT =
  /[\u{590}-\u{8ff}\u{200f}\u{202b}\u{202e}\u{2067}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text needs the bidirectional algorithm at all. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

export interface Levels {
  /** One per UTF-16 unit; odd is right to left. */
  readonly levels: Uint8Array;
  /** The direction of the paragraph: 0 or 1. */
  readonly base: number;
}

/** Embedding levels of a paragraph (UAX #9), its direction by its first strong character. */
export function embeddingLevels(text: string): Levels {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, "auto");
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** The text as it is drawn right to left: brackets turned around (UAX #9, rule L4). */
export function mirror(text: string): string {
  return Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join("");
}

/** {@link mirror} of one code point. */
export function mirrorCode(code: number): number {
  return bidi.getMirroredCharacter(String.fromCodePoint(code))?.codePointAt(0) ?? code;
}

/** The order of pieces on a line, left to right, by their levels (UAX #9, rule L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = highest; level >= lowestOdd; level--)
    for (let start = 0; start < order.length; start++) {
      if ((levels[order[start] ?? 0] ?? 0) < level) continue;
      let end = start;
      while (end + 1 < order.length && (levels[order[end + 1] ?? 0] ?? 0) >= level) end++;
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).toReversed());
      start = end;
    }
  return order;
}

import type { Pen } from "../../ports/index.ts";
import { drawEmoji, type EmojiArt } from "./emoji-art.ts";
import { splitEmoji } from "./emoji-text.ts";
import type { FontWeight } from "./font-table.ts";
import { fontOf } from "./fonts.ts";

export interface TextStyle {
  readonly weight: FontWeight;
  /** Pixels. */
  readonly size: number;
  /** Space added after every character, in em; large text is set a little tighter. */
  readonly tracking: number;
  /** A family asked after the bundled ones, see own-font.ts. */
  readonly family?: string | undefined;
}

// An emoji in a line fills its height: as far over the baseline as the first line has room, as far below as descenders.
const SIDE = 1;
const GAP = 0.08;

/** How far the top of a line is over its baseline, in em. */
export const ASCENT = 0.83;

/** Sets the font of the pen. */
export function applyStyle(pen: Pen, { weight, size, tracking, family }: TextStyle): void {
  pen.font = fontOf(weight, size, family);
  pen.letterSpacing = `${round(tracking * size)}px`;
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
}

/** The width of one line in pixels, emoji included. The pen must have the style. */
export function lineWidth(pen: Pen, text: string, style: TextStyle, art: EmojiArt): number {
  return splitEmoji(text).reduce((width, run) => width + runWidth(pen, run, style, art), 0);
}

/**
 * Draws one line with its left end at x and its baseline at y.
 * @param isRtl the direction of the whole text, not of the line: then the runs go leftward
 */
export function drawLine(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  art: EmojiArt,
  isRtl = readsRightToLeft(text),
): void {
  const runs = splitEmoji(text);
  pen.save();
  applyStyle(pen, style);
  pen.direction = isRtl ? "rtl" : "ltr";
  let left = x;
  for (const run of isRtl ? runs.toReversed() : runs) {
    const width = runWidth(pen, run, style, art);
    if (run.kind === "text") pen.fillText(run.text, left, y);
    else {
      const side = style.size * SIDE;
      const isDrawn = drawEmoji(pen, art, run.key, left + style.size * GAP, y - style.size * ASCENT, side);
      if (!isDrawn) pen.fillText(run.emoji, left, y);
    }
    left += width;
  }
  pen.restore();
}

function runWidth(pen: Pen, run: ReturnType<typeof splitEmoji>[number], style: TextStyle, art: EmojiArt): number {
  if (run.kind === "text") return pen.measureText(run.text).width;
  return art.has(run.key) ? style.size * (SIDE + 2 * GAP) : pen.measureText(run.emoji).width;
}

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}]/u;

/** Whether its letters hang together: space between them, even negative, would break words apart. */
export function hasJoinedLetters(text: string): boolean {
  return JOINED.test(text);
}

/** The direction of a text by its first letter (UAX #9, rules P2 and P3). */
export function readsRightToLeft(text: string): boolean {
  return RTL_LETTER.test(LETTER.exec(text)?.[0] ?? "");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

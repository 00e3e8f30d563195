import type { Pen } from "../../ports/index.ts";
import { graphemes } from "../../text/graphemes.ts";
import { splitWords, type Word } from "./break-text.ts";
import type { EmojiArt } from "./emoji-art.ts";
import type { FontWeight } from "./font-table.ts";
import { applyStyle, lineWidth, type TextStyle } from "./text-line.ts";

export interface FitRequest {
  readonly text: string;
  readonly weight: FontWeight;
  /** Em. */
  readonly tracking: number;
  /** As in {@link TextStyle}. */
  readonly family?: string | undefined;
  /** Pixels. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxLines: number;
  /** Distance of two baselines, in em. */
  readonly leading: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** Pixels between two baselines. */
  readonly leading: number;
  /** Pixels of the widest line, and of all lines from the top of the first to the bottom of the last. */
  readonly width: number;
  readonly height: number;
  /** The text did not fit at the smallest size and ends in "…". */
  readonly isCut: boolean;
}

// A word too long for the line is broken before the text gets smaller than this part of its largest size.
const BREAK_WORDS_BELOW = 0.55;

/**
 * Finds the largest size at which the text fits its box, and its lines: words stay whole while that costs less than
 * half the size, lines are balanced, and what does not fit at the smallest size is cut with "…".
 */
export function fitText(pen: Pen, art: EmojiArt, request: FitRequest): FittedText {
  const words = splitWords(request.text);
  const { maxSize, minSize } = request;
  const whole = Math.max(minSize, Math.ceil(maxSize * BREAK_WORDS_BELOW));
  pen.save();
  const fitted =
    largestFit(whole, maxSize, (size) => fitAt(pen, art, request, words, size, false)) ??
    largestFit(minSize, maxSize, (size) => fitAt(pen, art, request, words, size, true)) ??
    cutAt(pen, art, request, words);
  pen.restore();
  return fitted;
}

/** The fit of the largest size found by halving: what fits at one size fits, but for rare breaks, at any smaller. */
function largestFit(
  minSize: number,
  maxSize: number,
  fit: (size: number) => FittedText | undefined,
): FittedText | undefined {
  let best = fit(maxSize);
  if (best || minSize >= maxSize) return best;
  let [low, high] = [minSize, maxSize];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = fit(middle);
    if (found) [best, low] = [found, middle + 1];
    else high = middle;
  }
  return best;
}

/** How tall so many lines are: the first and last reach one em beyond their baselines' distance. */
function heightOf(lines: number, size: number, leading: number): number {
  return lines === 0 ? 0 : (lines - 1) * size * leading + size;
}

function styleOf({ weight, tracking, family }: FitRequest, size: number): TextStyle {
  return { weight, size, tracking, family };
}

function fitAt(
  pen: Pen,
  art: EmojiArt,
  request: FitRequest,
  words: readonly Word[],
  size: number,
  breaksWords: boolean,
): FittedText | undefined {
  const style = styleOf(request, size);
  const measure = measurer(pen, art, style);
  const lines = wrap(words, request.maxWidth, measure, breaksWords);
  if (!lines || lines.length > request.maxLines) return undefined;
  if (heightOf(lines.length, size, request.leading) > request.maxHeight) return undefined;
  return finished(balance(words, lines, request.maxWidth, measure), style, request.leading, measure, false);
}

function cutAt(pen: Pen, art: EmojiArt, request: FitRequest, words: readonly Word[]): FittedText {
  const style = styleOf(request, request.minSize);
  const measure = measurer(pen, art, style);
  const room = Math.floor((request.maxHeight - request.minSize) / (request.minSize * request.leading)) + 1;
  const count = Math.max(0, Math.min(request.maxLines, room));
  const all = wrap(words, request.maxWidth, measure, true) ?? [];
  const lines = all.slice(0, count);
  const isCut = all.length > count;
  if (isCut && count > 0) lines[count - 1] = cut(lines[count - 1] ?? "", request.maxWidth, measure);
  return finished(lines, style, request.leading, measure, isCut);
}

function finished(
  lines: readonly string[],
  style: TextStyle,
  leading: number,
  measure: (text: string) => number,
  isCut: boolean,
): FittedText {
  return {
    lines,
    style,
    leading: leading * style.size,
    width: Math.max(0, ...lines.map(measure)),
    height: heightOf(lines.length, style.size, leading),
    isCut,
  };
}

/** Measures lines in a style, each once. The pen keeps the style until the next measurer. */
function measurer(pen: Pen, art: EmojiArt, style: TextStyle): (text: string) => number {
  applyStyle(pen, style);
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? lineWidth(pen, text, style, art);
    known.set(text, width);
    return width;
  };
}

/** Fills line after line. `undefined` when a word is wider than the line and may not be broken. */
function wrap(
  words: readonly Word[],
  maxWidth: number,
  measure: (text: string) => number,
  breaksWords: boolean,
): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const { text, spaced } of words) {
    const joined = line === "" ? text : `${line}${spaced ? " " : ""}${text}`;
    if (measure(joined) <= maxWidth) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = text;
    if (measure(line) <= maxWidth) continue;
    if (!breaksWords) return undefined;
    const pieces = breakWord(line, maxWidth, measure);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Breaks a word into pieces of about equal width, so that no single letter is left over. */
function breakWord(word: string, maxWidth: number, measure: (text: string) => number): string[] {
  const count = Math.ceil(measure(word) / maxWidth);
  for (const target of [measure(word) / count, maxWidth]) {
    const pieces: string[] = [];
    let piece = "";
    for (const cluster of graphemes(word)) {
      const isFull = piece !== "" && (measure(piece) >= target || measure(piece + cluster) > maxWidth);
      if (isFull) pieces.push(piece);
      piece = isFull ? cluster : piece + cluster;
    }
    pieces.push(piece);
    if (pieces.length <= count || target === maxWidth) return pieces;
  }
  return [word];
}

/**
 * The same number of lines at the smallest width that holds them: no lone word at the end. Lines with a broken word
 * stay, its pieces are even already.
 */
function balance(
  words: readonly Word[],
  lines: readonly string[],
  maxWidth: number,
  measure: (text: string) => number,
): readonly string[] {
  if (lines.length < 2) return lines;
  let [low, high] = [maxWidth / lines.length / 2, maxWidth];
  let best = lines;
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const narrower = wrap(words, middle, measure, false);
    if (narrower && narrower.length <= lines.length) [best, high] = [narrower, middle];
    else low = middle;
  }
  return best;
}

function cut(line: string, maxWidth: number, measure: (text: string) => number): string {
  const clusters = graphemes(line);
  while (clusters.length > 0 && measure(`${clusters.join("").trimEnd()}…`) > maxWidth) clusters.pop();
  return `${clusters.join("").replace(/[\s.,;:–—-]+$/u, "")}…`;
}

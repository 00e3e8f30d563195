import { fontOf } from "../../graphics/drawing/fonts.ts";
import type { FontWeight } from "../../graphics/drawing/font-table.ts";
import { drawableText } from "../../graphics/drawing/drawable-text.ts";
import type { EmojiArt } from "../../graphics/drawing/emoji-art.ts";
import { isEmoji } from "../../graphics/drawing/emoji-text.ts";
import { lineWidth, readsRightToLeft } from "../../graphics/drawing/text-line.ts";
import type { Pen } from "../../ports/index.ts";
import { graphemes } from "../../text/graphemes.ts";

/** A text cut to what a box can hold. */
export interface BoxLabel {
  readonly text: string;
  /** Pixels at zoom 1. */
  readonly size: number;
  /** Emoji are drawn as outlines, letter runs between them as text. */
  readonly hasEmoji: boolean;
  /** Its runs go leftward, and its ellipsis stands at the left. */
  readonly isRtl: boolean;
}

/** No box holds more, however small its letters. */
const MOST = 200;

/** Titles are cut to so many characters: of components, and of sub-tasks. */
export const TITLE_LENGTHS = { component: 20, subTask: 15 } as const;

/** The first characters of a text; what was cut off is shown as an ellipsis, which does not count. */
export function cutText(text: string, length: number): string {
  // more code units than any so many characters have in practice, so that a long text costs nothing
  const clusters = graphemes(text.slice(0, length * 40));
  return clusters.length <= length && text.length <= length * 40
    ? text
    : `${clusters.slice(0, length).join("").trimEnd()}…`;
}

/** Fits a text into a width: first smaller by up to two pixels, then shorter. */
export function fitLabel(
  pen: Pen,
  text: string,
  { weight, size, width }: { readonly weight: FontWeight; readonly size: number; readonly width: number },
  art: EmojiArt,
): BoxLabel {
  const drawable = drawableText(cutText(text, MOST));
  const clusters = graphemes(drawable);
  const kind = { hasEmoji: clusters.some(isEmoji), isRtl: readsRightToLeft(drawable) };
  const font = pen.font;
  // as it is drawn: an emoji of several joined ones is one picture
  const widthOf = (part: string, px: number) =>
    kind.hasEmoji ? lineWidth(pen, part, { weight, size: px, tracking: 0 }, art) : pen.measureText(part).width;
  for (const each of [size, size - 1, size - 2]) {
    pen.font = fontOf(weight, each);
    if (widthOf(drawable, each) <= width) {
      pen.font = font;
      return { text: drawable, size: each, ...kind };
    }
  }
  if (clusters.at(-1) === "…") clusters.pop();
  while (clusters.length > 1 && widthOf(`${clusters.join("").trimEnd()}…`, size - 2) > width) clusters.pop();
  pen.font = font;
  return { text: `${clusters.join("").trimEnd()}…`, size: size - 2, ...kind };
}

/* The parts that board and dashboard are drawn of. */
import type { EmojiArt } from "../../../graphics/drawing/emoji-art.ts";
import type { FontWeight } from "../../../graphics/drawing/font-table.ts";
import { fontOf } from "../../../graphics/drawing/fonts.ts";
import { drawLine, lineWidth } from "../../../graphics/drawing/text-line.ts";
import type { Pen } from "../../../ports/index.ts";
import { fitLabel } from "../box-label.ts";
import type { MapTheme } from "../map-theme.ts";

export interface Words {
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color: string;
  readonly align?: "left" | "right" | "center";
}

/** One line of our own words, its baseline at y. */
export function write(pen: Pen, text: string, x: number, y: number, words: Words): void {
  const { size = 12, weight = 400, color, align = "left" } = words;
  pen.font = fontOf(weight, size);
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.textBaseline = "alphabetic";
  pen.fillText(text, x, y);
  pen.textAlign = "left";
}

/** One line of the user's words, made smaller or cut to fit a width; emoji as outlines. Returns its width. */
export function writeFitted(
  pen: Pen,
  art: EmojiArt,
  text: string,
  x: number,
  y: number,
  { size = 12, weight = 400, color, width }: Words & { readonly width: number },
): number {
  const label = fitLabel(pen, text, { weight, size, width }, art);
  pen.fillStyle = color;
  const style = { weight, size: label.size, tracking: 0 };
  drawLine(pen, label.text, x, y, style, art, label.isRtl);
  pen.font = fontOf(weight, label.size);
  return Math.min(width, lineWidth(pen, label.text, style, art));
}

export function card(pen: Pen, theme: MapTheme, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, 10);
  pen.fillStyle = theme.card;
  pen.fill();
  pen.strokeStyle = theme.line2;
  pen.lineWidth = 1;
  pen.stroke();
}

export function dot(pen: Pen, x: number, y: number, color: string): void {
  pen.beginPath();
  pen.arc(x, y, 4, 0, Math.PI * 2);
  pen.fillStyle = color;
  pen.fill();
}

/** A bar that is full at share 1. */
export function bar(
  pen: Pen,
  theme: MapTheme,
  x: number,
  y: number,
  width: number,
  share: number,
  color: string,
  height = 4,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, height / 2);
  pen.fillStyle = theme.track;
  pen.fill();
  if (share <= 0) return;
  pen.beginPath();
  pen.roundRect(x, y, Math.max(height, width * Math.min(1, share)), height, height / 2);
  pen.fillStyle = color;
  pen.fill();
}

export function rule(pen: Pen, theme: MapTheme, x: number, y: number, width: number): void {
  pen.fillStyle = theme.line1;
  pen.fillRect(x, y, width, 1);
}

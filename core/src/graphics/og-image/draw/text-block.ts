import { type FitRequest, type FittedText, fitText } from "../../drawing/fit-text.ts";
import {
  applyStyle,
  ASCENT,
  drawLine,
  hasJoinedLetters,
  lineWidth,
  readsRightToLeft,
} from "../../drawing/text-line.ts";
import type { Rect } from "../../../ports/rect.ts";
import type { Scene } from "./scene.ts";

export interface BlockStyle {
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** The largest size of the title, in units. */
  readonly titleSize: number;
  /** The largest size of the description, in units. */
  readonly textSize: number;
}

type Request = Omit<FitRequest, "family" | "maxWidth" | "maxHeight" | "text">;

/** Draws title and description into a box, as large as they fit, the title first in size and in claim. */
export function drawTextBlock(scene: Scene, box: Rect, look: BlockStyle): void {
  const { title, text, gap } = fitBlock(scene, box, look);
  const height = title.height + gap + text.height;
  const free = box.height - height;
  const top = box.y + (look.anchor === "top" ? 0 : look.anchor === "middle" ? free / 2 : free);
  drawText(scene, title, scene.theme.title, box, top, look.align);
  drawText(scene, text, scene.theme.text, box, top + title.height + gap, look.align);
}

/** Draws the title alone. */
export function drawTitle(scene: Scene, box: Rect, look: BlockStyle): void {
  drawAlone(scene, fitOne(scene, box, scene.input.title, titleRequest(scene, look)), scene.theme.title, box, look);
}

/** Draws the description alone. */
export function drawDescription(scene: Scene, box: Rect, look: BlockStyle): void {
  const { theme, input } = scene;
  drawAlone(scene, fitOne(scene, box, input.description, textRequest(scene, look)), theme.text, box, look);
}

function drawAlone(scene: Scene, text: FittedText, color: string, box: Rect, look: BlockStyle): void {
  const free = box.height - text.height;
  const top = box.y + (look.anchor === "top" ? 0 : look.anchor === "middle" ? free / 2 : free);
  drawText(scene, text, color, box, top, look.align);
}

function fitBlock(
  scene: Scene,
  box: Rect,
  look: BlockStyle,
): { readonly title: FittedText; readonly text: FittedText; readonly gap: number } {
  const { input, unit } = scene;
  const request = textRequest(scene, look);
  // Each try leaves the title more room: the description gets smaller, then shorter.
  const tries = [
    { ...request, minSize: request.maxSize },
    { ...request, maxSize: Math.max(request.minSize, Math.round(24 * unit)) },
    { ...request, maxSize: request.minSize, maxLines: 3 },
    { ...request, maxSize: request.minSize, maxLines: 2 },
    { ...request, maxSize: request.minSize, maxLines: 1 },
  ];
  const enough = Math.min(look.titleSize, 46) * unit;
  let best: ReturnType<typeof fitBlock> | undefined;
  for (const attempt of tries) {
    const text = fitOne(scene, { ...box, width: Math.min(box.width, 860 * unit) }, input.description, attempt);
    const gap = input.title.trim() === "" || text.lines.length === 0 ? 0 : Math.round(22 * unit);
    const left = { ...box, height: Math.max(0, box.height - text.height - gap) };
    const title = fitOne(scene, left, input.title, titleRequest(scene, look));
    const block = { title, text, gap };
    if (!title.isCut && !text.isCut && title.style.size >= enough) return block;
    const isBetter = best === undefined || rank(block) > rank(best);
    if (isBetter) best = block;
  }
  return best ?? fitBlock(scene, box, look);
}

// A whole title counts most, then a whole description, then the size of the title.
function rank({ title, text }: { readonly title: FittedText; readonly text: FittedText }): number {
  return (title.isCut ? 0 : 1e6) + (text.isCut ? 0 : 1e4) + title.style.size;
}

function titleRequest({ unit }: Scene, { titleSize }: BlockStyle): Request {
  const size = Math.round(titleSize * unit);
  const minSize = Math.min(size, Math.round(30 * unit));
  return { weight: 700, tracking: -0.035, leading: 1.08, maxLines: 4, maxSize: size, minSize };
}

function textRequest({ unit }: Scene, { textSize }: BlockStyle): Request {
  const size = Math.round(textSize * unit);
  const minSize = Math.min(size, Math.round(20 * unit));
  return { weight: 400, tracking: -0.011, leading: 1.38, maxLines: 4, maxSize: size, minSize };
}

function fitOne({ pen, art, fontFamily }: Scene, box: Rect, text: string, request: Request): FittedText {
  const tracking = hasJoinedLetters(text) ? 0 : request.tracking;
  const place = { maxWidth: box.width, maxHeight: box.height };
  return fitText(pen, art, { ...request, ...place, tracking, text: text.trim(), family: fontFamily });
}

function drawText(
  { pen, art }: Scene,
  { lines, style, leading }: FittedText,
  color: string,
  box: Rect,
  top: number,
  align: BlockStyle["align"],
): void {
  const isRtl = readsRightToLeft(lines.join(" "));
  pen.fillStyle = color;
  for (const [index, line] of lines.entries()) {
    pen.save();
    applyStyle(pen, style);
    const width = lineWidth(pen, line, style, art);
    pen.restore();
    const left = align === "center" ? (box.width - width) / 2 : isRtl ? box.width - width : 0;
    // Whole pixels keep the letters of every host on the same grid.
    drawLine(
      pen,
      line,
      Math.round(box.x + left),
      Math.round(top + style.size * ASCENT + index * leading),
      style,
      art,
      isRtl,
    );
  }
}

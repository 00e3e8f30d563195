import type { PathShape, Pen, Ports, Surface } from "../../../ports/index.ts";
import type { BoxMark, DisplayList, EmojiMark, PageMark, TextMark } from "../display-list.ts";
import type { Face } from "../fonts/face.ts";
import { EMOJI_SCALE } from "../fonts/font-set.ts";

/** The bolder stroke of a face without a bold cut: a share of the em. */
const BOLDER = 0.03;

/**
 * Draws pages as pictures: the same marks as in the file, text as the outlines of its glyphs, so that every host gives
 * the same page. One instance keeps the outlines of all its pages.
 */
export class PageDrawer {
  readonly #canvas: Ports["canvas"];
  readonly #list: DisplayList;
  readonly #glyphs = new Map<Face, Map<number, PathShape | undefined>>();
  readonly #paths = new Map<string, PathShape>();
  constructor(list: DisplayList, canvas: Ports["canvas"]) {
    this.#canvas = canvas;
    this.#list = list;
  }

  /** @param page from 0 @param scale pixels for a point: 4/3 is the size of the page on screen (96 to the inch) */
  draw(page: number, scale: number): Surface {
    const { width, height, pages } = this.#list;
    const surface = this.#canvas.surface(Math.round(width * scale), Math.round(height * scale));
    const { pen } = surface;
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, surface.width, surface.height);
    pen.save();
    pen.scale(surface.width / width, surface.height / height);
    for (const mark of pages[page]?.marks ?? []) this.#mark(mark, surface);
    pen.restore();
    return surface;
  }

  #mark(mark: PageMark, surface: Surface): void {
    const { pen } = surface;
    switch (mark.kind) {
      case "text":
        return this.#text(mark, pen);
      case "emoji":
        return this.#emoji(mark, pen);
      case "box":
        return drawBox(mark, pen);
      case "picture":
        return surface.draw(mark.picture.decoded, mark.x, mark.y, mark.width, mark.height);
      case "stroke": {
        pen.strokeStyle = mark.color;
        pen.lineWidth = mark.lineWidth;
        pen.lineCap = "round";
        pen.lineJoin = "round";
        pen.beginPath();
        for (const [index, [x, y]] of mark.points.entries())
          if (index === 0) pen.moveTo(mark.x + x, mark.y + y);
          else pen.lineTo(mark.x + x, mark.y + y);
        pen.stroke();
      }
    }
  }

  #text({ x, y, size, color, runs }: TextMark, pen: Pen): void {
    pen.fillStyle = color;
    let left = x;
    for (const { face, ids, advances, offsets } of runs) {
      const unit = size / face.font.unitsPerEm;
      for (const [index, id] of ids.entries()) {
        const shape = this.#glyph(face, id);
        const offset = offsets?.[index];
        if (shape) {
          pen.save();
          pen.translate(left + ((offset?.x ?? 0) * size) / 1000, y - ((offset?.y ?? 0) * size) / 1000);
          // outlines of fonts go upwards
          pen.scale(unit, -unit);
          pen.fill(shape);
          if (face.isEmboldened) {
            pen.strokeStyle = color;
            pen.lineWidth = BOLDER * face.font.unitsPerEm;
            pen.stroke(shape);
          }
          pen.restore();
        }
        left += ((advances[index] ?? 0) * size) / 1000;
      }
    }
  }

  #glyph(face: Face, id: number): PathShape | undefined {
    let shapes = this.#glyphs.get(face);
    if (!shapes) this.#glyphs.set(face, (shapes = new Map()));
    if (!shapes.has(id)) {
      const data = face.font.getGlyph(id).path.toSVG();
      shapes.set(id, data === "" ? undefined : this.#canvas.path(data));
    }
    return shapes.get(id);
  }

  #emoji({ x, y, size, piece }: EmojiMark, pen: Pen): void {
    pen.save();
    pen.translate(x, y);
    pen.scale(size * EMOJI_SCALE, size * EMOJI_SCALE);
    for (const { path, color, opacity, rule, stroke, clip } of piece.outlines) {
      pen.save();
      if (clip !== undefined) pen.clip(this.#path(clip));
      pen.globalAlpha = opacity;
      if (stroke === undefined) {
        pen.fillStyle = color;
        pen.fill(this.#path(path), rule);
      } else {
        pen.strokeStyle = color;
        pen.lineWidth = stroke;
        pen.lineCap = "round";
        pen.stroke(this.#path(path));
      }
      pen.restore();
    }
    pen.restore();
  }

  #path(data: string): PathShape {
    let shape = this.#paths.get(data);
    if (!shape) this.#paths.set(data, (shape = this.#canvas.path(data)));
    return shape;
  }
}

function drawBox({ x, y, width, height, fill, stroke, lineWidth = 1, radius = 0 }: BoxMark, pen: Pen): void {
  const round = Math.min(radius, width / 2, height / 2);
  if (fill !== undefined && round === 0 && stroke === undefined) {
    pen.fillStyle = fill;
    return pen.fillRect(x, y, width, height);
  }
  pen.beginPath();
  if (round > 0) pen.roundRect(x, y, width, height, round);
  else pen.rect(x, y, width, height);
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = lineWidth;
  pen.stroke();
}

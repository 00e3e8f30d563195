import { fillCorners } from "../../graphics/drawing/fill-corners.ts";
import type { Canvas, Drawing } from "../../ports/index.ts";
import type { FaviconInput } from "./fields.ts";
import { drawMark, type Mark } from "./mark.ts";
import { SAFE_ZONE } from "./sizes.ts";

/** A tab icon in its shape; an icon that iOS cuts itself, opaque; one that Android cuts to any shape. */
export type IconKind = "icon" | "apple" | "maskable";

export type IconStyle = Pick<FaviconInput, "backgroundColor" | "textColor" | "shape" | "padding" | "transparent">;

// Of the side; what "rounded" means.
const RADIUS = 0.1;
// Up to this many pixels an icon needs every one of them: the padding is halved.
const SMALL = 32;
// Up to this many pixels letters are set on the grid of pixels.
const SNAPPED = 48;
// Letters this high are as strong as a picture that fills the room.
const LETTER_HEIGHT = 0.76;
const MIN_APPLE_PADDING = 0.1;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly diagonal: number;
}

/** How large the mark may be, in parts of the side. */
export function markRoom(kind: IconKind, look: IconStyle, size: number): Room {
  const padding = (look.padding / 100) * (size <= SMALL ? 0.5 : 1);
  // within the circle that no mask cuts, and a hair more
  if (kind === "maskable") return { width: SAFE_ZONE, height: SAFE_ZONE, diagonal: SAFE_ZONE * 0.97 };
  const free = 1 - 2 * (kind === "apple" ? Math.max(padding, MIN_APPLE_PADDING) : padding);
  const isRound = kind === "icon" && look.shape === "circle" && !look.transparent;
  return { width: free, height: free, diagonal: isRound ? (1 + free) / 2 : Infinity };
}

/** The ground alone: nothing where it is transparent. */
export function drawGround({ pen }: Drawing, kind: IconKind, look: IconStyle, size: number): void {
  if (kind === "icon" && look.transparent) return;
  pen.fillStyle = look.backgroundColor;
  traceShape(pen, kind, look, size);
  pen.fill();
}

/** The mark in the middle. */
export function drawContent(
  drawing: Drawing,
  canvas: Pick<Canvas, "path">,
  mark: Mark,
  kind: IconKind,
  look: IconStyle,
  size: number,
): void {
  const room = markRoom(kind, look, size);
  const isLetters = mark.kind === "text" && mark.isLetters;
  const largest =
    size *
    Math.min(
      room.width / mark.width,
      (room.height * (isLetters ? LETTER_HEIGHT : 1)) / mark.height,
      room.diagonal / Math.hypot(mark.width, mark.height),
    );
  const isSnapped = isLetters && size <= SNAPPED;
  const em = isSnapped ? snapped(largest, mark, size, room.diagonal === Infinity) : largest;
  const x = (size - mark.width * em) / 2;
  const y = (size - mark.height * em) / 2;
  drawMark(drawing, canvas, mark, { x, y: isSnapped ? Math.round(y) : y, em, color: look.textColor });
}

/** Letters from a whole pixel down to a whole pixel: half of one is a gray line. Larger than asked only where it fits. */
function snapped(em: number, { ascent, width }: Mark & { kind: "text" }, size: number, mayGrow: boolean): number {
  const rows = ascent * em;
  const nearest = Math.max(1, Math.round(rows)) / ascent;
  return nearest <= em || (mayGrow && width * nearest <= size) ? nearest : Math.max(1, Math.floor(rows)) / ascent;
}

/** Whether the mark may reach beyond the shape: a picture may, letters never do. */
export function isTruncated(mark: Mark, kind: IconKind, { shape }: Pick<IconStyle, "shape">): boolean {
  return mark.kind === "picture" && kind === "icon" && shape !== "square";
}

/** Draws a whole icon on a bitmap as large as it. */
export function drawIcon(
  drawing: Drawing,
  canvas: Pick<Canvas, "path">,
  mark: Mark,
  kind: IconKind,
  look: IconStyle,
): void {
  const { pen, width: size } = drawing;
  if (!isTruncated(mark, kind, look)) {
    drawGround(drawing, kind, look, size);
    return drawContent(drawing, canvas, mark, kind, look, size);
  }
  drawContent(drawing, canvas, mark, kind, look, size);
  pen.save();
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = "#000000";
  fillCorners(pen, { x: 0, y: 0, width: size, height: size }, size * (look.shape === "circle" ? 0.5 : RADIUS));
  pen.globalCompositeOperation = "destination-over";
  drawGround(drawing, kind, look, size);
  pen.restore();
}

/** Begins the outline of the shape. */
export function traceShape(pen: Drawing["pen"], kind: IconKind, { shape }: IconStyle, size: number): void {
  pen.beginPath();
  if (kind !== "icon" || shape === "square") pen.rect(0, 0, size, size);
  else if (shape === "rounded") pen.roundRect(0, 0, size, size, size * RADIUS);
  else pen.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
}

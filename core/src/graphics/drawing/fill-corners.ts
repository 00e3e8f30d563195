import type { Pen, Rect } from "../../ports/index.ts";

/** Which corners, clockwise from the upper left. */
type Corners = readonly [upperLeft: boolean, upperRight: boolean, lowerRight: boolean, lowerLeft: boolean];

/**
 * Fills what lies between a box and the same box with round corners: with a color over a picture, its corners are cut
 * off smoothly; with `destination-out`, they are erased. In place of a round clip, whose edge differs between hosts.
 */
export function fillCorners(
  pen: Pen,
  { x, y, width, height }: Rect,
  radius: number,
  corners: Corners = [true, true, true, true],
): void {
  const places = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  for (const [index, [cornerX, cornerY]] of places.entries()) {
    if (!corners[index] || radius <= 0) continue;
    pen.save();
    pen.translate(cornerX, cornerY);
    pen.rotate((index * Math.PI) / 2);
    pen.beginPath();
    // a hair beyond the box, so that no line of the picture stays at its edge
    pen.moveTo(-1, -1);
    pen.lineTo(radius, -1);
    pen.lineTo(radius, 0);
    pen.arc(radius, radius, radius, -Math.PI / 2, Math.PI, true);
    pen.lineTo(-1, radius);
    pen.closePath();
    pen.fill();
    pen.restore();
  }
}

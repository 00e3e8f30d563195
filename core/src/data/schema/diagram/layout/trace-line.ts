import type { Pen } from "../../../../ports/index.ts";
import type { Point } from "../../../../ports/rect.ts";

const RADIUS = 6;

/** Adds a line with rounded corners to the pen's outline. */
export function traceLine(pen: Pick<Pen, "moveTo" | "lineTo" | "quadraticCurveTo">, points: readonly Point[]): void {
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) pen.moveTo(point.x, point.y);
    else if (!after) pen.lineTo(point.x, point.y);
    else {
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      const into = towards(point, before, radius);
      const out = towards(point, after, radius);
      pen.lineTo(into.x, into.y);
      pen.quadraticCurveTo(point.x, point.y, out.x, out.y);
    }
  }
}

const distance = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The point so far from one on an upright or level line to another. */
function towards(from: Point, to: Point, length: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * length, y: from.y + Math.sign(to.y - from.y) * length };
}

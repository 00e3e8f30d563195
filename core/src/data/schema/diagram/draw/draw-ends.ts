import type { Pen } from "../../../../ports/index.ts";
import type { DiagramEdge, Side } from "../diagram.ts";
import type { Point } from "../../../../ports/rect.ts";

const FOOT = 11;
const SPREAD = 5;
const BAR = 4.5;
const CIRCLE = 3.25;

/**
 * The ends of lines in crow's foot notation (Martin): how many rows may stand at that end for one of the other. At the
 * table that holds the key none or many, or none or one when its columns are unique; at the other exactly one, or none
 * or one when the key may be null.
 * @param ground what is behind the lines: circles are filled with it
 */
export function drawEnds(pen: Pen, edges: readonly DiagramEdge[], ground: string): void {
  const circles: Point[] = [];
  pen.beginPath();
  for (const { points, fromSide, toSide, relation } of edges) {
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) continue;
    circles.push(relation.single ? traceOne(pen, start, fromSide, true) : traceMany(pen, start, fromSide));
    const circle = traceOne(pen, end, toSide, relation.optional);
    if (relation.optional) circles.push(circle);
  }
  pen.stroke();
  pen.fillStyle = ground;
  for (const { x, y } of circles) {
    pen.beginPath();
    pen.arc(x, y, CIRCLE, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  }
}

const outward = (side: Side) => (side === "left" ? -1 : 1);

/** A foot of three toes at the table's edge. @returns where the circle stands that says "or none" */
function traceMany(pen: Pen, { x, y }: Point, side: Side): Point {
  const heel = x + outward(side) * FOOT;
  pen.moveTo(x, y - SPREAD);
  pen.lineTo(heel, y);
  pen.lineTo(x, y + SPREAD);
  return { x: heel + outward(side) * CIRCLE, y };
}

/** A bar, and a second one unless there may be none. @returns where the circle stands that says so */
function traceOne(pen: Pen, { x, y }: Point, side: Side, isOptional: boolean): Point {
  for (const at of isOptional ? [6] : [6, 10]) {
    const bar = x + outward(side) * at;
    pen.moveTo(bar, y - BAR);
    pen.lineTo(bar, y + BAR);
  }
  return { x: x + outward(side) * (FOOT + CIRCLE), y };
}

import type { Pen } from "../../../../ports/index.ts";
import type { Rect } from "../../../../ports/rect.ts";
import type { Diagram, DiagramEdge } from "../diagram.ts";
import { drawEnds } from "./draw-ends.ts";
import { drawTables } from "./draw-tables.ts";
import { traceLine } from "../layout/trace-line.ts";
import type { DiagramOptions } from "./diagram-options.ts";
import { touches } from "./touches.ts";

/** Ends of lines are drawn from this scale on. */
const ENDS_FROM = 0.3;
/** Lines of keys that are gone. */
const GONE = [5, 4];
/** So many lines make a dense picture from far away. */
const MANY = 100;

interface EdgeLayer {
  readonly edges: readonly DiagramEdge[];
  readonly color: string;
  readonly width: number;
  readonly alpha: number;
  readonly dash?: number[];
}

/** Draws a diagram at its place: lines, the ends that say how many, then the tables. The ground is the caller's. */
export function drawDiagram(pen: Pen, diagram: Diagram, look: DiagramOptions): void {
  const { colors, scale = 1, selected, visible } = look;
  const shown = diagram.edges.filter((edge) => !visible || touches(boundsOf(edge.points), visible));
  const isChosen = ({ from, to }: { from: number; to: number }) => from === selected || to === selected;
  // Where many lie close, and beside those of a selected table, lines step back.
  const quiet = (selected === undefined ? 1 : 0.75) * (scale < ENDS_FROM && diagram.edges.length > MANY ? 0.7 : 1);
  const markOf = (edge: DiagramEdge) => look.marks?.keys.get(edge.relation.key);
  const marked = (["added", "changed", "gone"] as const).map((mark) => ({
    edges: look.marks ? shown.filter((edge) => !isChosen(edge) && markOf(edge) === mark) : [],
    color: colors[mark],
    width: 1.75,
    alpha: 1,
    dash: mark === "gone" ? GONE : [],
  }));
  const layers: readonly EdgeLayer[] = [
    {
      edges: shown.filter((edge) => !isChosen(edge) && markOf(edge) === undefined),
      color: colors.line,
      width: 1.25,
      alpha: quiet,
    },
    ...marked,
    { edges: shown.filter(isChosen), color: colors.accent, width: 2, alpha: 1 },
  ];
  pen.save();
  pen.lineJoin = "round";
  pen.lineCap = "butt";
  for (const { edges, color, width, alpha, dash = [] } of layers) {
    if (edges.length === 0) continue;
    pen.strokeStyle = color;
    pen.globalAlpha = alpha;
    // Far away a line is still half a pixel of the screen.
    pen.lineWidth = Math.max(width, ((diagram.edges.length > MANY ? 0.4 : 0.6) * width) / scale);
    pen.beginPath();
    for (const edge of edges) traceLine(pen, edge.points);
    if (dash.length > 0) pen.setLineDash(dash);
    pen.stroke();
    if (dash.length > 0) pen.setLineDash([]);
    if (scale < ENDS_FROM) continue;
    pen.lineWidth = width;
    drawEnds(pen, edges, colors.ground);
  }
  pen.globalAlpha = 1;
  drawTables(pen, diagram, look);
  pen.restore();
}

function boundsOf(points: Diagram["edges"][number]["points"]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

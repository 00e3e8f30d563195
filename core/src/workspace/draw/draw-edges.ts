import type { Pen } from "../../ports/index.ts";
import { SUB_SHIFT } from "../layout/blocks.ts";
import { BOX_SIZES, COMPONENT, ROOT, SUB_TASK } from "../layout/mindmap-tree.ts";
import type { MindmapViewport } from "./mindmap-viewport.ts";
import type { MindmapScene } from "./mindmap-scene.ts";

const CARD_HALF = BOX_SIZES[COMPONENT]![0] / 2;
const SUB_HALF = BOX_SIZES[SUB_TASK]![0] / 2;
const [ROOT_HALF, ROOT_HALF_HEIGHT] = BOX_SIZES[ROOT]!.map((side) => side / 2) as [number, number];
/** From a card to the line that comes down beside it. */
const GUTTER = 24;
const BEND = 8;

/** The lines from parents to children, all in one path. */
export function drawEdges(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  const { tree, positions, theme, look } = scene;
  const { x, y } = positions;
  const { parents, kinds } = tree;
  pen.beginPath();
  for (let index = 1; index < parents.length; index++) {
    const parent = parents[index]!;
    const [cx, cy, px, py] = [x[index]!, y[index]!, x[parent]!, y[parent]!];
    if (Math.max(cx, px) < sight.left - 120 || Math.min(cx, px) > sight.right + 120) continue;
    if (Math.max(cy, py) < sight.top - 120 || Math.min(cy, py) > sight.bottom + 120) continue;
    if (sight.detail === 0) {
      // from afar the sub-tasks of a component are one block
      if (kinds[index] === SUB_TASK) continue;
      pen.moveTo(px, py);
      pen.lineTo(cx, cy);
    } else if (kinds[index] === SUB_TASK) subTaskEdge(pen, px, py, cx, cy);
    else if (look.layout === "hierarchical") trunk(pen, px, py, cx, cy);
    else if (look.layout === "radial") branch(pen, px, py, cx, cy);
    else {
      pen.moveTo(px, py);
      pen.lineTo(cx, cy);
    }
  }
  pen.strokeStyle = theme.line3;
  pen.globalAlpha = 0.6;
  pen.lineWidth = Math.max(1, 0.6 / sight.zoom);
  pen.stroke();
  pen.globalAlpha = 1;
}

/** A bracket to a sub-task in the column beside its card; a straight line to one elsewhere. */
function subTaskEdge(pen: Pen, px: number, py: number, cx: number, cy: number): void {
  const side = cx < px ? -1 : 1;
  if (Math.abs(Math.abs(cx - px) - SUB_SHIFT) > 0.5) {
    pen.moveTo(px, py);
    pen.lineTo(cx, cy);
    return;
  }
  const middle = px + side * (CARD_HALF + 12);
  pen.moveTo(px + side * CARD_HALF, py);
  pen.lineTo(middle, py);
  bentLine(pen, middle, py, middle, cy, cx - side * SUB_HALF);
}

/** Down from the root, along, and down the gutter beside the card. */
function trunk(pen: Pen, px: number, py: number, cx: number, cy: number): void {
  const gutter = cx - CARD_HALF - GUTTER;
  const bus = py + ROOT_HALF_HEIGHT + GUTTER;
  const side = gutter < px ? -1 : 1;
  pen.moveTo(px, py + ROOT_HALF_HEIGHT);
  pen.lineTo(px, bus);
  pen.lineTo(gutter - side * BEND, bus);
  pen.quadraticCurveTo(gutter, bus, gutter, bus + BEND);
  bentLine(pen, gutter, bus + BEND, gutter, cy, cx - CARD_HALF);
}

/** A calm curve that leaves the root and meets the card level. */
function branch(pen: Pen, px: number, py: number, cx: number, cy: number): void {
  const side = cx < px ? -1 : 1;
  const [from, to] = [px + side * ROOT_HALF, cx - side * CARD_HALF];
  const middle = (from + to) / 2;
  pen.moveTo(from, py);
  pen.bezierCurveTo(middle, py, middle, cy, to, cy);
}

/** On to a height, then with a round bend to the side. */
function bentLine(pen: Pen, x: number, fromY: number, bendX: number, y: number, toX: number): void {
  const distance = Math.abs(y - fromY);
  const bend = Math.min(BEND, distance);
  if (bend < 1) {
    pen.lineTo(toX, y);
    return;
  }
  pen.lineTo(x, y - Math.sign(y - fromY) * bend);
  pen.quadraticCurveTo(bendX, y, bendX + Math.sign(toX - bendX) * bend, y);
  pen.lineTo(toX, y);
}

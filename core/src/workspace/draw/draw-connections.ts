import type { Pen } from "../../ports/index.ts";
import { BOX_SIZES, COMPONENT } from "../layout/mindmap-tree.ts";
import type { MindmapViewport } from "./mindmap-viewport.ts";
import type { MindmapScene } from "./mindmap-scene.ts";

const HALF_HEIGHT = BOX_SIZES[COMPONENT]![1] / 2;
/** How far lines are drawn toward the root, of the whole way. */
const PULL = 0.45;
/** With more, only those of the selected component are drawn: the others would be a cloud. */
const MOST = 150;

/** Dashed lines between components that share a tag; those of the selected one stand out. */
export function drawConnections(
  pen: Pen,
  scene: MindmapScene,
  sight: MindmapViewport,
  selected: string | undefined,
): void {
  const { connections, theme, tree } = scene;
  if (sight.detail === 0) return;
  const own = selected === undefined ? -1 : (tree.indexOf.get(selected) ?? -1);
  pen.lineCap = "round";
  pen.setLineDash([2, 5]);
  if (connections.length / 2 <= MOST) {
    pen.strokeStyle = theme.line3;
    pen.globalAlpha = own > 0 ? 0.35 : 0.75;
    pen.lineWidth = 1.25;
    strokePairs(pen, scene, sight, (source, target) => source !== own && target !== own);
  }
  if (own > 0) {
    pen.strokeStyle = theme.accent;
    pen.globalAlpha = 1;
    pen.lineWidth = 1.75;
    strokePairs(pen, scene, sight, (source, target) => source === own || target === own);
  }
  pen.setLineDash([]);
  pen.lineCap = "butt";
  pen.globalAlpha = 1;
}

function strokePairs(
  pen: Pen,
  { connections, positions: { x, y }, look }: MindmapScene,
  sight: MindmapViewport,
  isDrawn: (source: number, target: number) => boolean,
): void {
  pen.beginPath();
  for (let at = 0; at < connections.length; at += 2) {
    const [source, target] = [connections[at]!, connections[at + 1]!];
    if (!isDrawn(source, target)) continue;
    const [sx, sy, tx, ty] = [x[source]!, y[source]!, x[target]!, y[target]!];
    if (Math.max(sx, tx) < sight.left - 200 || Math.min(sx, tx) > sight.right + 200) continue;
    if (Math.max(sy, ty) < sight.top - 200 || Math.min(sy, ty) > sight.bottom + 200) continue;
    if (look.layout === "hierarchical") connectInGrid(pen, sx, sy, tx, ty);
    else connectAround(pen, sx, sy, tx, ty, x[0]!, y[0]!);
  }
  pen.stroke();
}

/** In a grid: out of the bottom and into the top of the card below, so that the space between rows carries the lines. */
function connectInGrid(pen: Pen, sx: number, sy: number, tx: number, ty: number): void {
  const isLevel = Math.abs(ty - sy) < HALF_HEIGHT;
  const [fromX, fromY, toX, toY] = sy <= ty ? [sx, sy, tx, ty] : [tx, ty, sx, sy];
  const end = isLevel ? toY + HALF_HEIGHT : toY - HALF_HEIGHT;
  const start = fromY + HALF_HEIGHT;
  const reach = isLevel ? 64 : Math.max(36, (end - start) / 2);
  pen.moveTo(fromX, start);
  pen.bezierCurveTo(fromX, start + reach, toX, isLevel ? end + reach : end - reach, toX, end);
}

/** From middle to middle, drawn toward the root a little; the cards lie over the ends. */
function connectAround(pen: Pen, sx: number, sy: number, tx: number, ty: number, rootX: number, rootY: number): void {
  const [mx, my] = [(sx + tx) / 2, (sy + ty) / 2];
  pen.moveTo(sx, sy);
  pen.quadraticCurveTo(mx + (rootX - mx) * PULL, my + (rootY - my) * PULL, tx, ty);
}

import type { Pen } from "../../ports/index.ts";
import { BOX_SIZES, type BoxKind } from "../layout/mindmap-tree.ts";
import { drawBoxes, drawBoxMarks } from "./draw-boxes.ts";
import { drawConnections } from "./draw-connections.ts";
import { drawEdges } from "./draw-edges.ts";
import { drawTexts } from "./draw-texts.ts";
import type { MindmapScene } from "./mindmap-scene.ts";
import type { MindmapView } from "./mindmap-view.ts";
import type { MindmapViewport } from "./mindmap-viewport.ts";

/** Words under five pixels are noise. */
const WORDS_FROM = 0.38;
const BOXES_FROM = 0.12;
const DOT_STEP = 24;

/**
 * Draws the mindmap as it is seen: only what is in sight, with less detail from afar, one path for all boxes of a color.
 * The same routine makes frames, PNG and SVG.
 */
export function drawMindmap(pen: Pen, scene: MindmapScene, view: MindmapView): void {
  const sight = sightOf(scene, view);
  pen.save();
  if (view.ground) {
    pen.fillStyle = scene.theme.ground;
    pen.fillRect(0, 0, view.width, view.height);
    if (view.ground === "dots" && view.zoom >= 0.5) drawDots(pen, scene, view);
  }
  pen.translate(view.x, view.y);
  pen.scale(view.zoom, view.zoom);
  drawEdges(pen, scene, sight);
  if (scene.look.showConnections) drawConnections(pen, scene, sight, view.selected);
  drawBoxes(pen, scene, sight, view);
  if (sight.detail > 0) drawBoxMarks(pen, scene, sight);
  if (sight.detail === 2) drawTexts(pen, scene, sight);
  pen.restore();
}

function sightOf({ tree: { kinds }, positions: { x, y } }: MindmapScene, view: MindmapView): MindmapViewport {
  const { zoom } = view;
  const [left, top] = [-view.x / zoom, -view.y / zoom];
  const [right, bottom] = [left + view.width / zoom, top + view.height / zoom];
  const boxes: Record<BoxKind, number[]> = [[], [], []];
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index] as BoxKind;
    const [width, height] = BOX_SIZES[kind]!;
    const [dx, dy] = [width / 2 + 4, height / 2 + 14];
    const [cx, cy] = [x[index]!, y[index]!];
    if (cx + dx >= left && cx - dx <= right && cy + dy >= top && cy - dy <= bottom) boxes[kind].push(index);
  }
  return { boxes, detail: zoom < BOXES_FROM ? 0 : zoom < WORDS_FROM ? 1 : 2, zoom, left, top, right, bottom };
}

function drawDots(pen: Pen, { theme }: MindmapScene, view: MindmapView): void {
  const step = DOT_STEP * view.zoom;
  pen.fillStyle = theme.dot;
  pen.beginPath();
  for (let x = ((view.x % step) + step) % step; x < view.width; x += step)
    for (let y = ((view.y % step) + step) % step; y < view.height; y += step) pen.rect(x - 0.75, y - 0.75, 1.5, 1.5);
  pen.fill();
}

import type { Pen } from "../../ports/index.ts";
import { BOX_SIZES, type BoxKind, COMPONENT, ROOT, SUB_TASK } from "../layout/mindmap-tree.ts";
import { doneOf } from "../summary/summarize.ts";
import { boxColor } from "./box-color.ts";
import type { MindmapViewport } from "./mindmap-viewport.ts";
import { type MindmapScene } from "./mindmap-scene.ts";
import type { MindmapView } from "./mindmap-view.ts";

const RADII: readonly number[] = [10, 10, 6];
export const FOLD_PILL = { width: 34, height: 18 } as const;

/** Cards and their edges. */
export function drawBoxes(pen: Pen, scene: MindmapScene, sight: MindmapViewport, view: MindmapView): void {
  const { theme, tree } = scene;
  if (sight.detail === 0) {
    drawBlocks(pen, scene, sight);
    return;
  }
  for (const [kind, fill, line] of [
    [SUB_TASK, theme.card, theme.line1],
    [COMPONENT, theme.card, theme.line2],
    [ROOT, theme.text1, theme.text1],
  ] as const) {
    if (sight.boxes[kind].length === 0) continue;
    boxPath(pen, scene, sight.boxes[kind], kind, sight.detail === 2);
    pen.fillStyle = fill;
    pen.fill();
    pen.strokeStyle = line;
    pen.lineWidth = 1;
    pen.stroke();
  }
  for (const [id, width] of [
    [view.hovered, 1.25],
    [view.selected, 2],
  ] as const) {
    const index = id === undefined ? undefined : tree.indexOf.get(id);
    if (index === undefined) continue;
    boxPath(pen, scene, [index], tree.kinds[index] as BoxKind, true);
    pen.strokeStyle = id === view.selected ? theme.accent : theme.line3;
    pen.lineWidth = width / Math.min(1, sight.zoom);
    pen.stroke();
  }
}

/** From afar: a rectangle in the color of each component, and of each sub-task a paler one. */
function drawBlocks(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  const { theme, tree, look } = scene;
  fillRects(pen, scene, sight.boxes[SUB_TASK], SUB_TASK, theme.line2);
  const groups = new Map<string, number[]>();
  for (const index of sight.boxes[COMPONENT]) {
    const color = boxColor(tree.nodes[index]!, look.scheme, theme);
    const list = groups.get(color);
    if (list) list.push(index);
    else groups.set(color, [index]);
  }
  for (const [color, indexes] of groups) fillRects(pen, scene, indexes, COMPONENT, color);
  fillRects(pen, scene, sight.boxes[ROOT], ROOT, theme.text1);
}

/** The color of each card, done marks of sub-tasks, progress, and how many sub-tasks are folded away. */
export function drawBoxMarks(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  const { tree, positions, theme, look, folded } = scene;
  const { x, y } = positions;
  const tracks = new ColoredRects();
  const bars = new ColoredRects();
  for (const index of sight.boxes[COMPONENT]) {
    const node = tree.nodes[index]!;
    const [left, top] = [x[index]! - 80, y[index]! - 40];
    const { done, total } = doneOf(node);
    const hasBar = look.showProgress && total > 0;
    const color = boxColor(node, look.scheme, theme);
    bars.add(color, left + 12, top + (hasBar ? 12 : 20), 3, 18, 1.5);
    if (hasBar) {
      tracks.add(theme.track, left + 12, top + 60, 104, 4, 2);
      if (done > 0) bars.add(theme.statuses[node.status], left + 12, top + 60, (104 * done) / total, 4, 2);
    }
  }
  for (const index of sight.boxes[ROOT])
    if (look.showProgress) {
      const [left, top] = [x[index]! - 76, y[index]! - 40];
      tracks.add(theme.text3, left, top + 60, 112, 4, 2);
      if (scene.progress > 0) bars.add(theme.card, left, top + 60, (112 * scene.progress) / 100, 4, 2);
    }
  tracks.fill(pen);
  bars.fill(pen);
  drawDots(pen, scene, sight);
  if (folded.size > 0) drawPills(pen, scene, sight);
}

function drawDots(pen: Pen, { tree, positions: { x, y }, theme }: MindmapScene, sight: MindmapViewport): void {
  for (const isDone of [true, false]) {
    pen.beginPath();
    for (const index of sight.boxes[SUB_TASK]) {
      if ((tree.nodes[index]!.status === "Complete") !== isDone) continue;
      const [cx, cy] = [x[index]! - 56, y[index]!];
      pen.moveTo(cx + 4, cy);
      pen.arc(cx, cy, isDone ? 4 : 3.5, 0, Math.PI * 2);
    }
    if (isDone) {
      pen.fillStyle = theme.statuses.Complete;
      pen.fill();
    } else {
      pen.strokeStyle = theme.line3;
      pen.lineWidth = 1.5;
      pen.stroke();
    }
  }
}

function drawPills(pen: Pen, { tree, positions: { x, y }, theme, folded }: MindmapScene, sight: MindmapViewport): void {
  pen.beginPath();
  for (const index of sight.boxes[COMPONENT])
    if (folded.has(tree.ids[index]!) && tree.nodes[index]!.children.length > 0) {
      const { width, height } = FOLD_PILL;
      pen.roundRect(x[index]! - width / 2, y[index]! + 40 - height / 2, width, height, height / 2);
    }
  pen.fillStyle = theme.card;
  pen.fill();
  pen.strokeStyle = theme.line2;
  pen.lineWidth = 1;
  pen.stroke();
}

function boxPath(
  pen: Pen,
  { positions: { x, y } }: MindmapScene,
  indexes: readonly number[],
  kind: BoxKind,
  isRound: boolean,
): void {
  const [width, height] = BOX_SIZES[kind]!;
  pen.beginPath();
  for (const index of indexes) {
    const [left, top] = [x[index]! - width / 2, y[index]! - height / 2];
    if (isRound) pen.roundRect(left, top, width, height, RADII[kind]!);
    else pen.rect(left, top, width, height);
  }
}

function fillRects(pen: Pen, scene: MindmapScene, indexes: readonly number[], kind: BoxKind, color: string): void {
  if (indexes.length === 0) return;
  boxPath(pen, scene, indexes, kind, false);
  pen.fillStyle = color;
  pen.fill();
}

/** Rounded rectangles, gathered by color and filled in the order in which colors first came. */
class ColoredRects {
  readonly #rects = new Map<string, number[]>();

  add(color: string, x: number, y: number, width: number, height: number, radius: number): void {
    let list = this.#rects.get(color);
    if (!list) this.#rects.set(color, (list = []));
    list.push(x, y, width, height, radius);
  }

  fill(pen: Pen): void {
    for (const [color, list] of this.#rects) {
      pen.beginPath();
      for (let at = 0; at < list.length; at += 5)
        pen.roundRect(list[at]!, list[at + 1]!, list[at + 2]!, list[at + 3]!, list[at + 4]!);
      pen.fillStyle = color;
      pen.fill();
    }
  }
}

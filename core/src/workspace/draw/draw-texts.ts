import { fontOf } from "../../graphics/drawing/fonts.ts";
import { drawLine } from "../../graphics/drawing/text-line.ts";
import type { Pen } from "../../ports/index.ts";
import { pluralize } from "../../text/format.ts";
import { daysBetween, shortDayOf } from "../summary/deadlines.ts";
import { COMPONENT, ROOT, SUB_TASK } from "../layout/mindmap-tree.ts";
import { doneOf } from "../summary/summarize.ts";
import { type BoxLabel, cutText, fitLabel, TITLE_LENGTHS } from "./box-label.ts";
import type { MindmapViewport } from "./mindmap-viewport.ts";
import type { MindmapScene } from "./mindmap-scene.ts";

/** The small words come in a little later than titles. */
const SMALL_FROM = 0.46;
const SOON = 7;

/** The words on the boxes: titles, then the small lines below them. */
export function drawTexts(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  pen.letterSpacing = "0px";
  drawTitles(pen, scene, sight);
  if (sight.zoom >= SMALL_FROM) drawSmall(pen, scene, sight);
}

function drawTitles(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  const { tree, positions, theme, look } = scene;
  const { x, y } = positions;
  const set = { font: "" };
  for (const index of sight.boxes[ROOT]) {
    pen.fillStyle = theme.card;
    setLabel(pen, scene, set, index, x[index]! - 76, y[index]! - (look.showProgress ? 14 : 4));
  }
  pen.fillStyle = theme.text1;
  for (const index of sight.boxes[COMPONENT]) {
    const hasBar = look.showProgress && tree.nodes[index]!.children.length > 0;
    setLabel(pen, scene, set, index, x[index]! - 58, y[index]! - (hasBar ? 14 : 6));
  }
  for (const isDone of [false, true]) {
    pen.fillStyle = isDone ? theme.text3 : theme.text1;
    for (const index of sight.boxes[SUB_TASK])
      if ((tree.nodes[index]!.status === "Complete") === isDone)
        setLabel(pen, scene, set, index, x[index]! - 46, y[index]! + 4);
  }
}

/** @param set the font the pen has, as far as this file set it */
function setLabel(pen: Pen, scene: MindmapScene, set: { font: string }, index: number, x: number, y: number): void {
  const label = (scene.labels[index] ??= labelOf(pen, scene, index));
  const weight = scene.tree.kinds[index] === SUB_TASK ? 400 : 600;
  if (label.hasEmoji) {
    drawLine(pen, label.text, x, y, { weight, size: label.size, tracking: 0 }, scene.art, label.isRtl);
    return;
  }
  const font = fontOf(weight, label.size);
  // a canvas parses what it is given, even when it has it
  if (set.font !== font) pen.font = font;
  set.font = font;
  if (!label.isRtl) return pen.fillText(label.text, x, y);
  pen.direction = "rtl";
  pen.fillText(label.text, x, y);
  pen.direction = "ltr";
}

function labelOf(pen: Pen, { tree, workspace, art }: MindmapScene, index: number): BoxLabel {
  const kind = tree.kinds[index];
  const title = tree.nodes[index]?.title ?? workspace.metadata.title;
  if (kind === SUB_TASK)
    return fitLabel(pen, cutText(title, TITLE_LENGTHS.subTask), { weight: 400, size: 12, width: 108 }, art);
  const width = kind === ROOT ? 152 : 128;
  return fitLabel(pen, cutText(title, TITLE_LENGTHS.component), { weight: 600, size: 13, width }, art);
}

function drawSmall(pen: Pen, scene: MindmapScene, sight: MindmapViewport): void {
  const { tree, positions, theme, look } = scene;
  const { x, y } = positions;
  pen.font = fontOf(400, 11);
  for (const index of sight.boxes[ROOT]) {
    const [left, middle] = [x[index]! - 76, y[index]!];
    pen.fillStyle = theme.card;
    pen.globalAlpha = 0.8;
    pen.fillText(pluralize(scene.workspace.nodes.length, "component"), left, middle + (look.showProgress ? 5 : 16));
    if (look.showProgress) right(pen, `${scene.progress}%`, left + 152, middle + 26);
    pen.globalAlpha = 1;
  }
  pen.fillStyle = theme.text2;
  for (const index of sight.boxes[COMPONENT]) {
    const node = tree.nodes[index]!;
    const hasBar = look.showProgress && node.children.length > 0;
    const [left, middle] = [x[index]! - 68, y[index]!];
    pen.fillText(node.status, left, middle + (hasBar ? 6 : 14));
    if (hasBar) right(pen, countOf(scene, index), left + 136, middle + 26);
  }
  drawDeadlines(pen, scene, sight);
  pen.fillStyle = theme.text2;
  pen.textAlign = "center";
  for (const index of sight.boxes[COMPONENT])
    if (scene.folded.has(tree.ids[index]!) && tree.nodes[index]!.children.length > 0)
      pen.fillText(`+${tree.nodes[index]!.children.length}`, x[index]!, y[index]! + 44);
  pen.textAlign = "left";
}

function drawDeadlines(
  pen: Pen,
  { tree, positions: { x, y }, theme, look, today, year }: MindmapScene,
  sight: MindmapViewport,
): void {
  for (const index of sight.boxes[COMPONENT]) {
    const { deadline, status, children } = tree.nodes[index]!;
    if (deadline === undefined) continue;
    const days = daysBetween(today, deadline);
    const isOpen = status !== "Complete";
    pen.fillStyle = isOpen && days < 0 ? theme.late : isOpen && days <= SOON ? theme.soon : theme.text3;
    const hasBar = look.showProgress && children.length > 0;
    right(pen, shortDayOf(deadline, year), x[index]! + 68, y[index]! + (hasBar ? 6 : 14));
  }
}

function countOf({ tree }: MindmapScene, index: number): string {
  const { done, total } = doneOf(tree.nodes[index]!);
  return `${done}/${total}`;
}

function right(pen: Pen, text: string, x: number, y: number): void {
  pen.textAlign = "right";
  pen.fillText(text, x, y);
  pen.textAlign = "left";
}

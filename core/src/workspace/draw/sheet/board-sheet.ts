import type { EmojiArt } from "../../../graphics/drawing/emoji-art.ts";
import { fitText } from "../../../graphics/drawing/fit-text.ts";
import { drawLine } from "../../../graphics/drawing/text-line.ts";
import type { Pen } from "../../../ports/index.ts";
import { isoDay } from "../../../text/day.ts";
import { pluralize } from "../../../text/format.ts";
import { daysBetween, dueLabel, shortDay } from "../../summary/deadlines.ts";
import { STATUSES, type Status, type Workspace, type WorkspaceNode } from "../../model.ts";
import { doneOf, summarize } from "../../summary/summarize.ts";
import { boxColor, tagColor } from "../box-color.ts";
import { cutText } from "../box-label.ts";
import { mapThemes, type MapTheme } from "../map-theme.ts";
import type { SceneOptions } from "../mindmap-scene.ts";
import { bar, card, dot, rule, write, writeFitted } from "./pieces.ts";
import type { Sheet } from "./sheet.ts";

const COLUMN = 336;
const GAP = 16;
const EDGE = 32;
const INNER = COLUMN - 32;
const HEAD = 92;
const FOOT = 48;
/** A column is never lower than this. */
const MIN_HEIGHT = 400;
const MAX_TAGS = 3;

interface Card {
  readonly node: WorkspaceNode;
  readonly lines: readonly string[];
  readonly y: number;
  readonly height: number;
}

interface Board {
  readonly theme: MapTheme;
  readonly art: EmojiArt;
  readonly now: Date;
  readonly options: SceneOptions;
}

/** The board as a drawing: three columns of cards, and the figures of each below. */
export function boardSheet(
  workspace: Workspace,
  options: SceneOptions & { readonly art: EmojiArt },
  ruler: Pen,
): Sheet {
  const board: Board = {
    theme: mapThemes[options.look.theme],
    art: options.art,
    now: options.now,
    options,
  };
  const columns = STATUSES.map((status) => {
    const cards: Card[] = [];
    let y = 52;
    for (const node of workspace.nodes) {
      if (node.status !== status) continue;
      const lines = describedLines(ruler, board, node.description);
      const height = cardHeight(board, node, lines.length);
      cards.push({ node, lines, y, height });
      y += height + 10;
    }
    return { status, cards, height: y + 6 };
  });
  const height = columns.reduce((most, column) => Math.max(most, column.height), MIN_HEIGHT);
  const width = 2 * EDGE + 3 * COLUMN + 2 * GAP;
  return {
    width,
    height: HEAD + height + GAP + FOOT + EDGE,
    draw(pen, part) {
      pen.save();
      pen.fillStyle = board.theme.ground;
      pen.fillRect(0, 0, part.width, part.height);
      pen.translate(-part.x, -part.y);
      pen.scale(part.scale, part.scale);
      drawHead(pen, board, workspace);
      for (const [index, { status, cards }] of columns.entries())
        drawColumn(pen, board, status, cards, EDGE + index * (COLUMN + GAP), height);
      drawFoot(pen, board, workspace, HEAD + height + GAP);
      pen.restore();
    },
  };
}

function drawHead(pen: Pen, { theme, art }: Board, { metadata, nodes }: Workspace): void {
  writeFitted(pen, art, metadata.title, EDGE, 48, {
    size: 20,
    weight: 600,
    color: theme.text1,
    width: 700,
  });
  write(pen, `${pluralize(nodes.length, "component")} on the board`, EDGE, 70, {
    size: 13,
    color: theme.text2,
  });
}

function drawColumn(pen: Pen, board: Board, status: Status, cards: readonly Card[], x: number, height: number): void {
  const { theme } = board;
  pen.beginPath();
  pen.roundRect(x, HEAD, COLUMN, height, 12);
  pen.fillStyle = theme.well;
  pen.fill();
  pen.strokeStyle = theme.line1;
  pen.lineWidth = 1;
  pen.stroke();
  dot(pen, x + 20, HEAD + 26, theme.statuses[status]);
  write(pen, status, x + 34, HEAD + 31, { size: 13, weight: 600, color: theme.text1 });
  write(pen, String(cards.length), x + COLUMN - 16, HEAD + 31, {
    color: theme.text3,
    align: "right",
  });
  for (const each of cards) drawCard(pen, board, each, x + 8, HEAD + each.y);
}

function drawCard(pen: Pen, board: Board, { node, lines, height }: Card, x: number, y: number): void {
  const { theme, art, now, options } = board;
  card(pen, theme, x, y, COLUMN - 16, height);
  const left = x + 14;
  const right = x + COLUMN - 16 - 14;
  if (options.look.scheme !== "status") {
    pen.fillStyle = boxColor(node, options.look.scheme, theme);
    pen.beginPath();
    pen.roundRect(x, y + 10, 3, height - 20, 1.5);
    pen.fill();
  }
  let width = INNER - 28;
  if (node.priority !== undefined) {
    write(pen, node.priority, right, y + 24, { color: theme.text2, align: "right" });
    const start = right - pen.measureText(node.priority).width;
    dot(pen, start - 10, y + 20, theme.priorities[node.priority]);
    width = start - 22 - left;
  }
  writeFitted(pen, art, node.title, left, y + 24, {
    size: 13,
    weight: 600,
    color: theme.text1,
    width,
  });
  let at = y + 24;
  pen.fillStyle = theme.text2;
  for (const line of lines) drawLine(pen, line, left, (at += 18), { weight: 400, size: 12, tracking: 0 }, art);
  if (node.tags.length > 0) drawTags(pen, board, node.tags, left, (at += 22));
  const { done, total } = doneOf(node);
  if (total > 0 && options.look.showProgress) {
    at += 22;
    bar(pen, theme, left, at - 6, right - left - 40, done / total, theme.statuses[node.status]);
    write(pen, `${done}/${total}`, right, at, { color: theme.text2, align: "right" });
  }
  if (node.deadline === undefined && total === 0) return;
  rule(pen, theme, left, at + 13, right - left);
  at += 33;
  if (node.deadline !== undefined) {
    const days = daysBetween(isoDay(now), node.deadline);
    const isOpen = node.status !== "Complete";
    const isNear = isOpen && days <= 7;
    const color = isOpen && days < 0 ? theme.late : isNear ? theme.soon : theme.text2;
    write(pen, `${shortDay(node.deadline, now)}${isNear ? `, ${dueLabel(days)}` : ""}`, left, at, {
      color,
    });
  }
  if (total > 0) write(pen, pluralize(total, "sub-task"), right, at, { color: theme.text3, align: "right" });
}

function drawTags(pen: Pen, { theme, art }: Board, tags: readonly string[], left: number, y: number): void {
  let x = left;
  for (const tag of tags.slice(0, MAX_TAGS)) {
    write(pen, "#", x, y, { color: tagColor(tag, theme), weight: 600 });
    x += 11;
    x += writeFitted(pen, art, tag, x, y, { color: theme.text2, width: 76 }) + 10;
  }
  if (tags.length > MAX_TAGS) write(pen, `+${tags.length - MAX_TAGS}`, x, y, { color: theme.text3 });
}

function drawFoot(pen: Pen, { theme, now }: Board, workspace: Workspace, y: number): void {
  const { statuses, subTasks } = summarize(workspace, now);
  const width = (3 * COLUMN + 2 * GAP) / 4;
  card(pen, theme, EDGE, y, width * 4, FOOT);
  for (const [index, status] of STATUSES.entries()) {
    const x = EDGE + index * width;
    dot(pen, x + 20, y + 24, theme.statuses[status]);
    write(pen, status, x + 34, y + 28, { size: 13, color: theme.text1 });
    const start = x + 42 + pen.measureText(status).width;
    write(pen, String(statuses[status].count), start, y + 28, {
      size: 13,
      weight: 600,
      color: theme.text1,
    });
    write(pen, `${statuses[status].percent}%`, x + width - 16, y + 28, {
      color: theme.text3,
      align: "right",
    });
  }
  const x = EDGE + 3 * width;
  write(pen, "Sub-tasks", x + 16, y + 28, { size: 13, color: theme.text1 });
  const start = x + 24 + pen.measureText("Sub-tasks").width;
  write(pen, String(subTasks.total), start, y + 28, { size: 13, weight: 600, color: theme.text1 });
  write(pen, `${subTasks.done} done`, x + width - 16, y + 28, {
    color: theme.text3,
    align: "right",
  });
}

function cardHeight({ options }: Board, node: WorkspaceNode, lines: number): number {
  const hasBar = node.children.length > 0 && options.look.showProgress;
  const hasFoot = node.deadline !== undefined || node.children.length > 0;
  return 24 + lines * 18 + (node.tags.length > 0 ? 22 : 0) + (hasBar ? 22 : 0) + (hasFoot ? 33 : 0) + 16;
}

/** The description in two lines at most. */
function describedLines(ruler: Pen, { art }: Board, text: string): readonly string[] {
  if (text === "") return [];
  return fitText(ruler, art, {
    text: cutText(text, 200),
    weight: 400,
    tracking: 0,
    maxWidth: INNER - 12,
    maxHeight: 60,
    maxSize: 12,
    minSize: 12,
    maxLines: 2,
    leading: 1.5,
  }).lines;
}

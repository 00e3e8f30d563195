import type { EmojiArt } from "../../../graphics/drawing/emoji-art.ts";
import type { Pen } from "../../../ports/index.ts";
import { isoDay } from "../../../text/day.ts";
import { type Due, dueLabel, shortDay } from "../../summary/deadlines.ts";
import { STATUSES, type Workspace } from "../../model.ts";
import { recentActivity } from "../../summary/recent-activity.ts";
import { summarize, type Summary } from "../../summary/summarize.ts";
import { tagColor } from "../box-color.ts";
import { type MapTheme, mapThemes } from "../map-theme.ts";
import type { SceneOptions } from "../mindmap-scene.ts";
import { bar, card, dot, rule, write, writeFitted } from "./pieces.ts";
import type { Sheet } from "./sheet.ts";

const EDGE = 32;
const GAP = 16;
const HALF = 512;
const WIDTH = 2 * HALF + GAP;
const TILE_HEIGHT = 92;
const HEAD = 92;
const ROW = 30;

interface Dashboard {
  readonly theme: MapTheme;
  readonly art: EmojiArt;
  readonly now: Date;
  readonly summary: Summary;
  readonly workspace: Workspace;
}

/** One titled card of the dashboard. */
interface Panel {
  readonly title: string;
  readonly rows: number;
  draw(pen: Pen, x: number, y: number, width: number): void;
}

/** The dashboard as a drawing: four figures, then the distributions, deadlines, tags and what happened. */
export function dashboardSheet(workspace: Workspace, options: SceneOptions & { readonly art: EmojiArt }): Sheet {
  const { look, now, art } = options;
  const dashboard = { theme: mapThemes[look.theme], art, now, workspace, summary: summarize(workspace, now) };
  const pairs: readonly (readonly [Panel, Panel])[] = [
    [statusPanel(dashboard), priorityPanel(dashboard)],
    [deadlinePanel(dashboard), overduePanel(dashboard)],
    [tagPanel(dashboard), activityPanel(dashboard)],
  ];
  const heights = pairs.map(([a, b]) => 56 + ROW * Math.max(a.rows, b.rows, 2) + 8);
  const height = HEAD + TILE_HEIGHT + heights.reduce((sum, each) => sum + each + GAP, 0) + EDGE;
  return {
    width: WIDTH + 2 * EDGE,
    height,
    draw(pen, part) {
      pen.save();
      pen.fillStyle = dashboard.theme.ground;
      pen.fillRect(0, 0, part.width, part.height);
      pen.translate(-part.x, -part.y);
      pen.scale(part.scale, part.scale);
      drawHead(pen, dashboard);
      drawTiles(pen, dashboard);
      let y = HEAD + TILE_HEIGHT + GAP;
      for (const [index, pair] of pairs.entries()) {
        for (const [side, panel] of pair.entries())
          drawPanel(pen, dashboard, panel, EDGE + side * (HALF + GAP), y, heights[index] ?? 0);
        y += (heights[index] ?? 0) + GAP;
      }
      pen.restore();
    },
  };
}

function drawHead(pen: Pen, { theme, art, workspace, now }: Dashboard): void {
  const { metadata } = workspace;
  writeFitted(pen, art, metadata.title, EDGE, 48, { size: 20, weight: 600, color: theme.text1, width: 700 });
  const line = metadata.description || "Dashboard";
  writeFitted(pen, art, line, EDGE, 70, { size: 13, color: theme.text2, width: 760 });
  write(pen, shortDay(isoDay(now), new Date(0)), EDGE + WIDTH, 48, { color: theme.text3, align: "right" });
}

function drawTiles(pen: Pen, { theme, summary }: Dashboard): void {
  const { progress, active, overdue, subTasks, statuses, components } = summary;
  const tiles = [
    ["Total Progress", `${progress}%`, `${statuses.Complete.count} of ${components} complete`, theme.text1],
    ["Active Tasks", String(active), "in progress", theme.text1],
    ["Overdue", String(overdue.length), "past their deadline", overdue.length > 0 ? theme.late : theme.text1],
    ["Sub-tasks", `${subTasks.done}/${subTasks.total}`, "done", theme.text1],
  ] as const;
  const width = (WIDTH - 3 * GAP) / 4;
  for (const [index, [title, value, line, color]] of tiles.entries()) {
    const x = EDGE + index * (width + GAP);
    card(pen, theme, x, HEAD, width, TILE_HEIGHT);
    write(pen, title, x + 16, HEAD + 26, { color: theme.text2 });
    write(pen, value, x + 16, HEAD + 59, { size: 28, weight: 600, color });
    if (index === 0) bar(pen, theme, x + 16, HEAD + 76, width - 32, progress / 100, theme.statuses.Complete);
    else write(pen, line, x + 16, HEAD + 79, { size: 11, color: theme.text3 });
  }
}

function drawPanel(pen: Pen, { theme }: Dashboard, panel: Panel, x: number, y: number, height: number): void {
  card(pen, theme, x, y, HALF, height);
  write(pen, panel.title, x + 16, y + 28, { size: 13, weight: 600, color: theme.text1 });
  panel.draw(pen, x + 16, y + 62, HALF - 32);
}

function statusPanel({ theme, summary }: Dashboard): Panel {
  return {
    title: "Status Distribution",
    rows: 3,
    draw(pen, x, y, width) {
      for (const [index, status] of STATUSES.entries()) {
        const { count, percent } = summary.statuses[status];
        shareRow(pen, theme, status, count, percent, theme.statuses[status], x, y + index * ROW, width);
      }
    },
  };
}

function priorityPanel({ theme, summary }: Dashboard): Panel {
  const { priorities } = summary;
  return {
    title: "Priority Breakdown",
    rows: priorities.length,
    draw(pen, x, y, width) {
      if (priorities.length === 0) write(pen, "No priority levels assigned", x, y, { color: theme.text3 });
      for (const [index, { priority, count, percent }] of priorities.entries())
        shareRow(pen, theme, priority, count, percent, theme.priorities[priority], x, y + index * ROW, width);
    },
  };
}

function tagPanel({ theme, summary, art }: Dashboard): Panel {
  const { tags, components } = summary;
  return {
    title: "Tag Overview",
    rows: tags.length,
    draw(pen, x, y, width) {
      if (tags.length === 0) write(pen, "No tags found", x, y, { color: theme.text3 });
      for (const [index, { tag, count, percent }] of tags.entries()) {
        const at = y + index * ROW;
        write(pen, "#", x, at, { color: tagColor(tag, theme), weight: 600 });
        writeFitted(pen, art, tag, x + 12, at, { color: theme.text1, width: 110 });
        bar(pen, theme, x + 132, at - 7, width - 300, count / components, tagColor(tag, theme), 6);
        write(pen, String(count), x + width - 140, at, { color: theme.text2, align: "right" });
        write(pen, `${percent}% complete`, x + width, at, { color: theme.text3, align: "right" });
      }
    },
  };
}

function deadlinePanel(dashboard: Dashboard): Panel {
  return duePanel(dashboard, "Upcoming Deadlines", dashboard.summary.upcoming, "No upcoming deadlines", "soon");
}

function overduePanel(dashboard: Dashboard): Panel {
  return duePanel(dashboard, "Overdue Tasks", dashboard.summary.overdue, "Nothing is overdue", "late");
}

function duePanel(
  { theme, art, now }: Dashboard,
  title: string,
  list: readonly Due[],
  none: string,
  color: "soon" | "late",
): Panel {
  const shown = list.slice(0, 8);
  return {
    title,
    rows: shown.length + (list.length > shown.length ? 1 : 0),
    draw(pen, x, y, width) {
      if (list.length === 0) write(pen, none, x, y, { color: theme.text3 });
      for (const [index, { node, deadline, days }] of shown.entries()) {
        const at = y + index * ROW;
        dot(pen, x + 4, at - 4, theme.statuses[node.status]);
        writeFitted(pen, art, node.title, x + 18, at, { size: 13, color: theme.text1, width: width - 220 });
        write(pen, shortDay(deadline, now), x + width - 110, at, { color: theme.text3, align: "right" });
        write(pen, dueLabel(days), x + width, at, { color: theme[color], align: "right" });
        if (index > 0) rule(pen, theme, x, at - 20, width);
      }
      const more = list.length - shown.length;
      if (more > 0) write(pen, `and ${more} more`, x, y + shown.length * ROW, { color: theme.text3 });
    },
  };
}

function activityPanel({ theme, workspace, now }: Dashboard): Panel {
  const entries = recentActivity(workspace);
  return {
    title: "Recent Activity",
    rows: entries.length,
    draw(pen, x, y, width) {
      for (const [index, { text, at: time }] of entries.entries()) {
        const at = y + index * ROW;
        dot(pen, x + 4, at - 4, theme.accent);
        write(pen, text, x + 18, at, { size: 13, color: theme.text1 });
        write(pen, shortDay(isoDay(new Date(time)), now), x + width, at, { color: theme.text3, align: "right" });
      }
    },
  };
}

function shareRow(
  pen: Pen,
  theme: MapTheme,
  name: string,
  count: number,
  percent: number,
  color: string,
  x: number,
  y: number,
  width: number,
): void {
  dot(pen, x + 4, y - 4, color);
  write(pen, name, x + 18, y, { size: 13, color: theme.text1 });
  bar(pen, theme, x + 132, y - 7, width - 232, percent / 100, color, 6);
  write(pen, String(count), x + width - 52, y, { color: theme.text2, align: "right" });
  write(pen, `${percent}%`, x + width, y, { color: theme.text3, align: "right" });
}

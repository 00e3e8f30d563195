import { isoDay } from "../../text/day.ts";
import { pluralize } from "../../text/format.ts";
import { daysBetween, type Due, dueLabel, shortDay } from "../summary/deadlines.ts";
import { STATUSES, type Status, type Workspace, type WorkspaceNode } from "../model.ts";
import { recentActivity } from "../summary/recent-activity.ts";
import { doneOf, summarize } from "../summary/summarize.ts";

const MARKS: Readonly<Record<Status, string>> = { "Not Started": "○", "In Progress": "◐", Complete: "●" };
const BAR = 20;

/** The mindmap as a tree for a terminal. */
export function mindmapText({ nodes, metadata }: Workspace, now: Date): string {
  const { progress } = summarize({ nodes }, now);
  const head = `${metadata.title}  ${progress}% of ${pluralize(nodes.length, "component")} complete`;
  const lines = nodes.flatMap((node, index) => {
    const isLast = index === nodes.length - 1;
    const stem = isLast ? "   " : "│  ";
    return [
      `${isLast ? "└" : "├"}─ ${MARKS[node.status]} ${node.title}  ${factsOf(node, now).join(", ")}`.trimEnd(),
      ...node.children.map(({ title, status }, place) => {
        const branch = place === node.children.length - 1 ? "└" : "├";
        return `${stem}${branch}─ ${status === "Complete" ? "✓" : "·"} ${title}`;
      }),
    ];
  });
  return `${[head, ...lines].join("\n")}\n`;
}

/** The board as a list for a terminal: a column after the other. */
export function kanbanText(workspace: Workspace, now: Date): string {
  const { statuses, subTasks } = summarize(workspace, now);
  const columns = STATUSES.map((status) => {
    const cards = workspace.nodes.filter((node) => node.status === status);
    const lines = cards.map((node) => {
      const tags = node.tags.map((tag) => `#${tag}`).join(" ");
      const facts = [...factsOf(node, now), ...(tags === "" ? [] : [tags])].join(", ");
      return `  ${node.title}${facts === "" ? "" : `  ${facts}`}`;
    });
    const { count, percent } = statuses[status];
    return [`${MARKS[status]} ${status}  ${count}, ${percent}%`, ...lines].join("\n");
  });
  return `${[...columns, `${pluralize(subTasks.total, "sub-task")}, ${subTasks.done} done`].join("\n\n")}\n`;
}

/** The dashboard for a terminal. */
export function dashboardText(workspace: Workspace, now: Date): string {
  const { progress, active, overdue, upcoming, subTasks, statuses, priorities, tags } = summarize(workspace, now);
  const sections: readonly (readonly [title: string, lines: readonly string[], none: string])[] = [
    ["Status Distribution", STATUSES.map((status) => shareLine(status, statuses[status])), ""],
    ["Priority Breakdown", priorities.map((each) => shareLine(each.priority, each)), "No priority levels assigned"],
    ["Upcoming Deadlines", upcoming.map((due) => dueLine(due, now)), "No upcoming deadlines"],
    ["Overdue Tasks", overdue.map((due) => dueLine(due, now)), "Nothing is overdue"],
    [
      "Tag Overview",
      tags.map(
        ({ tag, count, percent }) => `${`#${tag}`.padEnd(14)} ${String(count).padStart(3)}  ${percent}% complete`,
      ),
      "No tags found",
    ],
    ["Recent Activity", recentActivity(workspace).map(({ text }) => text), ""],
  ];
  const head = [
    workspace.metadata.title,
    `Total Progress ${progress}%   Active Tasks ${active}   Overdue ${overdue.length}   Sub-tasks ${subTasks.done}/${subTasks.total}`,
  ].join("\n");
  const parts = sections.map(([title, lines, none]) =>
    [title, ...(lines.length === 0 ? [none] : lines).map((line) => `  ${line}`)].join("\n"),
  );
  return `${[head, ...parts].join("\n\n")}\n`;
}

function factsOf(node: WorkspaceNode, now: Date): string[] {
  const { done, total } = doneOf(node);
  return [
    ...(node.priority === undefined ? [] : [node.priority]),
    ...(node.deadline === undefined ? [] : [deadlineWords(node.deadline, node.status, now)]),
    ...(total === 0 ? [] : [`${done}/${total}`]),
  ];
}

function deadlineWords(deadline: string, status: Status, now: Date): string {
  const days = daysBetween(isoDay(now), deadline);
  const isNear = status !== "Complete" && days <= 7;
  return `${shortDay(deadline, now)}${isNear ? ` (${dueLabel(days)})` : ""}`;
}

const dueLine = ({ node, deadline, days }: Due, now: Date) =>
  `${shortDay(deadline, now).padEnd(7)} ${node.title}, ${dueLabel(days)}`;

function shareLine(name: string, { count, percent }: { readonly count: number; readonly percent: number }): string {
  const full = Math.round((percent / 100) * BAR);
  return `${name.padEnd(12)} ${"█".repeat(full)}${"░".repeat(BAR - full)} ${String(count).padStart(3)}  ${percent}%`;
}

import { PRIORITIES, type Priority, STATUSES, type Status, type WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { doneOf } from "@toolbox/core/workspace/summary/summarize.ts";

export const sorts = [
  { value: "manual", label: "As arranged" },
  { value: "priority", label: "Priority" },
  { value: "deadline", label: "Deadline" },
  { value: "title", label: "Title" },
  { value: "progress", label: "Progress" },
] as const;
export type BoardSort = (typeof sorts)[number]["value"];

/** What the board shows; empty values let everything through. */
export interface BoardFilter {
  readonly text: string;
  readonly tag: string;
  readonly priority: Priority | "none" | "";
}

export const noFilter: BoardFilter = { text: "", tag: "", priority: "" };

export function isFiltering({ text, tag, priority }: BoardFilter): boolean {
  return text.trim() !== "" || tag !== "" || priority !== "";
}

/** The cards of each column, filtered and in order. Sorting keeps the order of the board among equals. */
export function columnsOf(
  nodes: readonly WorkspaceNode[],
  filter: BoardFilter,
  sort: BoardSort,
): Readonly<Record<Status, readonly WorkspaceNode[]>> {
  const shown = nodes.filter((node) => passes(node, filter));
  const sorted = sort === "manual" ? shown : shown.toSorted(comparisons[sort]);
  return Object.fromEntries(
    STATUSES.map((status) => [status, sorted.filter((node) => node.status === status)]),
  ) as Record<Status, WorkspaceNode[]>;
}

function passes(node: WorkspaceNode, { text, tag, priority }: BoardFilter): boolean {
  const words = text.trim().toLowerCase();
  const all = [node.title, node.description, node.notes, ...node.tags, ...node.children.map(({ title }) => title)];
  return (
    (words === "" || all.some((part) => part.toLowerCase().includes(words))) &&
    (tag === "" || node.tags.includes(tag)) &&
    (priority === "" || (priority === "none" ? node.priority === undefined : node.priority === priority))
  );
}

const rank = ({ priority }: WorkspaceNode) => (priority ? PRIORITIES.indexOf(priority) : PRIORITIES.length);
const shareDone = (node: WorkspaceNode) => {
  const { done, total } = doneOf(node);
  return total === 0 ? 0 : done / total;
};

const comparisons: Record<Exclude<BoardSort, "manual">, (a: WorkspaceNode, b: WorkspaceNode) => number> = {
  priority: (a, b) => rank(a) - rank(b),
  // Those without a deadline come last.
  deadline: (a, b) => (a.deadline ?? "9999").localeCompare(b.deadline ?? "9999"),
  title: (a, b) => a.title.localeCompare(b.title),
  progress: (a, b) => shareDone(b) - shareDone(a),
};

import { deadlineLists, type Deadlines } from "./deadlines.ts";
import { PRIORITIES, type Priority, type Status, STATUSES, type Workspace, type WorkspaceNode } from "../model.ts";
import { percentOf } from "./percent-of.ts";
import { type TagCount, tagOverview } from "./tag-overview.ts";

/** A part of a whole. */
export interface Share {
  readonly count: number;
  /** Of all components, rounded; 0 when there are none. */
  readonly percent: number;
}

/** What the dashboard and the foot of the board show. */
export interface Summary extends Deadlines {
  readonly components: number;
  /** The percentage of components that are Complete, rounded. */
  readonly progress: number;
  /** Components in progress. */
  readonly active: number;
  readonly subTasks: { readonly total: number; readonly done: number };
  readonly statuses: Readonly<Record<Status, Share>>;
  /** Levels that some component has, the most pressing first. Empty: no priority levels assigned. */
  readonly priorities: readonly ({ readonly priority: Priority } & Share)[];
  /** The eight tags used most. */
  readonly tags: readonly TagCount[];
}

/** The figures of a workspace at a moment. Only components count, sub-tasks have their own figure. */
export function summarize({ nodes }: Pick<Workspace, "nodes">, now: Date): Summary {
  const subTasks = nodes.flatMap((node) => node.children);
  const share = (isCounted: (node: WorkspaceNode) => boolean): Share => {
    const count = nodes.filter(isCounted).length;
    return { count, percent: percentOf(count, nodes.length) };
  };
  const statuses = Object.fromEntries(
    STATUSES.map((status) => [status, share((node) => node.status === status)]),
  ) as Record<Status, Share>;
  return {
    components: nodes.length,
    progress: statuses.Complete.percent,
    active: statuses["In Progress"].count,
    subTasks: { total: subTasks.length, done: subTasks.filter(isComplete).length },
    statuses,
    priorities: PRIORITIES.map((priority) => ({
      priority,
      ...share((node) => node.priority === priority),
    })).filter(({ count }) => count > 0),
    tags: tagOverview(nodes),
    ...deadlineLists(nodes, now),
  };
}

/** How many sub-tasks of a component are done. */
export function doneOf({ children }: WorkspaceNode): { readonly done: number; readonly total: number } {
  return { done: children.filter(isComplete).length, total: children.length };
}

const isComplete = ({ status }: WorkspaceNode) => status === "Complete";

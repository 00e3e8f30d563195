/* The workspace as it is kept, shared and exported: one JSON document. */

/** In the order of the board's columns. */
export const STATUSES = ["Not Started", "In Progress", "Complete"] as const;
export type Status = (typeof STATUSES)[number];

/** The most pressing first. */
export const PRIORITIES = ["Urgent", "High", "Medium", "Low"] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A component, or a sub-task of one. A sub-task has `parentId`, no tags and no children. */
export interface WorkspaceNode {
  /** `component-1` and on; a sub-task's is its parent's with `-sub-` and a number from 0. Unique in the workspace. */
  readonly id: string;
  /** One line, never empty. */
  readonly title: string;
  readonly description: string;
  /** A sub-task is Complete or Not Started. */
  readonly status: Status;
  /** Each once, in the order they were given. */
  readonly tags: readonly string[];
  readonly priority?: Priority;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly deadline?: string;
  readonly children: readonly WorkspaceNode[];
  readonly parentId?: string;
  /** The middle of the box in units of the mindmap, where it starts before a layout moves it. */
  readonly position: Position;
  /** Lines joined by `\n`. */
  readonly notes: string;
}

/** Two components that share at least one tag. */
export interface Connection {
  /** `conn-<i>-<j>`: the places of the two among the components, the smaller first. */
  readonly id: string;
  readonly sourceId: string;
  readonly targetId: string;
  readonly type: "related";
}

export interface WorkspaceMetadata {
  readonly title: string;
  readonly description: string;
  /** ISO 8601 timestamps in UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** How many pairs share a tag, when there are more than `connections` lists. */
  readonly connectionsTotal?: number;
}

export interface Workspace {
  /** The components; sub-tasks are their `children`. */
  readonly nodes: readonly WorkspaceNode[];
  readonly connections: readonly Connection[];
  readonly metadata: WorkspaceMetadata;
}

/** Something a reader of a text or a file wants the user to know. */
export interface Notice {
  /** The line it is about, counted from 1. */
  readonly line?: number;
  /** A sentence: what was found, and what was made of it. */
  readonly message: string;
}

/** The lines of the source a node was read from, counted from 1, both included. */
export interface LineSpan {
  readonly first: number;
  readonly last: number;
}

/** What reading a text or a file gives. */
export interface WorkspaceParseResult {
  readonly workspace: Workspace;
  readonly notices: readonly Notice[];
  /** Where each node stands in the source, by id: for sources that have lines. */
  readonly spans: Readonly<Record<string, LineSpan>>;
}

import type { Position, Priority, Status, WorkspaceNode } from "../model.ts";

/** New values of a node; what is left out stays. `null` takes a priority or a deadline away. */
export interface NodeChange {
  readonly title?: string;
  readonly description?: string;
  readonly status?: Status;
  readonly tags?: readonly string[];
  readonly priority?: Priority | null;
  /** `YYYY-MM-DD` */
  readonly deadline?: string | null;
  readonly notes?: string;
  readonly position?: Position;
}

/**
 * One step of editing, as plain data: it can be kept, undone and sent. One about a node that is not there changes
 * nothing.
 */
export type Edit =
  | { readonly kind: "set"; readonly id: string; readonly change: NodeChange }
  /** Puts a node at a place among the components, or among the sub-tasks of `parentId`. */
  | { readonly kind: "add"; readonly node: WorkspaceNode; readonly index: number; readonly parentId?: string }
  /** A component goes with its sub-tasks. */
  | { readonly kind: "delete"; readonly id: string }
  /** To another place among its siblings; `index` is its place afterwards. */
  | { readonly kind: "move"; readonly id: string; readonly index: number }
  /** Of the workspace as a whole. */
  | { readonly kind: "describe"; readonly title?: string; readonly description?: string }
  /** Several as one step, in order. */
  | { readonly kind: "all"; readonly edits: readonly Edit[] };

/* The edits by name. Each is plain data for `applyEdit`; what it needs of the workspace it looks up now. */
import { cleanTags, oneLine } from "./clean-change.ts";
import type { Edit, NodeChange } from "./edit.ts";
import { findNode, newComponentId, newSubTaskId } from "./find-node.ts";
import type { Priority, Status, Workspace, WorkspaceNode } from "../model.ts";
import { seedPosition, seedSubPosition } from "../seed-positions.ts";

const set = (id: string, change: NodeChange): Edit => ({ kind: "set", id, change });

export const setStatus = (id: string, status: Status): Edit => set(id, { status });
export const rename = (id: string, title: string): Edit => set(id, { title });
export const setDescription = (id: string, description: string): Edit => set(id, { description });
export const setNotes = (id: string, notes: string): Edit => set(id, { notes });
export const setTags = (id: string, tags: readonly string[]): Edit => set(id, { tags });
export const setPriority = (id: string, priority: Priority | null): Edit => set(id, { priority });
/** @param deadline `YYYY-MM-DD`; `null` takes it away */
export const setDeadline = (id: string, deadline: string | null): Edit => set(id, { deadline });
export const deleteNode = (id: string): Edit => ({ kind: "delete", id });
/** @param index the place among its siblings afterwards */
export const moveNode = (id: string, index: number): Edit => ({ kind: "move", id, index });

/** Done becomes open, anything else becomes done. */
export function toggleDone(workspace: Workspace, id: string): Edit {
  const isDone = findNode(workspace, id)?.node.status === "Complete";
  return setStatus(id, isDone ? "Not Started" : "Complete");
}

/** What a new component may have from the start. */
export type NewComponent = Pick<WorkspaceNode, "title"> &
  Partial<Pick<WorkspaceNode, "description" | "status" | "tags" | "priority" | "deadline" | "notes">>;

/** @param index its place; at the end without one */
export function addComponent(
  workspace: Workspace,
  { title, description = "", status = "Not Started", tags = [], notes = "", ...rest }: NewComponent,
  index: number = workspace.nodes.length,
): Extract<Edit, { kind: "add" }> {
  const count = workspace.nodes.length;
  const node: WorkspaceNode = {
    id: newComponentId(workspace),
    title: oneLine(title) || "New component",
    description: oneLine(description),
    status,
    tags: cleanTags(tags),
    ...rest,
    children: [],
    position: seedPosition(count, count + 1),
    notes,
  };
  return { kind: "add", node, index };
}

/** @param index its place; at the end without one. Nothing happens where the component is not there. */
export function addSubTask(workspace: Workspace, parentId: string, title: string, index?: number): Edit {
  const parent = workspace.nodes.find(({ id }) => id === parentId);
  if (!parent) return { kind: "all", edits: [] };
  const place = index ?? parent.children.length;
  const node: WorkspaceNode = {
    id: newSubTaskId(parent),
    title: oneLine(title) || "New sub-task",
    description: "",
    status: "Not Started",
    tags: [],
    children: [],
    parentId,
    position: seedSubPosition(parent.position, parent.children.length),
    notes: "",
  };
  return { kind: "add", node, index: place, parentId };
}

/**
 * A card moved on the board: to a column, and there before another card.
 * @param beforeId the card it stands before afterwards; at the end of its column without one
 */
export function moveCard(workspace: Workspace, id: string, status: Status, beforeId?: string): Edit {
  const others = workspace.nodes.filter((node) => node.id !== id);
  const before = others.findIndex((node) => node.id === beforeId);
  const lastOfColumn = others.findLastIndex((node) => node.status === status);
  const index = before >= 0 ? before : lastOfColumn >= 0 ? lastOfColumn + 1 : others.length;
  return { kind: "all", edits: [setStatus(id, status), moveNode(id, index)] };
}

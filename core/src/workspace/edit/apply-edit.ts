import { cleanChange, oneLine } from "./clean-change.ts";
import { withConnections } from "./connect-nodes.ts";
import type { Edit, NodeChange } from "./edit.ts";
import { findNode } from "./find-node.ts";
import type { Workspace, WorkspaceNode } from "../model.ts";

export interface Edited {
  readonly workspace: Workspace;
  /** Takes the edit back: applied to the new workspace it gives the old one, but for `updatedAt`. */
  readonly inverse: Edit;
}

const NOTHING: Edit = { kind: "all", edits: [] };

/**
 * The workspace after one step, and the step back.
 * @param at when it is done, as an ISO 8601 timestamp
 */
export function applyEdit(workspace: Workspace, edit: Edit, at: string): Edited {
  const edited = apply(workspace, edit);
  if (edited.workspace === workspace) return { workspace, inverse: NOTHING };
  const { metadata } = edited.workspace;
  return { ...edited, workspace: { ...edited.workspace, metadata: { ...metadata, updatedAt: at } } };
}

function apply(workspace: Workspace, edit: Edit): Edited {
  switch (edit.kind) {
    case "set":
      return set(workspace, edit.id, edit.change);
    case "add":
      return add(workspace, edit);
    case "delete":
      return remove(workspace, edit.id);
    case "move":
      return move(workspace, edit.id, edit.index);
    case "describe":
      return describe(workspace, edit);
    case "all": {
      const inverses: Edit[] = [];
      let now = workspace;
      for (const step of edit.edits) {
        const edited = apply(now, step);
        if (edited.workspace !== now) inverses.unshift(edited.inverse);
        now = edited.workspace;
      }
      return { workspace: now, inverse: { kind: "all", edits: inverses } };
    }
  }
}

function set(workspace: Workspace, id: string, wanted: NodeChange): Edited {
  const place = findNode(workspace, id);
  if (!place) return { workspace, inverse: NOTHING };
  const { node, parent } = place;
  const change = cleanChange(node, wanted);
  const keys = Object.keys(change) as (keyof NodeChange)[];
  const before = Object.fromEntries(keys.map((key) => [key, node[key] ?? null])) as NodeChange;
  if (JSON.stringify(before) === JSON.stringify(change)) return { workspace, inverse: NOTHING };
  const merged = Object.entries({ ...node, ...change }).filter(([, value]) => value !== null && value !== undefined);
  const changed = Object.fromEntries(merged) as unknown as WorkspaceNode;
  const nodes = parent
    ? replaced(workspace.nodes, parent, { ...parent, children: replaced(parent.children, node, changed) })
    : replaced(workspace.nodes, node, changed);
  return {
    workspace: change.tags === undefined ? { ...workspace, nodes } : withConnections(nodes, workspace.metadata),
    inverse: { kind: "set", id, change: before },
  };
}

function add(workspace: Workspace, { node, index, parentId }: Extract<Edit, { kind: "add" }>): Edited {
  const inverse: Edit = { kind: "delete", id: node.id };
  if (findNode(workspace, node.id)) return { workspace, inverse: NOTHING };
  if (parentId === undefined)
    return { workspace: withConnections(inserted(workspace.nodes, node, index), workspace.metadata), inverse };
  const parent = workspace.nodes.find(({ id }) => id === parentId);
  if (!parent) return { workspace, inverse: NOTHING };
  const children = inserted(parent.children, node, index);
  return { workspace: { ...workspace, nodes: replaced(workspace.nodes, parent, { ...parent, children }) }, inverse };
}

function remove(workspace: Workspace, id: string): Edited {
  const place = findNode(workspace, id);
  if (!place) return { workspace, inverse: NOTHING };
  const { node, parent, index } = place;
  if (!parent)
    return {
      workspace: withConnections(workspace.nodes.toSpliced(index, 1), workspace.metadata),
      inverse: { kind: "add", node, index },
    };
  const without = { ...parent, children: parent.children.toSpliced(index, 1) };
  return {
    workspace: { ...workspace, nodes: replaced(workspace.nodes, parent, without) },
    inverse: { kind: "add", node, index, parentId: parent.id },
  };
}

function move(workspace: Workspace, id: string, wanted: number): Edited {
  const place = findNode(workspace, id);
  if (!place) return { workspace, inverse: NOTHING };
  const { node, parent, index } = place;
  const siblings = parent?.children ?? workspace.nodes;
  const target = Math.max(0, Math.min(siblings.length - 1, Math.trunc(wanted)));
  if (target === index) return { workspace, inverse: NOTHING };
  const moved = siblings.toSpliced(index, 1).toSpliced(target, 0, node);
  const inverse: Edit = { kind: "move", id, index };
  if (!parent) return { workspace: withConnections(moved, workspace.metadata), inverse };
  return {
    workspace: { ...workspace, nodes: replaced(workspace.nodes, parent, { ...parent, children: moved }) },
    inverse,
  };
}

function describe(workspace: Workspace, edit: Extract<Edit, { kind: "describe" }>): Edited {
  const { metadata } = workspace;
  const title = oneLine(edit.title ?? "") || metadata.title;
  const description = edit.description === undefined ? metadata.description : oneLine(edit.description);
  if (title === metadata.title && description === metadata.description) return { workspace, inverse: NOTHING };
  const inverse: Edit = { kind: "describe", title: metadata.title, description: metadata.description };
  return { workspace: { ...workspace, metadata: { ...metadata, title, description } }, inverse };
}

const replaced = (nodes: readonly WorkspaceNode[], old: WorkspaceNode, node: WorkspaceNode) =>
  nodes.map((each) => (each === old ? node : each));

const inserted = (nodes: readonly WorkspaceNode[], node: WorkspaceNode, index: number) =>
  nodes.toSpliced(Math.max(0, Math.min(nodes.length, Math.trunc(index))), 0, node);

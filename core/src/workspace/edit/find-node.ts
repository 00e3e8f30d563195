import type { Workspace, WorkspaceNode } from "../model.ts";

/** Where a node stands: its component when it is a sub-task, and its place among its siblings. */
export interface NodePlace {
  readonly node: WorkspaceNode;
  readonly parent?: WorkspaceNode;
  readonly index: number;
}

/** The component or sub-task with this id. */
export function findNode({ nodes }: Pick<Workspace, "nodes">, id: string): NodePlace | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, index };
    for (const [subIndex, child] of node.children.entries())
      if (child.id === id) return { node: child, parent: node, index: subIndex };
  }
  return undefined;
}

/** An id no component has: one more than the highest number in use. */
export function newComponentId({ nodes }: Pick<Workspace, "nodes">): string {
  const used = nodes.map(({ id }) => Number(/^component-(\d{1,15})$/.exec(id)?.[1] ?? 0));
  return `component-${used.reduce((most, number) => Math.max(most, number), 0) + 1}`;
}

/** An id no sub-task of the component has. */
export function newSubTaskId({ id, children }: WorkspaceNode): string {
  const used = children.map((child) => Number(/-sub-(\d{1,15})$/.exec(child.id)?.[1] ?? -1));
  return `${id}-sub-${used.reduce((most, number) => Math.max(most, number), -1) + 1}`;
}

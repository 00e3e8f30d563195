import type { Connection, Position, Workspace, WorkspaceNode } from "../model.ts";

/** The name of the file a workspace is saved in. */
export const WORKSPACE_FILE = "workspace-data.json";

/** The workspace as JSON, keys always in the same order. @param indent spaces; 0 for one line */
export function workspaceJson({ nodes, connections, metadata }: Workspace, indent = 2): string {
  const { title, description, createdAt, updatedAt, ...rest } = metadata;
  const ordered = {
    nodes: nodes.map(orderedNode),
    connections: connections.map(({ id, sourceId, targetId, type }): Connection => ({ id, sourceId, targetId, type })),
    metadata: { title, description, createdAt, updatedAt, ...rest },
  };
  return `${JSON.stringify(ordered, null, indent)}${indent === 0 ? "" : "\n"}`;
}

function orderedNode(node: WorkspaceNode): WorkspaceNode {
  const { id, title, description, status, tags, priority, deadline, children, parentId, position, notes } = node;
  const { x, y }: Position = position;
  return {
    id,
    title,
    description,
    status,
    tags,
    ...(priority === undefined ? {} : { priority }),
    ...(deadline === undefined ? {} : { deadline }),
    children: children.map(orderedNode),
    ...(parentId === undefined ? {} : { parentId }),
    position: { x, y },
    notes,
  };
}

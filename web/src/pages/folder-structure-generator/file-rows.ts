import type { TreeNode } from "@toolbox/core/tools/scaffold/structure/tree.ts";

export interface FileRow {
  readonly name: string;
  /** Inside the project; "" for the project itself. */
  readonly path: string;
  readonly depth: number;
  readonly isFolder: boolean;
}

/** The lines of a tree in sight: the project, and what stands in folders that are open. */
export function fileRows(root: string, nodes: readonly TreeNode[], closed: ReadonlySet<string>): FileRow[] {
  const top = { name: root, path: "", depth: 0, isFolder: true };
  return closed.has("") ? [top] : [top, ...rowsOf(nodes, 1, closed)];
}

function rowsOf(nodes: readonly TreeNode[], depth: number, closed: ReadonlySet<string>): FileRow[] {
  return nodes.flatMap(({ name, path, children }) => [
    { name, path, depth, isFolder: children !== undefined },
    ...(children && !closed.has(path) ? rowsOf(children, depth + 1, closed) : []),
  ]);
}

import type { WorkspaceNode } from "@toolbox/core/workspace/model.ts";

/** A node in sight, as a tree tells it. */
export interface TreeRow {
  readonly node: WorkspaceNode;
  readonly parent: WorkspaceNode | undefined;
  /** 1 for components, 2 for sub-tasks. */
  readonly level: 1 | 2;
  /** From 1, among its siblings. */
  readonly place: number;
  readonly siblings: number;
  /** Undefined where there is nothing to fold. */
  readonly isOpen: boolean | undefined;
}

/** The nodes in sight, from top to bottom. */
export function treeRows(nodes: readonly WorkspaceNode[], folded: ReadonlySet<string>): readonly TreeRow[] {
  return nodes.flatMap((node, index): TreeRow[] => {
    const isOpen = node.children.length === 0 ? undefined : !folded.has(node.id);
    const own: TreeRow = { node, parent: undefined, level: 1, place: index + 1, siblings: nodes.length, isOpen };
    if (!isOpen) return [own];
    const children = node.children.map((child, place): TreeRow => ({
      node: child,
      parent: node,
      level: 2,
      place: place + 1,
      siblings: node.children.length,
      isOpen: undefined,
    }));
    return [own, ...children];
  });
}

/** What a key of a tree moves to (WAI-ARIA Authoring Practices, Tree View), by the place in `rows`. */
export function rowAfterKey(rows: readonly TreeRow[], at: number, key: string): number | "fold" | "unfold" | undefined {
  const row = rows[at];
  if (!row) return undefined;
  switch (key) {
    case "ArrowDown":
      return Math.min(rows.length - 1, at + 1);
    case "ArrowUp":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    case "ArrowRight":
      return row.isOpen === false ? "unfold" : row.isOpen ? at + 1 : at;
    case "ArrowLeft":
      return row.isOpen ? "fold" : row.level === 2 ? rows.findLastIndex((each, i) => i < at && each.level === 1) : at;
    default:
      return undefined;
  }
}

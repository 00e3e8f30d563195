import type { Workspace, WorkspaceNode } from "../model.ts";

/** The id of the box in the middle, which stands for the workspace as a whole. */
export const ROOT_ID = "workspace";

export const ROOT = 0;
export const COMPONENT = 1;
export const SUB_TASK = 2;
export type BoxKind = typeof ROOT | typeof COMPONENT | typeof SUB_TASK;

/** Width and height of a box by its kind, in units of the mindmap. */
export const BOX_SIZES: readonly (readonly [width: number, height: number])[] = [
  [176, 80],
  [160, 80],
  [138, 28],
];

/** What a mindmap shows, as a flat list: the root, then each component followed by its sub-tasks. */
export interface MindmapTree {
  readonly ids: readonly string[];
  /** The node of each box; the root has none. */
  readonly nodes: readonly (WorkspaceNode | undefined)[];
  readonly kinds: Uint8Array;
  /** The place of the parent's box; -1 of the root. */
  readonly parents: Int32Array;
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The boxes of a workspace. The sub-tasks of a folded component, and all when the root is folded, are not there. */
export function mindmapTree({ nodes }: Pick<Workspace, "nodes">, folded: ReadonlySet<string> = new Set()): MindmapTree {
  const ids = [ROOT_ID];
  const list: (WorkspaceNode | undefined)[] = [undefined];
  const kinds: BoxKind[] = [ROOT];
  const parents = [-1];
  for (const node of folded.has(ROOT_ID) ? [] : nodes) {
    const place = ids.length;
    ids.push(node.id);
    list.push(node);
    kinds.push(COMPONENT);
    parents.push(0);
    for (const child of folded.has(node.id) ? [] : node.children) {
      ids.push(child.id);
      list.push(child);
      kinds.push(SUB_TASK);
      parents.push(place);
    }
  }
  return {
    ids,
    nodes: list,
    kinds: Uint8Array.from(kinds),
    parents: Int32Array.from(parents),
    indexOf: new Map(ids.map((id, index) => [id, index])),
  };
}

/** Everything folded below a level: 0 shows the root alone, 1 the components, 2 all. */
export function foldedAtLevel({ nodes }: Pick<Workspace, "nodes">, level: number): ReadonlySet<string> {
  if (level <= 0) return new Set([ROOT_ID]);
  return new Set(level === 1 ? nodes.filter(({ children }) => children.length > 0).map(({ id }) => id) : []);
}

import type { JsonNode } from "@toolbox/core/data/json/json-node.ts";
import type { Step } from "@toolbox/core/data/json/json-path.ts";

/** One line of the tree. */
export interface TreeRow {
  readonly node: JsonNode;
  readonly steps: readonly Step[];
}

/** How deep the tree is open at first, and how many members a level may have for that. */
const OPEN_DEPTH = 2;
const OPEN_MEMBERS = 100;

/** The lines in sight while these nodes are open. */
export function visibleRows(root: JsonNode, open: ReadonlySet<JsonNode>): TreeRow[] {
  const rows: TreeRow[] = [];
  const todo: TreeRow[] = [{ node: root, steps: [] }];
  for (let row = todo.pop(); row; row = todo.pop()) {
    rows.push(row);
    if (open.has(row.node)) todo.push(...childRows(row).toReversed());
  }
  return rows;
}

export function childRows({ node, steps }: TreeRow): TreeRow[] {
  if (node.kind === "array") return node.items.map((item, at) => ({ node: item, steps: [...steps, at] }));
  if (node.kind === "object") return node.members.map(({ name, value }) => ({ node: value, steps: [...steps, name] }));
  return [];
}

/** What is open before anybody touched the tree. */
export function openAtFirst(root: JsonNode): Set<JsonNode> {
  const open = new Set<JsonNode>();
  let level: readonly TreeRow[] = [{ node: root, steps: [] }];
  for (let depth = 0; depth < OPEN_DEPTH; depth++) {
    for (const { node } of level) open.add(node);
    level = level.flatMap(childRows).filter(({ node }) => isOpenable(node) && sizeOfNode(node) <= OPEN_MEMBERS);
    if (level.length > OPEN_MEMBERS) break;
  }
  return open;
}

export const isOpenable = (node: JsonNode) => sizeOfNode(node) > 0;

export const sizeOfNode = (node: JsonNode) =>
  node.kind === "array" ? node.items.length : node.kind === "object" ? node.members.length : 0;

/** The lines whose name or value has the words, in order, at most so many; with all that must be open to see them. */
export function findRows(root: JsonNode, words: string, limit: number): { rows: TreeRow[]; open: JsonNode[] } {
  const wanted = words.toLowerCase();
  const rows: TreeRow[] = [];
  const open = new Set<JsonNode>();
  const todo: { readonly row: TreeRow; readonly above: readonly JsonNode[] }[] = [
    { row: { node: root, steps: [] }, above: [] },
  ];
  for (let next = todo.pop(); next && rows.length < limit; next = todo.pop()) {
    const { row, above } = next;
    if (hasWords(row, wanted)) {
      rows.push(row);
      for (const node of above) open.add(node);
    }
    const inside = [...above, row.node];
    for (const child of childRows(row).toReversed()) todo.push({ row: child, above: inside });
  }
  return { rows, open: [...open] };
}

function hasWords({ node, steps }: TreeRow, wanted: string): boolean {
  const name = steps.at(-1);
  if (typeof name === "string" && name.toLowerCase().includes(wanted)) return true;
  if (node.kind === "string") return node.value.toLowerCase().includes(wanted);
  if (node.kind === "number") return node.raw.includes(wanted);
  return node.kind === "literal" && String(node.value) === wanted;
}

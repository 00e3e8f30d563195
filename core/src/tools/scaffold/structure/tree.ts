/** A file by its path with forward slashes, or an empty folder when it has no text. */
export interface Entry {
  readonly path: string;
  readonly text?: string;
}

export interface TreeNode {
  readonly name: string;
  /** Inside the project. */
  readonly path: string;
  /** None for a file. */
  readonly children?: readonly TreeNode[];
}

interface Growing {
  readonly name: string;
  readonly path: string;
  children?: Map<string, Growing>;
}

/** Folders first, each in the order of their names, as file browsers show them; `asGiven` keeps the order. */
export function growTree(entries: readonly Entry[], { asGiven = false } = {}): TreeNode[] {
  const root: Growing = { name: "", path: "", children: new Map() };
  for (const { path, text } of entries) {
    let at = root;
    const names = path.split("/");
    for (const [depth, name] of names.entries()) {
      at.children ??= new Map();
      const next = at.children.get(name) ?? { name, path: names.slice(0, depth + 1).join("/") };
      at.children.set(name, next);
      at = next;
    }
    if (text === undefined) at.children ??= new Map();
  }
  return settle(root, asGiven);
}

function settle({ children }: Growing, asGiven: boolean): TreeNode[] {
  const nodes = [...(children?.values() ?? [])].map(({ name, path, children: inside, ...rest }): TreeNode =>
    inside ? { name, path, children: settle({ name, path, children: inside, ...rest }, asGiven) } : { name, path },
  );
  if (asGiven) return nodes;
  const rank = (node: TreeNode) => (node.children ? 0 : 1);
  return nodes.toSorted((a, b) => rank(a) - rank(b) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** The tree as text, as the command `tree` draws it; folders end with a slash. */
export function treeText(root: string, nodes: readonly TreeNode[]): string {
  return `${[`${root}/`, ...linesOf(nodes, "")].join("\n")}\n`;
}

function linesOf(nodes: readonly TreeNode[], indent: string): string[] {
  return nodes.flatMap(({ name, children }, at) => {
    const isLast = at === nodes.length - 1;
    const line = `${indent}${isLast ? "└── " : "├── "}${name}${children ? "/" : ""}`;
    return [line, ...linesOf(children ?? [], `${indent}${isLast ? "    " : "│   "}`)];
  });
}

/** Every folder of the tree, parents first. */
export function foldersOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children ? [node.path, ...foldersOf(node.children)] : []));
}

/** Folders without a folder inside: making them makes all others on the way. */
export function deepestFolders(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ path, children }) => {
    if (!children) return [];
    const inside = deepestFolders(children);
    return inside.length > 0 ? inside : [path];
  });
}

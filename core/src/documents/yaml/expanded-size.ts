/**
 * How many values a tree has when every shared part is counted each time, and how deep it goes. Shared parts are
 * measured once, so that a bomb of anchors costs no more than its text. Counting ends above `maxValues`, and below
 * `maxDepth`.
 */
export function expandedSize(
  root: unknown,
  maxValues: number,
  maxDepth: number,
): { readonly values: number; readonly depth: number } {
  const known = new Map<object, { values: number; depth: number }>();
  const open = new Set<object>();
  const measure = (value: unknown, level: number): { values: number; depth: number } => {
    if (typeof value !== "object" || value === null) return leaf;
    const seen = known.get(value);
    if (seen) return seen;
    // What contains itself has no end.
    if (level > maxDepth || open.has(value)) return { values: 1, depth: maxDepth + 1 };
    open.add(value);
    let values = 1;
    let depth = 0;
    for (const part of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value)) {
      const size = measure(part, level + 1);
      values = Math.min(values + size.values, maxValues + 1);
      depth = Math.max(depth, size.depth);
    }
    open.delete(value);
    const size = { values, depth: depth + 1 };
    known.set(value, size);
    return size;
  };
  return measure(root, 0);
}

const leaf = { values: 1, depth: 0 };

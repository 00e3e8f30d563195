/** Columns of a line, as Prettier counts by default. */
export const WIDTH = 80;

/**
 * `before{ a, b }after` on one line where it fits, else an item per line, as Prettier breaks imports, patterns and
 * objects. The spaces at the start of the last line of `before` are the indent.
 */
export function braced(before: string, items: readonly string[], after: string): string {
  const line = `${before}{ ${items.join(", ")} }${after}`;
  const start = before.lastIndexOf("\n") + 1;
  if (line.length - start <= WIDTH) return line;
  const indent = /^ */.exec(before.slice(start))?.[0] ?? "";
  return `${before}{\n${items.map((item) => `${indent}  ${item},`).join("\n")}\n${indent}}${after}`;
}

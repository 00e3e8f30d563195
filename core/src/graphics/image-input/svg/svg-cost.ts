import type { XmlElement } from "../../../text/xml/xml-node.ts";

/** More shapes than a machine draws at once: each counted as often as it is referred to. */
export const MAX_DRAWN = 200_000;

// A filter works on every pixel: it weighs as much as thousands of plain shapes.
const FILTER_WEIGHT = 4000;
// Letters of path data that take as long to draw as a plain shape: a million of them hold a page up for over a second.
const LETTERS_OF_A_SHAPE = 5;
// Longer chains of references than any drawing has; the count goes one call deeper per link.
const MAX_CHAIN = 1000;

/**
 * How many plain shapes the work of drawing it is worth when every reference (`href="#a"`, `url(#a)`) is followed: `<use>` of `<use>` makes a
 * small file take hours. Infinity for a part that refers to itself. Style sheets count as referring to what they name.
 */
export function drawnElements(root: XmlElement): number {
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (typeof child !== "string") collect(child);
  };
  collect(root);
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement, depth: number): number => {
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    if (depth > MAX_CHAIN) return Infinity;
    // whoever comes back here while it is being counted goes in a circle
    known.set(element, Infinity);
    let total = element.name === "filter" ? FILTER_WEIGHT : 1 + pathLength(element) / LETTERS_OF_A_SHAPE;
    for (const id of references(element)) {
      const target = byId.get(id);
      if (target) total += count(target, depth + 1);
    }
    for (const child of element.children) if (typeof child !== "string") total += count(child, depth + 1);
    known.set(element, total);
    return total;
  };
  return count(root, 0);
}

const pathLength = ({ attributes }: XmlElement) => (attributes.get("d") ?? attributes.get("points") ?? "").length;

function references({ name, attributes, children }: XmlElement): string[] {
  const href = attributes.get("href");
  const values = [...attributes.values(), ...(name === "style" ? children.filter((c) => typeof c === "string") : [])];
  const urls = values.flatMap((value) =>
    value.includes("url(") ? [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = ""]) => id) : [],
  );
  return href?.startsWith("#") ? [href.slice(1), ...urls] : urls;
}

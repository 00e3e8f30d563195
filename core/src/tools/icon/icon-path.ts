import type { IconNode } from "./icon.ts";

/** SVG path data of a shape, for canvases, which draw paths alone. Throws for an element no icon has. */
export function iconPath([tag, attributes]: IconNode): string {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return attributes["d"] ?? "";
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
    case "polygon":
      return `M${(attributes["points"] ?? "").trim()}${tag === "polygon" ? "Z" : ""}`;
    case "circle":
      return ellipse(at("cx"), at("cy"), at("r"), at("r"));
    case "ellipse":
      return ellipse(at("cx"), at("cy"), at("rx"), at("ry"));
    case "rect":
      return roundedBox(at("x"), at("y"), at("width"), at("height"), at("rx") || at("ry"));
    default:
      throw new Error(`An icon has the element ${tag}.`);
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function roundedBox(x: number, y: number, width: number, height: number, wanted: number): string {
  const r = Math.min(wanted, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
}

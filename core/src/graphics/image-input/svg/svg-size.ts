import type { Size } from "../../../ports/rect.ts";
import type { XmlElement } from "../../../text/xml/xml-node.ts";

const PIXELS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size an SVG gives itself, in pixels: width and height, else the viewBox, else 300 x 150 (CSS 2.2, 10.3.2). */
export function readSvgSize({ attributes }: Pick<XmlElement, "attributes">): Size {
  const width = readLength(attributes.get("width"));
  const height = readLength(attributes.get("height"));
  const [, , boxWidth = 0, boxHeight = 0] = readBox(attributes.get("viewBox")) ?? [];
  const hasBox = boxWidth > 0 && boxHeight > 0;
  if (width && height) return { width, height };
  if (!hasBox) return { width: width ?? 300, height: height ?? 150 };
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/**
 * The root told to be that many pixels large: hosts disagree on the size of one that says nothing, and draw one that
 * says little too coarse. Without a viewBox its own size becomes one.
 */
export function resizeSvg(root: XmlElement, width: number, height: number): XmlElement {
  const own = readSvgSize(root);
  const attributes = new Map(root.attributes);
  const box = readBox(attributes.get("viewBox")) ? [] : ([["viewBox", `0 0 ${own.width} ${own.height}`]] as const);
  for (const [key, value] of [["width", `${width}`], ["height", `${height}`], ...box] as const)
    attributes.set(key, value);
  return { ...root, attributes };
}

function readLength(text: string | undefined): number | undefined {
  const match = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|pt|pc|in|cm|mm)?\s*$/i.exec(text ?? "");
  const value = Number(match?.[1]) * (PIXELS[match?.[2]?.toLowerCase() ?? ""] ?? 1);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function readBox(text: string | undefined): number[] | undefined {
  const numbers = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return text !== undefined &&
    numbers.length === 4 &&
    numbers.every(Number.isFinite) &&
    (numbers[2] ?? 0) > 0 &&
    (numbers[3] ?? 0) > 0
    ? numbers
    : undefined;
}

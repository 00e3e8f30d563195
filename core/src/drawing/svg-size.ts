interface Size {
  readonly width: number;
  readonly height: number;
}

// The start tag of the root: after the prolog, comments and a document type, which may have an internal subset.
const ROOT =
  /^\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>\s*)*<((?:[\w-]+:)?svg)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/i;
const PIXELS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * The size an SVG gives itself, in pixels: width and height, else the viewBox, else 300 x 150 (CSS 2.2, 10.3.2).
 * `undefined` when the text is not an SVG.
 */
export function readSvgSize(svg: string): Size | undefined {
  const root = ROOT.exec(strip(svg));
  if (!root) return undefined;
  const attributes = root[2] ?? "";
  const width = readLength(readAttribute(attributes, "width"));
  const height = readLength(readAttribute(attributes, "height"));
  const [, , boxWidth = 0, boxHeight = 0] = readBox(attributes) ?? [];
  const hasBox = boxWidth > 0 && boxHeight > 0;
  if (width && height) return { width, height };
  if (!hasBox) return { width: width ?? 300, height: height ?? 150 };
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/**
 * The same SVG told to be that many pixels large: hosts disagree on the size of one that says nothing, and draw one
 * that says little too coarse. `undefined` when the text is not an SVG.
 */
export function resizeSvg(svg: string, width: number, height: number): string | undefined {
  const text = strip(svg);
  const root = ROOT.exec(text);
  const own = readSvgSize(text);
  if (!root || !own) return undefined;
  const [start, name = "svg", attributes = ""] = root;
  const kept = attributes.replaceAll(/\s+(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const box = readBox(attributes) ? "" : ` viewBox="0 0 ${own.width} ${own.height}"`;
  const opening = start.slice(0, start.lastIndexOf(`<${name}`));
  const end = start.endsWith("/>") ? "/>" : ">";
  const namespace = /\sxmlns\s*=/.test(kept) || name.includes(":") ? "" : ' xmlns="http://www.w3.org/2000/svg"';
  return `${opening}<${name}${namespace} width="${width}" height="${height}"${box}${kept}${end}${text.slice(start.length)}`;
}

function strip(svg: string): string {
  return svg.replace(/^\u{feff}/u, "").trimStart();
}

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

function readLength(text: string | undefined): number | undefined {
  const match = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|pt|pc|in|cm|mm)?\s*$/i.exec(text ?? "");
  const value = Number(match?.[1]) * (PIXELS[match?.[2]?.toLowerCase() ?? ""] ?? 1);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function readBox(attributes: string): number[] | undefined {
  const numbers = (readAttribute(attributes, "viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

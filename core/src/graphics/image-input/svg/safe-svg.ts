import { cleanSvg } from "./clean-svg.ts";
import { parseXml } from "../../../text/xml/parse-xml.ts";
import type { Removed } from "./safe-css.ts";
import { drawnElements, MAX_DRAWN } from "./svg-cost.ts";
import { readSvgSize, resizeSvg } from "./svg-size.ts";
import { writeSvg } from "./write-xml.ts";
import { type XmlElement, XmlError } from "../../../text/xml/xml-node.ts";
import { formatList } from "../../../text/format.ts";

export interface SafeSvg {
  /** Its own size in pixels, see {@link readSvgSize}. */
  readonly width: number;
  readonly height: number;
  /** What was left out, in sentences for the user; empty for an honest drawing. */
  readonly notes: readonly string[];
  /** The text of the drawing, told to be that many pixels large. */
  text(width: number, height: number): string;
}

/**
 * Takes an SVG apart and puts together what is safe of it, so that no reader sees anything it was not meant to see.
 * Throws `XmlError` when it is not well formed, has no `<svg>` root, or would take too long to draw.
 */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  const parsed = parseXml(decodeXml(bytes));
  const removed: Removed = new Set();
  const root = cleanSvg(parsed, removed);
  if (root?.name !== "svg") throw new XmlError("its root element is not <svg>");
  const drawn = drawnElements(root);
  if (drawn === Infinity) throw new XmlError("a part of it refers to itself");
  if (drawn > MAX_DRAWN)
    throw new XmlError(
      "its paths, and parts that refer to one another, are too much to draw; simplify it or make it a PNG",
    );
  const notes: string[] = [];
  if (removed.size > 0) notes.push(`The SVG has ${formatList([...removed])}, which were left out.`);
  if (hasText(root))
    notes.push("The SVG has text, which is drawn with fonts of this machine. Turn it into paths to be sure.");
  return { ...readSvgSize(root), notes, text: (width, height) => writeSvg(resizeSvg(root, width, height)) };
}

function hasText({ name, children }: XmlElement): boolean {
  return name === "text" || children.some((child) => typeof child !== "string" && hasText(child));
}

// UTF-16 by its byte order mark, else what the XML declaration says, else UTF-8 (XML 1.0, F.1).
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = Array.from(bytes.subarray(0, 100), (byte) => String.fromCharCode(byte)).join("");
  const label = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,60}encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes).trimStart();
  } catch (error) {
    if (error instanceof RangeError) throw new XmlError(`its encoding "${label}" is not known`);
    throw error;
  }
}

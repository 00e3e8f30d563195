import type { Pen } from "../../ports/index.ts";
import { graphemes } from "../../text/graphemes.ts";
import type { FontOutlines } from "./font-outlines.ts";
import { number } from "./matrix.ts";
import { escapeXml } from "../../text/escape.ts";
import { element } from "./xml.ts";

/** What drawing a text takes besides the pen. */
export interface TextDrawing {
  /** The pen of a host, which knows the widths. */
  readonly ruler: Pen;
  readonly outlines: FontOutlines | undefined;
  /** Hears of each piece that stays text though outlines were wanted. */
  leave(text: string): void;
}

type TextStyle = Pick<Pen, "font" | "letterSpacing" | "textAlign" | "textBaseline" | "direction" | "measureText">;

const RIGHT_TO_LEFT = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The markup of one line: outlines of the letters that have them, text for the rest. */
export function textMarkup(drawing: TextDrawing, pen: TextStyle, typed: string, x: number, y: number): string[] {
  // white space is drawn as spaces (HTML, text preparation algorithm)
  const text = typed.replaceAll(/[\t\n\f\r]/g, " ").normalize("NFC");
  const font = readFont(pen.font);
  if (text.trim() === "" || !font) return [];
  const left = x - leftOf(pen, text);
  const baseline = y + dropOf(pen, text);
  const { outlines } = drawing;
  const asText = (piece: string, at: number) => {
    drawing.leave(piece);
    return textElement(pen, font, piece, at, baseline);
  };
  // Letters that join or run leftward have no places of their own.
  if (!outlines || RIGHT_TO_LEFT.test(text)) return [asText(text, left)];

  const markup: string[] = [];
  let [before, rest, restAt] = ["", "", 0];
  const finish = () => {
    if (rest.trim() !== "") markup.push(asText(rest, left + restAt));
    rest = "";
  };
  for (const cluster of graphemes(text)) {
    // Its right end less its own width: so the kerning before it is in its place.
    const at = pen.measureText(before + cluster).width - pen.measureText(cluster).width;
    before += cluster;
    const glyph = outlines.glyph(cluster, font.weight);
    if (glyph === undefined) {
      if (rest === "") restAt = at;
      rest += cluster;
      continue;
    }
    finish();
    if (glyph.path === "") continue;
    const scale = font.size / glyph.unitsPerEm;
    const transform = `translate(${number(left + at)} ${number(baseline)}) scale(${number(scale, 6)})`;
    markup.push(element("path", { d: glyph.path, transform }));
  }
  finish();
  return markup.length === 0 ? [] : [markup.join("")];
}

function textElement(pen: TextStyle, font: Font, text: string, x: number, y: number): string {
  const isRtl = pen.direction === "rtl";
  const spacing = Number.parseFloat(pen.letterSpacing);
  return element(
    "text",
    {
      x: number(x),
      y: number(y),
      "font-family": font.family,
      "font-size": number(font.size),
      "font-weight": font.weight === 400 ? undefined : font.weight,
      "letter-spacing": spacing === 0 ? undefined : number(spacing),
      direction: isRtl ? "rtl" : undefined,
      "text-anchor": isRtl ? "end" : undefined,
      "xml:space": "preserve",
    },
    escapeXml(text),
  );
}

interface Font {
  readonly weight: number;
  readonly size: number;
  readonly family: string;
}

function readFont(font: string): Font | undefined {
  const match = /^(?:(normal|bold|\d+)\s+)?([\d.]+)px\s+(.+)$/.exec(font.trim());
  if (!match) return undefined;
  const [, weight = "normal", size, family = ""] = match;
  const named = { normal: 400, bold: 700 }[weight] ?? Number(weight);
  return { weight: named, size: Number(size), family: family.replaceAll('"', "'") };
}

/** How far the text begins left of its anchor. */
function leftOf(pen: TextStyle, text: string): number {
  const isRtl = pen.direction === "rtl";
  const { textAlign: align } = pen;
  if (align === "center") return pen.measureText(text).width / 2;
  const isRight = align === "right" || align === (isRtl ? "start" : "end");
  return isRight ? pen.measureText(text).width : 0;
}

/** How far the baseline is under the anchor: what the host says of the same letters on both lines. */
function dropOf(pen: TextStyle, text: string): number {
  if (pen.textBaseline === "alphabetic") return 0;
  const there = pen.measureText(text).actualBoundingBoxAscent;
  const asked = pen.textBaseline;
  pen.textBaseline = "alphabetic";
  const drop = pen.measureText(text).actualBoundingBoxAscent - there;
  pen.textBaseline = asked;
  return drop;
}

import type { Canvas, Drawing, PathShape } from "../../ports/index.ts";
import type { FontOutlines } from "./font-outlines.ts";
import { numbers, transformOf } from "./matrix.ts";
import { layerGradient, opacityOf, paintOf } from "./svg-paint.ts";
import { SvgPath } from "./svg-path.ts";
import { SvgPen } from "./svg-pen.ts";
import { SvgSheet } from "./svg-sheet.ts";
import { toDataUri } from "./to-data-uri.ts";
import { escapeXml } from "../../text/escape.ts";
import { element } from "./xml.ts";

export interface SvgOptions {
  /** Text becomes outlines where these have its letters; without them, and for other letters, it stays text. */
  readonly outlines?: FontOutlines;
  /** What ids begin with: different for files that end up in one document. */
  readonly idPrefix?: string;
}

/** A drawing that becomes an SVG file. */
export interface SvgDrawing extends Drawing {
  /** What was drawn as `<text>` though outlines were wanted: it needs a font where the file is shown. */
  readonly textLeft: readonly string[];
  /** The file: UTF-8, deterministic, everything inside. @param title said by screen readers */
  svg(title?: string): Promise<string>;
}

/** What drawing functions need of a canvas, drawing SVG. Outlines must come from its own `path`. */
export interface SvgCanvas extends Pick<Canvas, "loadFont"> {
  path(data: string): PathShape;
  drawing(width: number, height: number): SvgDrawing;
}

/**
 * The canvas that draws SVG: the same drawing function gives the picture on a host's canvas and the vector file.
 * @param host measures text, and turns pictures into the PNG data that stand in the file
 */
export function svgCanvas(host: Canvas, { outlines, idPrefix = "d" }: SvgOptions = {}): SvgCanvas {
  return {
    path: (data) => new SvgPath(data),
    loadFont: (font) => host.loadFont(font),
    drawing(width, height) {
      const sheet = new SvgSheet(width, height, idPrefix);
      const textLeft = new Set<string>();
      const pen = new SvgPen(sheet, {
        ruler: host.surface(1, 1).pen,
        outlines,
        leave: (text) => void (outlines && textLeft.add(text)),
      });
      return {
        width,
        height,
        pen,
        get textLeft() {
          return [...textLeft];
        },
        draw(picture, x, y, boxWidth, boxHeight) {
          const place = { x: numbers(x), y: numbers(y), width: numbers(boxWidth), height: numbers(boxHeight) };
          const look = { preserveAspectRatio: "none", opacity: opacityOf(pen.globalAlpha) };
          const transform = transformOf(pen.matrix);
          let href: Promise<string> | undefined;
          pen.add(async () => {
            href ??= toDataUri(host, picture);
            return element("image", { ...place, ...look, transform, href: await href });
          });
        },
        fillGradient(layers, x, y, boxWidth, boxHeight) {
          const paints = layers.map((layer) => paintOf("fill", layerGradient(layer, x, y, boxWidth, boxHeight), sheet));
          pen.addRect(x, y, boxWidth, boxHeight, ...paints);
        },
        svg: (title) => sheet.markup(title === undefined ? undefined : element("title", {}, escapeXml(title))),
      };
    },
  };
}

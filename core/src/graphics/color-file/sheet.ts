import { readableOn } from "../color/contrast.ts";
import { fontOf, loadFonts } from "../drawing/fonts.ts";
import { encodePng } from "../png/encode-png.ts";
import type { Pen, Ports } from "../../ports/index.ts";
import { loadOutlines } from "../svg/font-outlines.ts";
import { svgCanvas } from "../svg/svg-canvas.ts";
import type { BinaryOutput, TextOutput } from "../../tool/output.ts";
import type { SwatchSet } from "./swatch.ts";

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const WEIGHTS = [400, 600] as const;

/** Draws the colors as bands with their names and hex digits. */
function drawSheet(pen: Pen, { swatches }: SwatchSet): void {
  const edge = (index: number) => Math.round((index * WIDTH) / swatches.length);
  const isMany = swatches.length > 6;
  const size = isMany ? 15 : 22;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  for (const [index, { name, hex }] of swatches.entries()) {
    const x = edge(index);
    pen.fillStyle = hex;
    pen.fillRect(x, 0, edge(index + 1) - x, HEIGHT);
    pen.fillStyle = readableOn(hex);
    const left = x + (isMany ? 14 : 24);
    pen.font = fontOf(600, size);
    pen.fillText(name, left, HEIGHT - 32 - size * 1.5);
    pen.font = fontOf(400, size);
    pen.fillText(hex, left, HEIGHT - 32);
  }
}

const wordsOf = ({ swatches }: SwatchSet) => swatches.flatMap(({ name, hex }) => [name, hex]);

type Host = Pick<Ports, "assets" | "canvas" | "deflate">;

/** The colors as a picture of 1200 x 630 pixels. Throws `ToolError` "asset" or "canvas". */
export async function pngSheet(set: SwatchSet, ports: Host): Promise<BinaryOutput> {
  await loadFonts(ports, wordsOf(set), WEIGHTS);
  const surface = ports.canvas.surface(WIDTH, HEIGHT);
  drawSheet(surface.pen, set);
  const bytes = await encodePng({ width: WIDTH, height: HEIGHT, data: surface.pixels() }, ports.deflate);
  return { kind: "binary", name: "palette.png", label: "PNG", mime: "image/png", bytes, width: WIDTH, height: HEIGHT };
}

/** The same picture as vectors, its letters as outlines. Throws `ToolError` "asset" or "canvas". */
export async function svgSheet(set: SwatchSet, ports: Host): Promise<TextOutput> {
  const words = wordsOf(set);
  await loadFonts(ports, words, WEIGHTS);
  const outlines = await loadOutlines(ports, words, WEIGHTS);
  const drawing = svgCanvas(ports.canvas, { outlines }).drawing(WIDTH, HEIGHT);
  drawSheet(drawing.pen, set);
  return { kind: "text", name: "palette.svg", label: "SVG", mime: "image/svg+xml", text: await drawing.svg(set.title) };
}

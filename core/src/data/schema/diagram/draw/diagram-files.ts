import type { Pen, Ports } from "../../../../ports/index.ts";
import { svgCanvas } from "../../../../graphics/svg/svg-canvas.ts";
import type { Size } from "../../../../ports/rect.ts";
import type { Diagram, DiagramMarks } from "../diagram.ts";
import { diagramColors, type DiagramTheme } from "./diagram-colors.ts";
import { loadDiagramFont } from "./diagram-font.ts";
import { drawDiagram } from "./draw-diagram.ts";

/** Pixels of ground around the tables. */
const PADDING = 32;
/** What browsers and viewers can hold: pixels along one side, and in all. */
const MAX_SIDE = 16_000;
const MAX_PIXELS = 64e6;

export interface DiagramPicture extends Size {
  readonly bytes: Uint8Array;
  /** Pixels of the picture per pixel of the diagram: 2, or less where it would be too large. */
  readonly scale: number;
}

/** The diagram as PNG on its ground, at twice its size where that is no more than 64 megapixels. */
export async function diagramPng(
  diagram: Diagram,
  theme: DiagramTheme,
  ports: Pick<Ports, "assets" | "canvas">,
  marks?: DiagramMarks,
): Promise<DiagramPicture> {
  await loadDiagramFont(ports);
  const { width, height } = sheetOf(diagram);
  const scale = Math.min(2, MAX_SIDE / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)));
  const surface = ports.canvas.surface(Math.ceil(width * scale), Math.ceil(height * scale));
  surface.pen.scale(scale, scale);
  drawSheet(surface.pen, diagram, theme, scale, marks);
  const bytes = await surface.encode("image/png");
  return { bytes, width: surface.width, height: surface.height, scale };
}

/** The diagram as an SVG file on its ground. Its texts stay texts, in a monospaced face of the machine that shows it. */
export async function diagramSvg(
  diagram: Diagram,
  theme: DiagramTheme,
  ports: Pick<Ports, "canvas">,
  title?: string,
  marks?: DiagramMarks,
): Promise<string> {
  const { width, height } = sheetOf(diagram);
  const drawing = svgCanvas(ports.canvas).drawing(width, height);
  drawSheet(drawing.pen, diagram, theme, 1, marks);
  return drawing.svg(title);
}

function sheetOf({ width, height }: Diagram): Size {
  return { width: Math.ceil(width) + 2 * PADDING, height: Math.ceil(height) + 2 * PADDING };
}

function drawSheet(pen: Pen, diagram: Diagram, theme: DiagramTheme, scale: number, marks?: DiagramMarks): void {
  const colors = diagramColors[theme];
  const { width, height } = sheetOf(diagram);
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, width, height);
  pen.translate(PADDING, PADDING);
  drawDiagram(pen, diagram, { colors, scale, marks });
}

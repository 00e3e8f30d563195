import { loadEmoji } from "../../../graphics/drawing/emoji-art.ts";
import { loadFonts } from "../../../graphics/drawing/fonts.ts";
import { encodePng } from "../../../graphics/png/encode-png.ts";
import type { Ports } from "../../../ports/index.ts";
import { loadOutlines } from "../../../graphics/svg/font-outlines.ts";
import { svgCanvas } from "../../../graphics/svg/svg-canvas.ts";
import type { Size } from "../../../ports/rect.ts";
import type { Workspace } from "../../model.ts";
import type { SceneOptions } from "../mindmap-scene.ts";
import { type View, workspaceSheet } from "./workspace-sheet.ts";
import type { Sheet } from "./sheet.ts";

/** What every browser can hold in one canvas: pixels along a side. Larger drawings are made of tiles. */
const TILE = 4096;
const ONE_CANVAS = 8192;
/** More pixels than this are too much for memory: the picture gets smaller. */
const MAX_PIXELS = 64e6;
/** In larger SVG files letters stay text, so that they can be opened at all. */
const OUTLINED_BOXES = 1000;

export interface SheetPicture extends Size {
  readonly bytes: Uint8Array;
  /** Pixels for each unit of the drawing: as asked, or less where the picture would be too large. */
  readonly scale: number;
}

type SheetPorts = Pick<Ports, "assets" | "canvas" | "deflate">;

/**
 * A view of the workspace as PNG. Sides have no limit, tiles are put together beyond what a canvas can hold; above 64
 * megapixels the scale goes down. @param scale pixels for each unit; 2 is sharp on every screen
 */
export async function workspacePng(
  view: View,
  workspace: Workspace,
  options: SceneOptions,
  ports: SheetPorts,
  scale = 2,
): Promise<SheetPicture> {
  const texts = textsOf(workspace);
  await loadFonts(ports, texts, [400, 600]);
  const { art } = await loadEmoji(ports, texts);
  const sheet = workspaceSheet(view, workspace, { ...options, art }, ports.canvas.surface(1, 1).pen);
  const used = Math.min(scale, Math.sqrt(MAX_PIXELS / (sheet.width * sheet.height)));
  const [width, height] = [Math.ceil(sheet.width * used), Math.ceil(sheet.height * used)];
  if (Math.max(width, height) > ONE_CANVAS)
    return { bytes: await tiledPng(sheet, used, width, height, ports), width, height, scale: used };
  const surface = ports.canvas.surface(width, height);
  sheet.draw(surface.pen, { x: 0, y: 0, width, height, scale: used });
  return { bytes: await surface.encode("image/png"), width, height, scale: used };
}

async function tiledPng(sheet: Sheet, scale: number, width: number, height: number, ports: SheetPorts) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += TILE)
    for (let x = 0; x < width; x += TILE) {
      const [tileWidth, tileHeight] = [Math.min(TILE, width - x), Math.min(TILE, height - y)];
      const tile = ports.canvas.surface(tileWidth, tileHeight);
      sheet.draw(tile.pen, { x, y, width: tileWidth, height: tileHeight, scale });
      const pixels = tile.pixels();
      for (let row = 0; row < tileHeight; row++)
        data.set(pixels.subarray(row * tileWidth * 4, (row + 1) * tileWidth * 4), ((y + row) * width + x) * 4);
    }
  return encodePng({ width, height, data }, ports.deflate);
}

/** A view of the workspace as an SVG file, letters as outlines so that it looks the same everywhere. */
export async function workspaceSvg(
  view: View,
  workspace: Workspace,
  options: SceneOptions,
  ports: SheetPorts,
): Promise<string> {
  const texts = textsOf(workspace);
  await loadFonts(ports, texts, [400, 600]);
  const boxes = workspace.nodes.reduce((sum, { children }) => sum + 1 + children.length, 0);
  const outlines = boxes <= OUTLINED_BOXES ? await loadOutlines(ports, texts, [400, 600]) : undefined;
  const canvas = svgCanvas(ports.canvas, outlines ? { outlines } : {});
  const { art } = await loadEmoji({ ...ports, canvas }, texts);
  const sheet = workspaceSheet(view, workspace, { ...options, art }, ports.canvas.surface(1, 1).pen);
  const drawing = canvas.drawing(sheet.width, sheet.height);
  sheet.draw(drawing.pen, { x: 0, y: 0, width: sheet.width, height: sheet.height, scale: 1 });
  return drawing.svg(workspace.metadata.title);
}

/** Every text that a view may show: for the fonts and emoji it needs. */
export function textsOf({ nodes, metadata }: Workspace): readonly string[] {
  const own = nodes.flatMap(({ title, description, tags, children }) => [
    title,
    description,
    ...tags,
    ...children.map((child) => child.title),
  ]);
  // what the views say themselves
  return [metadata.title, ...own, "0123456789 %/+…#,. Not Started In Progress Complete Upcoming Deadlines"];
}

import { fontOf, loadFonts } from "../drawing/fonts.ts";
import type { Ports } from "../ports/index.ts";
import type { BinaryOutput } from "../tool/output.ts";
import { SHEET, sheetBands, sheetInset } from "./sheet.ts";
import type { SwatchSet } from "./swatch.ts";

/** The colors as bands with their names, 1200 x 630 pixels. Throws `ToolError` "asset", "canvas" or "encode". */
export async function pngSheet(set: SwatchSet, ports: Pick<Ports, "assets" | "canvas">): Promise<BinaryOutput> {
  const { width, height } = SHEET;
  const bands = sheetBands(set);
  const texts = bands.flatMap((band) => band.lines.map((line) => line.text));
  await loadFonts(ports, texts, [400, 600]);
  const surface = ports.canvas.surface(width, height);
  const { pen } = surface;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  for (const band of bands) {
    pen.fillStyle = band.hex;
    pen.fillRect(band.x, 0, band.width, height);
    pen.fillStyle = band.ink;
    for (const { text, y, size, weight } of band.lines) {
      pen.font = fontOf(weight, size);
      pen.fillText(text, band.x + sheetInset(band), y);
    }
  }
  const bytes = await surface.encode("image/png");
  return { kind: "binary", name: "palette.png", label: "PNG", mime: "image/png", bytes, width, height };
}

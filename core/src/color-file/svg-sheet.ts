import type { TextOutput } from "../tool/output.ts";
import { SHEET, type SheetBand, sheetBands, sheetInset } from "./sheet.ts";
import type { SwatchSet } from "./swatch.ts";

/** The colors as bands with their names, as plain rectangles and texts that stay editable in a drawing program. */
export function svgSheet(set: SwatchSet): TextOutput {
  const { width, height } = SHEET;
  const bands = sheetBands(set).map(bandMarkup);
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `  <title>${escape(set.title)}</title>`,
    '  <g font-family="Inter, system-ui, sans-serif">',
    ...bands.flat().map((line) => `    ${line}`),
    "  </g>",
    "</svg>",
    "",
  ].join("\n");
  return { kind: "text", name: "palette.svg", label: "SVG", mime: "image/svg+xml", text };
}

function bandMarkup(band: SheetBand): string[] {
  const texts = band.lines.map(
    ({ text, y, size, weight }) =>
      `<text x="${band.x + sheetInset(band)}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${band.ink}">${escape(text)}</text>`,
  );
  return [`<rect x="${band.x}" width="${band.width}" height="${SHEET.height}" fill="${band.hex}"/>`, ...texts];
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

import type { ColorForm } from "../color/css-text.ts";
import type { Ports } from "../../ports/index.ts";
import type { FileOutput } from "../../tool/output.ts";
import { colorText } from "./color-text.ts";
import type { PictureFormat, TextFormat } from "./formats.ts";
import { pngSheet, svgSheet } from "./sheet.ts";
import type { SwatchSet } from "./swatch.ts";

/** A set of colors as one file of any format. Throws `ToolError` when the host cannot draw the picture. */
export async function colorFile(
  set: SwatchSet,
  format: TextFormat | PictureFormat,
  form: ColorForm,
  ports: Pick<Ports, "assets" | "canvas" | "deflate">,
): Promise<FileOutput> {
  if (format === "png") return pngSheet(set, ports);
  return format === "svg" ? svgSheet(set, ports) : colorText(set, format, form);
}

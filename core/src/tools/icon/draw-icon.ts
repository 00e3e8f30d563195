import type { Ports } from "../../ports/index.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import { drawnStroke, type IconOptions } from "./icon-code.ts";
import { iconPath } from "./icon-path.ts";
import type { Icon } from "./icon.ts";

/** The icon as a PNG on a clear ground; `currentColor`, which a bitmap cannot have, is black. */
export async function drawIcon(
  icon: Pick<Icon, "name" | "nodes">,
  look: IconOptions,
  { canvas }: Pick<Ports, "canvas">,
): Promise<BinaryOutput> {
  const { size, color } = look;
  const surface = canvas.surface(size, size);
  const { pen } = surface;
  pen.scale(size / 24, size / 24);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = drawnStroke(look);
  pen.strokeStyle = color.toLowerCase() === "currentcolor" ? "#000000" : color;
  for (const node of icon.nodes) pen.stroke(canvas.path(iconPath(node)));
  const bytes = await surface.encode("image/png");
  return { kind: "binary", name: `${icon.name}.png`, mime: "image/png", width: size, height: size, bytes };
}

import { openPicture } from "../../graphics/image-input/open-picture.ts";
import type { Picture, Ports } from "../../ports/index.ts";
import { encodeBase64 } from "../../text/base64.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { SVG_SIZE } from "./sizes.ts";

export interface Logo {
  readonly picture: Picture;
  /** An address that carries the logo: the cleaned SVG, or a PNG no larger than the icon. */
  readonly href: string;
  /** One pixel of this host's, which holds the logo's place in a drawing. */
  readonly dot: Picture;
}

/** Opens the logo. Throws `ToolError` "decode" at the field `image`. */
export async function loadLogo(
  file: FileHandle,
  ports: Pick<Ports, "images" | "canvas">,
  warn: RunContext["warn"],
): Promise<Logo> {
  const { picture, prepared } = await openPicture(file, ports, "image", warn);
  const { canvas, images } = ports;
  const isVector = prepared.type === "image/svg+xml";
  if (!isVector && Math.max(picture.width, picture.height) < 180)
    warn(`${file.name} is ${picture.width} x ${picture.height} pixels: the larger icons will be blurred.`);
  const dot = await images.decode(await canvas.surface(1, 1).encode("image/png"), "image/png");
  const href = isVector
    ? dataUri("image/svg+xml", prepared.bytes)
    : dataUri("image/png", await reduced(picture, canvas));
  return { picture, href, dot };
}

async function reduced(picture: Picture, canvas: Ports["canvas"]): Promise<Uint8Array> {
  const scale = Math.min(1, SVG_SIZE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const surface = canvas.surface(width, height);
  surface.draw(picture, 0, 0, width, height);
  return surface.encode("image/png");
}

function dataUri(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${encodeBase64(bytes)}`;
}

import type { Canvas, Picture } from "../../ports/index.ts";
import { encodeBase64 } from "../../text/base64.ts";

/** A picture as the address of a PNG that carries itself. */
export async function toDataUri(canvas: Canvas, picture: Picture): Promise<string> {
  const { width, height } = picture;
  const surface = canvas.surface(width, height);
  surface.draw(picture, 0, 0, width, height);
  return `data:image/png;base64,${encodeBase64(await surface.encode("image/png"))}`;
}

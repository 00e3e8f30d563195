import type { Rect, Size } from "../../ports/rect.ts";

/** A rectangle with round corners, in pixels of a device at 1x. */
export interface RoundBox extends Rect {
  readonly radius: number;
}

/** The box drawn in on all sides, its corners keeping their center. */
export function inset({ x, y, width, height, radius }: RoundBox, by: number): RoundBox {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, radius: Math.max(0, radius - by) };
}

/** Where a picture lies to fill a box from its top (cover), or to be seen whole in the middle (contain). */
export function placePicture(picture: Size, box: Rect, fit: "cover" | "contain"): Rect {
  const [across, down] = [box.width / picture.width, box.height / picture.height];
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = box.x + (box.width - width) / 2;
  return { x, y: fit === "cover" ? box.y : box.y + (box.height - height) / 2, width, height };
}

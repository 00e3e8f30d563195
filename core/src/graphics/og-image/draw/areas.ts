import type { Rect } from "../../../ports/rect.ts";
import { MARGIN } from "./logo-box.ts";
import { logoPlace, type Scene } from "./scene.ts";

/** The least distance of text from a logo, an emoji or a panel. */
export const gapOf = (scene: Scene): number => Math.round(28 * scene.unit);

/** The picture without its margins. */
export function innerBox({ width, height }: Scene): Rect {
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/**
 * What is left of a box under or over a logo in a corner, or a row of the given height at the same edge. A logo in the
 * middle takes nothing here, see {@link splitBox}.
 */
export function besideLogo(scene: Scene, box: Rect, rowHeight = 0): Rect {
  const place = logoPlace(scene);
  const logoHeight = place === "none" || place === "center" ? 0 : (scene.logo?.height ?? 0);
  const row = Math.max(logoHeight, rowHeight);
  if (row === 0) return box;
  const taken = row + gapOf(scene);
  const isBottom = place.startsWith("bottom");
  return { ...box, y: isBottom ? box.y : box.y + taken, height: Math.max(0, box.height - taken) };
}

/** The parts of a box over and under a logo in the middle. */
export function splitBox(scene: Scene, box: Rect): { readonly over: Rect; readonly under: Rect } {
  const logo = scene.logo ?? { x: 0, y: box.y + box.height / 2, width: 0, height: 0 };
  const gap = gapOf(scene);
  const under = logo.y + logo.height + gap;
  return {
    over: { ...box, height: Math.max(0, logo.y - gap - box.y) },
    under: { ...box, y: under, height: Math.max(0, box.y + box.height - under) },
  };
}

/** Takes pieces off the sides of a box. */
export function inset(box: Rect, sides: { top?: number; right?: number; bottom?: number; left?: number }): Rect {
  const { top = 0, right = 0, bottom = 0, left = 0 } = sides;
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  };
}

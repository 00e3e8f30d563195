import type { Canvas, Picture } from "../../ports/index.ts";

/** A screenshot as it is drawn. */
export interface Shot {
  readonly picture: Picture;
  /** What lies behind is seen through it: a window that was taken with its round corners and its shadow. */
  readonly isSeeThrough: boolean;
}

const SIDE = 128;

/** Looks whether a picture has an alpha below full anywhere. Throws `ToolError` "canvas". */
export function takeShot(picture: Picture, canvas: Pick<Canvas, "surface">): Shot {
  const surface = canvas.surface(SIDE, SIDE);
  surface.draw(picture, 0, 0, SIDE, SIDE);
  const isSeeThrough = surface.pixels().some((value, at) => at % 4 === 3 && value < 255);
  return { picture, isSeeThrough };
}

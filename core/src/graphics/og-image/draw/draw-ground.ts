import { drawPattern } from "./pattern.ts";
import type { Scene } from "./scene.ts";

/** Fills the picture with the ground: one color or gradients, and a pattern over it. */
export function drawGround(scene: Scene): void {
  const { drawing, pen, width, height, theme, input } = scene;
  if (theme.light.length > 0) drawing.fillGradient(theme.light, 0, 0, width, height);
  else {
    pen.fillStyle = theme.ground;
    pen.fillRect(0, 0, width, height);
  }
  drawPattern(scene, input.pattern === "theme" ? theme.pattern.own : input.pattern);
}

import { drawEmoji } from "../../drawing/emoji-art.ts";
import type { Rect } from "../../../ports/rect.ts";
import type { Scene } from "./scene.ts";

/** A panel with a hairline and, where the theme has one, a soft shadow. */
export function drawPanel(scene: Scene, box: Rect, radius: number): void {
  const { pen, theme } = scene;
  if (theme.shadow > 0) drawShadow(scene, box, radius);
  pen.fillStyle = theme.panel;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
  pen.fill();
  pen.strokeStyle = theme.panelLine;
  pen.lineWidth = 1.5;
  pen.stroke();
}

// More steps would each be so faint that rounding to whole shades tints them.
const SHADOW_STEPS = 7;

/** A shadow of shapes one in another: a blur of the host's own would differ by a shade from host to host. */
function drawShadow({ pen, theme, unit }: Scene, box: Rect, radius: number): void {
  const reach = 34 * unit;
  pen.save();
  pen.fillStyle = theme.shadowColor;
  pen.globalAlpha = theme.shadow / SHADOW_STEPS;
  for (let step = 1; step <= SHADOW_STEPS; step++) {
    const grown = (reach * step) / SHADOW_STEPS;
    pen.beginPath();
    pen.roundRect(
      box.x - grown,
      box.y - grown + 14 * unit,
      box.width + 2 * grown,
      box.height + 2 * grown,
      radius + grown,
    );
    pen.fill();
  }
  pen.restore();
}

/** A bar with round ends: a line of text too small to read. */
export function drawBar({ pen }: Scene, x: number, y: number, width: number, height: number, color: string): void {
  if (width <= 0) return;
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, height / 2);
  pen.fill();
}

/** The chosen emoji in a square; nothing without one. */
export function drawSceneEmoji({ pen, art, emoji }: Scene, x: number, y: number, side: number): void {
  if (emoji !== undefined) drawEmoji(pen, art, emoji, Math.round(x), Math.round(y), Math.round(side));
}

/** The frame of a window: a bar with three dots over its content. Returns the box of the content. */
export function drawWindow(scene: Scene, box: Rect): Rect {
  const { pen, theme, unit } = scene;
  const bar = Math.round(50 * unit);
  drawPanel(scene, box, 20 * unit);
  pen.fillStyle = theme.panelLine;
  pen.fillRect(box.x, box.y + bar, box.width, 1.5);
  for (let dot = 0; dot < 3; dot++) {
    pen.fillStyle = theme.inset;
    pen.beginPath();
    pen.arc(box.x + (30 + dot * 26) * unit, box.y + bar / 2, 7 * unit, 0, 2 * Math.PI);
    pen.fill();
  }
  return { x: box.x, y: box.y + bar, width: box.width, height: box.height - bar };
}

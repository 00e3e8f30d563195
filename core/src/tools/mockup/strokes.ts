import type { Gradient, Pen } from "../../ports/index.ts";
import type { RoundBox } from "./geometry.ts";

/** Begins an outline that is the box. */
export function traceBox(pen: Pen, box: RoundBox): void {
  pen.beginPath();
  addBox(pen, box);
}

/** Adds the box to the outline. */
export function addBox(pen: Pen, { x, y, width, height, radius }: RoundBox): void {
  pen.roundRect(x, y, width, height, radius);
}

export function fillBox(pen: Pen, box: RoundBox, paint: string | Gradient): void {
  traceBox(pen, box);
  pen.fillStyle = paint;
  pen.fill();
}

export function strokeBox(pen: Pen, box: RoundBox, color: string, width: number): void {
  traceBox(pen, box);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Colors at even distances along a line. */
export function fade(pen: Pen, x0: number, y0: number, x1: number, y1: number, colors: readonly string[]): Gradient {
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / Math.max(1, colors.length - 1), color);
  return gradient;
}

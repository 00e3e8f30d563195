import type { Gradient, Pen } from "../ports/index.ts";

/** A color and where it stands, 0 to 1. */
export type Stop = readonly [offset: number, color: string];

/**
 * A gradient over a box, as CSS draws `linear-gradient`: 0 degrees goes up, 90 to the right, and the end colors reach
 * the corners (CSS Images 3, 3.1).
 */
export function linearGradient(
  pen: Pen,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  degrees: number,
  stops: readonly Stop[],
): Gradient {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(box.width * dx) + Math.abs(box.height * dy)) / 2;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const gradient = pen.createLinearGradient(cx - dx * half, cy - dy * half, cx + dx * half, cy + dy * half);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

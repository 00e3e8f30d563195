/** The line a linear gradient runs along: its ends, in pixels from the corner of the box. */
export interface GradientLine {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The line over a box, as CSS draws `linear-gradient`: 0 degrees goes up, 90 right (CSS Images 3, 3.1). */
export function gradientLine(degrees: number, width: number, height: number): GradientLine {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
  const [cx, cy] = [width / 2, height / 2];
  return { x0: cx - dx * half, y0: cy - dy * half, x1: cx + dx * half, y1: cy + dy * half };
}

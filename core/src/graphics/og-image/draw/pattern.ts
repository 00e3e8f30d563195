import type { Gradient, Pen } from "../../../ports/index.ts";
import { gradientLine } from "../../drawing/gradient-line.ts";
import type { Scene } from "./scene.ts";
import type { Pattern } from "../theme.ts";

/** Draws the pattern over the whole picture, out of sight on one side: where most of the words stand. */
export function drawPattern(scene: Scene, pattern: Pattern): void {
  if (pattern === "none") return;
  const { pen } = scene;
  pen.save();
  pen.fillStyle = pen.strokeStyle = fade(scene);
  pen.beginPath();
  makers[pattern](scene);
  pen.restore();
}

/** From nothing to the color of lines. It is on thin shapes only, so the noise of a canvas' own gradient costs little. */
function fade({ pen, width, height, theme }: Scene): Gradient {
  const { degrees, from, color, alpha } = theme.pattern;
  const { x0, y0, x1, y1 } = gradientLine(degrees, width, height);
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  const hex = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0");
  gradient.addColorStop(from, `${color}00`);
  gradient.addColorStop(1, color + hex(alpha));
  return gradient;
}

const makers: Readonly<Record<Exclude<Pattern, "none">, (scene: Scene) => void>> = {
  dots: ({ pen, width, height }) => {
    for (let y = 10; y < height; y += 20)
      for (let x = 10; x < width; x += 20) {
        pen.moveTo(x + 1.5, y);
        pen.arc(x, y, 1.5, 0, 2 * Math.PI);
      }
    pen.fill();
  },
  // Crossings are filled once, as the outline is one.
  grid: ({ pen, width, height }) => {
    for (let x = 40; x < width; x += 40) pen.rect(x, 0, 1, height);
    for (let y = 40; y < height; y += 40) pen.rect(0, y, width, 1);
    pen.fill();
  },
  diagonal: ({ pen, width, height }) => {
    for (let x = -height; x < width; x += 28) {
      pen.moveTo(x, height);
      pen.lineTo(x + height, 0);
    }
    pen.lineWidth = 1.5;
    pen.stroke();
  },
  waves: ({ pen, width, height }) => {
    for (let y = 20; y < height + 20; y += 36) wave(pen, y, width);
    pen.lineWidth = 1.5;
    pen.stroke();
  },
  crosses: ({ pen, width, height }) => {
    for (let y = 24; y < height; y += 48)
      for (let x = 24; x < width; x += 48) {
        pen.rect(x - 5, y - 0.75, 10, 1.5);
        pen.rect(x - 0.75, y - 5, 1.5, 10);
      }
    pen.fill();
  },
};

// Half waves of 80 pixels, ten high.
function wave(pen: Pen, y: number, width: number): void {
  pen.moveTo(0, y);
  for (let x = 0, up = -1; x < width; x += 80, up = -up) {
    const peak = y + up * 13;
    pen.bezierCurveTo(x + 29, peak, x + 51, peak, x + 80, y);
  }
}

import { linearGradient } from "../../drawing/linear-gradient.ts";
import type { Scene } from "./scene.ts";

const PITCH = 40;

/** Fills the picture with the theme's ground: a grid that fades to the left, dots, light from a corner, or nothing. */
export function drawGround(scene: Scene): void {
  const { pen, width, height, theme, input } = scene;
  const all = { x: 0, y: 0, width, height };
  pen.fillStyle = theme.ground;
  pen.fillRect(0, 0, width, height);
  if (input.theme === "dark") {
    drawGrid(scene);
    pen.fillStyle = linearGradient(pen, all, 90, [
      [0.25, theme.ground],
      [1, "rgba(16, 20, 28, 0)"],
    ]);
    pen.fillRect(0, 0, width, height);
  }
  if (input.theme === "light") {
    drawDots(scene);
    pen.fillStyle = linearGradient(pen, all, 115, [
      [0.3, theme.ground],
      [1, "rgba(244, 246, 249, 0)"],
    ]);
    pen.fillRect(0, 0, width, height);
  }
  if (input.theme === "gradient") drawLight(scene);
}

function drawGrid({ pen, width, height, theme }: Scene): void {
  pen.fillStyle = theme.line;
  for (let x = PITCH; x < width; x += PITCH) pen.fillRect(x, 0, 1, height);
  for (let y = PITCH; y < height; y += PITCH) pen.fillRect(0, y, width, 1);
}

function drawDots({ pen, width, height, theme }: Scene): void {
  pen.fillStyle = theme.line;
  for (let y = PITCH / 2; y < height; y += PITCH / 2)
    for (let x = PITCH / 2; x < width; x += PITCH / 2) {
      pen.beginPath();
      pen.arc(x, y, 1.5, 0, 2 * Math.PI);
      pen.fill();
    }
}

function drawLight({ pen, width, height }: Scene): void {
  pen.fillStyle = linearGradient(pen, { x: 0, y: 0, width, height }, 135, [
    [0, "#2c4fb5"],
    [0.5, "#1d2f78"],
    [1, "#101a3d"],
  ]);
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(width * 0.86, height * 0.04, 0, width * 0.86, height * 0.04, width * 0.62);
  glow.addColorStop(0, "rgba(122, 108, 255, 0.55)");
  glow.addColorStop(0.5, "rgba(94, 92, 230, 0.18)");
  glow.addColorStop(1, "rgba(94, 92, 230, 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

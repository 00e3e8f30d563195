import type { GradientLayer } from "../ports/index.ts";
import type { Scene } from "./scene.ts";

const PITCH = 40;

// The pattern shows at one end only: the rest of the ground lies over it.
const fadeDark: GradientLayer = {
  kind: "linear",
  degrees: 90,
  stops: [
    [0.25, "#10141c"],
    [1, "#10141c", 0],
  ],
};
const fadeLight: GradientLayer = {
  kind: "linear",
  degrees: 115,
  stops: [
    [0.3, "#f4f6f9"],
    [1, "#f4f6f9", 0],
  ],
};
const light: readonly GradientLayer[] = [
  {
    kind: "linear",
    degrees: 135,
    stops: [
      [0, "#2c4fb5"],
      [0.5, "#1d2f78"],
      [1, "#101a3d"],
    ],
  },
  {
    kind: "radial",
    x: 0.86,
    y: 0.04,
    radius: 0.62,
    stops: [
      [0, "#7a6cff", 0.55],
      [0.5, "#5e5ce6", 0.18],
      [1, "#5e5ce6", 0],
    ],
  },
];

/** Fills the picture with the theme's ground: a grid that fades to the left, dots, light from a corner, or nothing. */
export function drawGround(scene: Scene): void {
  const { drawing, pen, width, height, theme, input } = scene;
  if (input.theme === "gradient") return drawing.fillGradient(light, 0, 0, width, height);
  pen.fillStyle = theme.ground;
  pen.fillRect(0, 0, width, height);
  if (input.theme === "dark") {
    drawGrid(scene);
    drawing.fillGradient([fadeDark], 0, 0, width, height);
  }
  if (input.theme === "light") {
    drawDots(scene);
    drawing.fillGradient([fadeLight], 0, 0, width, height);
  }
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

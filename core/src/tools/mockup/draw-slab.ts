import type { Pen } from "../../ports/index.ts";
import type { Slab } from "./devices.ts";
import { inset, type RoundBox } from "./geometry.ts";
import type { Metal } from "./metals.ts";
import { fade, fillBox, strokeBox, traceBox } from "./strokes.ts";

// How far a button stands out of the frame, and how much of it is hidden behind.
const OUT = 4;
const HIDDEN = 4;

/** The silhouette, for the shadow. */
export function traceSlab(pen: Pen, { body }: Slab): void {
  traceBox(pen, body);
}

/** Everything behind the screen, from the front to the back, for `destination-over`: black glass, metal, buttons. */
export function drawSlab(pen: Pen, slab: Slab, metal: Metal): void {
  const { body, rim } = slab;
  fillBox(pen, inset(body, rim), metal.bezel);
  strokeBox(pen, inset(body, rim - 0.75), metal.line, 1.5);
  strokeBox(pen, inset(body, 0.5), "rgba(255, 255, 255, 0.28)", 1);
  for (const at of slab.antennas) {
    pen.fillStyle = metal.line;
    pen.globalAlpha = 0.5;
    for (const x of [body.x, body.x + body.width - rim]) pen.fillRect(x, body.y + at, rim, 4);
    pen.globalAlpha = 1;
  }
  fillBox(pen, body, fade(pen, body.x, 0, body.x + body.width, 0, metal.rim));
  for (const button of slab.buttons) fillBox(pen, buttonBox(slab, button), metal.button);
}

/** What lies over the screen: the cameras. */
export function drawSlabFront(pen: Pen, { width, screen, camera }: Slab): void {
  strokeBox(pen, inset(screen, -0.5), "rgba(255, 255, 255, 0.07)", 1);
  const { kind, y } = camera;
  const middle = kind === "dot" ? screen.x + screen.width / 2 : (screen.x * 2 + screen.width) / 2;
  const half = camera.height / 2;
  if (kind === "island") {
    const x = middle - camera.width / 2;
    fillBox(pen, { x, y: y - half, width: camera.width, height: camera.height, radius: half }, "#000000");
    drawLens(pen, x + camera.width - half, y, half * 0.5);
    return;
  }
  const x = kind === "dot" ? Math.min(middle, width) : middle;
  pen.fillStyle = "#000000";
  circle(pen, x, y, half);
  drawLens(pen, x, y, half * 0.62);
}

function drawLens(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = "#11172a";
  circle(pen, x, y, radius);
  pen.fillStyle = "#24345f";
  circle(pen, x, y, radius * 0.55);
  pen.fillStyle = "rgba(190, 208, 255, 0.65)";
  circle(pen, x - radius * 0.3, y - radius * 0.3, radius * 0.2);
}

function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function buttonBox({ body }: Slab, { side, at, length }: Slab["buttons"][number]): RoundBox {
  const [thick, radius] = [OUT + HIDDEN, 2.5];
  if (side === "top") return { x: body.x + at, y: body.y - OUT, width: length, height: thick, radius };
  const x = side === "left" ? body.x - OUT : body.x + body.width - HIDDEN;
  return { x, y: body.y + at, width: thick, height: length, radius };
}

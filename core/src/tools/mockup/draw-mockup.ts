import { fillCorners } from "../../drawing/fill-corners.ts";
import type { Drawing, Pen, Picture } from "../../ports/index.ts";
import { type Device, devices, type Laptop, type Sheet, type Slab } from "./devices.ts";
import { drawBackground } from "./draw-background.ts";
import { drawLaptop, drawLaptopFront, traceLaptop } from "./draw-laptop.ts";
import { drawSheet, drawSheetFront } from "./draw-sheet.ts";
import { drawSlab, drawSlabFront, traceSlab } from "./draw-slab.ts";
import type { MockupInput } from "./fields.ts";
import { placePicture, type RoundBox } from "./geometry.ts";
import { type Layout, layOutMockup } from "./layout.ts";
import { metals } from "./metals.ts";
import { traceBox } from "./strokes.ts";

export type MockupLook = Omit<MockupInput, "image" | "scale" | "format">;

// Near and dark to wide and faint, in pixels at 1x: together they fall off as a real shadow does, inside the padding.
const SHADOWS = [
  { blur: 6, y: 2, shade: "rgba(15, 20, 32, 0.22)" },
  { blur: 28, y: 14, shade: "rgba(15, 20, 32, 0.2)" },
  { blur: 76, y: 40, shade: "rgba(15, 20, 32, 0.26)" },
] as const;

/**
 * Draws the whole image. @param scale pixels of the drawing per pixel at 1x: the drawing is `scale` times as large as
 * `layOutMockup` says, rounded
 */
export function drawMockup(drawing: Drawing, picture: Picture, look: MockupLook, scale: number): void {
  const layout = layOutMockup(look, picture);
  const device = devices[look.device];
  const { pen } = drawing;
  const place = () => {
    pen.scale(scale, scale);
    pen.translate(layout.device.x, layout.device.y);
  };
  if (device.kind === "sheet") {
    // Its corners end in the open: what lies behind is put under it after they are erased.
    pen.save();
    place();
    drawSheetWindow(drawing, picture, device, layout, look);
    pen.globalCompositeOperation = "destination-over";
    if (look.shadow)
      drawShadow(pen, () => fillSilhouette(pen, device, layout, look.radius), scale, metals[look.finish].button);
    pen.restore();
    pen.globalCompositeOperation = "destination-over";
    drawBackground(drawing, look);
    pen.globalCompositeOperation = "source-over";
    return;
  }
  drawBackground(drawing, look);
  pen.save();
  place();
  const fill = () => fillSilhouette(pen, device, layout, look.radius);
  if (look.shadow) drawShadow(pen, () => inDevice(pen, device, layout, fill), scale, metals[look.finish].button);
  inDevice(pen, device, layout, () => drawBack(pen, device, look));
  drawScreen(drawing, picture, layout.screen, look.fit);
  pen.fillStyle = metals[look.finish].bezel;
  fillCorners(pen, layout.screen, layout.screen.radius);
  inDevice(pen, device, layout, () => drawFront(pen, device));
  pen.restore();
}

function drawSheetWindow(drawing: Drawing, picture: Picture, device: Sheet, layout: Layout, look: MockupLook): void {
  const { pen } = drawing;
  const { width, height } = layout.device;
  const body = { x: 0, y: 0, width, height, radius: look.radius };
  drawSheet(pen, body, device.bar, look);
  drawScreen(drawing, picture, layout.screen, look.fit);
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = "#000000";
  fillCorners(pen, body, look.radius);
  pen.globalCompositeOperation = "source-over";
  drawSheetFront(pen, body, look.finish);
}

/** Runs in the device's own upright coordinates. */
function inDevice(pen: Pen, device: Device, { isTurned }: Layout, draw: () => void): void {
  pen.save();
  if (isTurned) {
    pen.translate(0, device.width);
    pen.rotate(-Math.PI / 2);
  }
  draw();
  pen.restore();
}

function fillSilhouette(pen: Pen, device: Device, { device: { width, height } }: Layout, radius: number): void {
  if (device.kind === "slab") traceSlab(pen, device);
  else if (device.kind === "laptop") traceLaptop(pen, device);
  else traceBox(pen, { x: 0, y: 0, width, height, radius });
  pen.fill();
}

function drawBack(pen: Pen, device: Slab | Laptop, { finish }: MockupLook): void {
  if (device.kind === "slab") drawSlab(pen, device, metals[finish]);
  else drawLaptop(pen, device, metals[finish]);
}

function drawFront(pen: Pen, device: Slab | Laptop): void {
  if (device.kind === "slab") drawSlabFront(pen, device);
  else drawLaptopFront(pen, device);
}

// Lengths of shadows do not follow the pen's scale (HTML, 4.12.5.1.18).
function drawShadow(pen: Pen, fill: () => void, scale: number, color: string): void {
  pen.save();
  pen.fillStyle = color;
  for (const { blur, y, shade } of SHADOWS) {
    pen.shadowColor = shade;
    pen.shadowBlur = blur * scale;
    pen.shadowOffsetY = y * scale;
    fill();
  }
  pen.restore();
}

/** The picture in the screen's box, its corners still square. */
function drawScreen(drawing: Drawing, picture: Picture, screen: RoundBox, fit: MockupLook["fit"]): void {
  const { pen } = drawing;
  const { x, y, width, height } = screen;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = "#0b0c0e";
  pen.fillRect(x, y, width, height);
  const box = placePicture(picture, screen, fit);
  drawing.draw(picture, box.x, box.y, box.width, box.height);
  pen.restore();
}

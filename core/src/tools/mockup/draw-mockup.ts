import { fillCorners } from "../../graphics/drawing/fill-corners.ts";
import type { Drawing, Pen } from "../../ports/index.ts";
import { type Device, devices, type Laptop, type Sheet, type Slab } from "./devices.ts";
import { drawBackground } from "./draw-background.ts";
import { drawLaptop, drawLaptopFront, traceLaptop } from "./draw-laptop.ts";
import { drawSheet, drawSheetFront } from "./draw-sheet.ts";
import { drawSlab, drawSlabFront, traceSlab } from "./draw-slab.ts";
import type { MockupInput } from "./fields.ts";
import { placePicture, type RoundBox } from "./geometry.ts";
import { type Layout, layOutMockup } from "./layout.ts";
import { metals, screenGround } from "./metals.ts";
import type { Shot } from "./shot.ts";
import { traceBox } from "./strokes.ts";

export type MockupStyle = Omit<MockupInput, "image" | "scale" | "format">;

// Near and dark to wide and faint, in pixels at 1x: together they fall off as a real shadow does, inside the padding.
const SHADOWS = [
  { blur: 6, y: 2, shade: "rgba(15, 20, 32, 0.22)" },
  { blur: 28, y: 14, shade: "rgba(15, 20, 32, 0.2)" },
  { blur: 76, y: 40, shade: "rgba(15, 20, 32, 0.26)" },
] as const;

// Where a picture is drawn for its shadow alone: outside of every image, in pixels at 1x.
const FAR = 8000;

/**
 * Draws the whole image on an empty drawing. @param scale pixels of the drawing per pixel at 1x: the drawing is `scale` times as large as
 * `layOutMockup` says, rounded
 */
export function drawMockup(drawing: Drawing, shot: Shot, look: MockupStyle, scale: number): void {
  const layout = layOutMockup(look, shot.picture);
  const device = devices[look.device];
  const { pen } = drawing;
  const place = () => {
    pen.save();
    pen.scale(scale, scale);
    pen.translate(layout.device.x, layout.device.y);
  };
  const shade = () => {
    if (!look.shadow) return;
    pen.fillStyle = metals[look.finish].button;
    if (isBare(device, shot)) {
      const { x, y, width, height } = placePicture(shot.picture, layout.screen, look.fit);
      drawShadow(pen, () => drawing.draw(shot.picture, x, y, width, height), scale, FAR);
    } else drawShadow(pen, () => fillSilhouette(pen, device, layout, look.radius), scale);
  };
  if (device.kind === "laptop") {
    drawBackground(drawing, look);
    place();
    shade();
    drawLid(drawing, shot, device, layout, look);
    pen.restore();
    return;
  }
  // Round corners are erased on the empty drawing; then what lies behind is put under it, from the front to the back.
  place();
  if (device.kind === "sheet") drawSheetWindow(drawing, shot, device, layout, look);
  else drawGlass(drawing, shot, device, layout, look);
  pen.globalCompositeOperation = "destination-over";
  shade();
  pen.restore();
  pen.globalCompositeOperation = "destination-over";
  drawBackground(drawing, look);
  pen.globalCompositeOperation = "source-over";
}

/** What is see-through and stands alone has an edge of its own. */
function isBare(device: Device, { isSeeThrough }: Shot): boolean {
  return isSeeThrough && device.kind === "sheet" && device.bar === 0;
}

function drawSheetWindow(drawing: Drawing, shot: Shot, device: Sheet, layout: Layout, look: MockupStyle): void {
  const { pen } = drawing;
  const { width, height } = layout.device;
  const body = { x: 0, y: 0, width, height, radius: look.radius };
  const isAlone = isBare(device, shot);
  if (device.bar > 0) drawSheet(pen, body, device.bar, look);
  drawScreen(drawing, shot, layout.screen, look.fit, isAlone ? undefined : screenGround(look));
  eraseCorners(pen, body);
  if (!isAlone) drawSheetFront(pen, body, look.finish);
}

function drawLid(drawing: Drawing, shot: Shot, device: Laptop, layout: Layout, look: MockupStyle): void {
  const { pen } = drawing;
  const metal = metals[look.finish];
  drawLaptop(pen, device, metal);
  drawScreen(drawing, shot, layout.screen, look.fit, screenGround(look));
  pen.fillStyle = metal.bezel;
  fillCorners(pen, layout.screen, layout.screen.radius);
  drawLaptopFront(pen, device);
}

// The corners of a phone's screen, were they square, would stand out of its body.
function drawGlass(drawing: Drawing, shot: Shot, device: Slab, layout: Layout, look: MockupStyle): void {
  const { pen } = drawing;
  drawScreen(drawing, shot, layout.screen, look.fit, screenGround(look));
  eraseCorners(pen, layout.screen);
  inDevice(pen, device, layout, () => {
    drawSlabFront(pen, device);
    pen.globalCompositeOperation = "destination-over";
    drawSlab(pen, device, metals[look.finish]);
  });
}

function eraseCorners(pen: Pen, box: RoundBox): void {
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = "#000000";
  fillCorners(pen, box, box.radius);
  pen.globalCompositeOperation = "source-over";
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

function fillSilhouette(pen: Pen, device: Device, layout: Layout, radius: number): void {
  inDevice(pen, device, layout, () => {
    if (device.kind === "slab") traceSlab(pen, device);
    else if (device.kind === "laptop") traceLaptop(pen, device);
    else traceBox(pen, { x: 0, y: 0, width: layout.device.width, height: layout.device.height, radius });
    pen.fill();
  });
}

// Lengths of shadows do not follow the pen's scale (HTML, 4.12.5.1.18).
function drawShadow(pen: Pen, fill: () => void, scale: number, aside = 0): void {
  pen.save();
  pen.translate(-aside, 0);
  for (const { blur, y, shade } of SHADOWS) {
    pen.shadowColor = shade;
    pen.shadowBlur = blur * scale;
    pen.shadowOffsetX = aside * scale;
    pen.shadowOffsetY = y * scale;
    fill();
  }
  pen.restore();
}

/** The picture in the screen's box, its corners still square. */
function drawScreen(
  drawing: Drawing,
  { picture }: Shot,
  screen: RoundBox,
  fit: MockupStyle["fit"],
  ground: string | undefined,
): void {
  const { pen } = drawing;
  const { x, y, width, height } = screen;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  if (ground !== undefined) {
    pen.fillStyle = ground;
    pen.fillRect(x, y, width, height);
  }
  const box = placePicture(picture, screen, fit);
  drawing.draw(picture, box.x, box.y, box.width, box.height);
  pen.restore();
}

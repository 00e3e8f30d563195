import { fontOf } from "../../graphics/drawing/fonts.ts";
import type { Pen } from "../../ports/index.ts";
import type { MockupInput } from "./fields.ts";
import { inset, type RoundBox } from "./geometry.ts";
import { chromes } from "./metals.ts";
import { fillBox, strokeBox, traceBox } from "./strokes.ts";

const LIGHTS = ["#ff5f57", "#febc2e", "#28c840"];

/** A browser's window behind the picture, its bar with lights, arrows and the address. */
export function drawSheet(
  pen: Pen,
  box: RoundBox,
  bar: number,
  { address, finish }: Pick<MockupInput, "address" | "finish">,
): void {
  const chrome = chromes[finish];
  fillBox(pen, box, chrome.bar);
  const middle = bar / 2;
  for (const [index, color] of LIGHTS.entries()) {
    pen.beginPath();
    pen.arc(26 + index * 22, middle, 6.5, 0, 2 * Math.PI);
    pen.fillStyle = color;
    pen.fill();
  }
  pen.strokeStyle = chrome.icon;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  arrow(pen, 118, middle, -1);
  pen.globalAlpha = 0.5;
  arrow(pen, 152, middle, 1);
  pen.globalAlpha = 1;
  const field = { x: box.width * 0.22, y: 10, width: box.width * 0.56, height: bar - 20, radius: (bar - 20) / 2 };
  fillBox(pen, field, chrome.field);
  pen.save();
  traceBox(pen, inset(field, 2));
  pen.clip();
  pen.fillStyle = chrome.text;
  pen.font = fontOf(400, 15);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillText(address.trim(), box.width / 2, middle + 5.5);
  pen.restore();
}

/** The hairline around it, over the picture. */
export function drawSheetFront(pen: Pen, box: RoundBox, finish: MockupInput["finish"]): void {
  strokeBox(pen, inset(box, 0.5), chromes[finish].edge, 1);
}

function arrow(pen: Pen, x: number, y: number, way: 1 | -1): void {
  pen.beginPath();
  pen.moveTo(x + 3 * way - 6 * way, y - 6);
  pen.lineTo(x + 3 * way, y);
  pen.lineTo(x + 3 * way - 6 * way, y + 6);
  pen.stroke();
}

import type { Pen } from "../../../../ports/index.ts";
import type { DiagramRow } from "../diagram.ts";
import type { DiagramColors } from "./diagram-colors.ts";

const SIDE = 4;

/** The mark of a key before a row: a full diamond for the primary one, a hollow one for a foreign one, both for both. */
export function drawMark(
  pen: Pen,
  { primary, foreign }: Pick<DiagramRow, "primary" | "foreign">,
  x: number,
  y: number,
  { text, quietText }: Pick<DiagramColors, "text" | "quietText">,
): void {
  if (!primary && !foreign) return;
  pen.lineWidth = 1.25;
  if (primary && foreign) {
    diamond(pen, x, y, SIDE + 1.5);
    pen.strokeStyle = text;
    pen.stroke();
  }
  diamond(pen, x, y, primary && foreign ? SIDE - 1.25 : SIDE);
  if (primary) {
    pen.fillStyle = text;
    pen.fill();
  } else {
    pen.strokeStyle = quietText;
    pen.stroke();
  }
}

function diamond(pen: Pen, x: number, y: number, side: number): void {
  pen.beginPath();
  pen.moveTo(x, y - side);
  pen.lineTo(x + side, y);
  pen.lineTo(x, y + side);
  pen.lineTo(x - side, y);
  pen.closePath();
}

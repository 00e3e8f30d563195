import type { Pen } from "../../../ports/index.ts";
import type { Rect } from "../../../ports/rect.ts";
import type { Scene } from "./scene.ts";

/** Answer, repeat, like, share along the foot of the box, from its left or its right: outlines in squares of 24. */
export function drawSigns({ pen, theme, unit }: Scene, box: Rect, isFromRight: boolean): void {
  const side = 34 * unit;
  pen.save();
  pen.strokeStyle = theme.muted;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [index, sign] of [drawAnswer, drawRepeat, drawLike, drawShare].entries()) {
    pen.save();
    const step = index * 112 * unit;
    pen.translate(isFromRight ? box.x + box.width - side - step : box.x + step, box.y + box.height - side);
    pen.scale(side / 24, side / 24);
    pen.beginPath();
    sign(pen);
    pen.stroke();
    pen.restore();
  }
  pen.restore();
}

function drawAnswer(pen: Pen): void {
  pen.moveTo(8, 20);
  pen.bezierCurveTo(5, 19, 3, 16, 3, 12);
  pen.bezierCurveTo(3, 7, 7, 3, 12, 3);
  pen.bezierCurveTo(17, 3, 21, 7, 21, 12);
  pen.bezierCurveTo(21, 17, 17, 21, 12, 21);
  pen.lineTo(3, 21);
  pen.lineTo(5, 17.5);
}

function drawRepeat(pen: Pen): void {
  pen.moveTo(3, 9);
  pen.lineTo(7, 5);
  pen.lineTo(11, 9);
  pen.moveTo(7, 5);
  pen.lineTo(7, 16);
  pen.bezierCurveTo(7, 17.5, 8, 18.5, 9.5, 18.5);
  pen.lineTo(13, 18.5);
  pen.moveTo(21, 15);
  pen.lineTo(17, 19);
  pen.lineTo(13, 15);
  pen.moveTo(17, 19);
  pen.lineTo(17, 8);
  pen.bezierCurveTo(17, 6.5, 16, 5.5, 14.5, 5.5);
  pen.lineTo(11, 5.5);
}

function drawLike(pen: Pen): void {
  pen.moveTo(12, 20.5);
  pen.bezierCurveTo(6, 16, 2.5, 12.5, 2.5, 8.8);
  pen.bezierCurveTo(2.5, 5.9, 4.7, 3.8, 7.3, 3.8);
  pen.bezierCurveTo(9.3, 3.8, 11, 4.9, 12, 6.8);
  pen.bezierCurveTo(13, 4.9, 14.7, 3.8, 16.7, 3.8);
  pen.bezierCurveTo(19.3, 3.8, 21.5, 5.9, 21.5, 8.8);
  pen.bezierCurveTo(21.5, 12.5, 18, 16, 12, 20.5);
  pen.closePath();
}

function drawShare(pen: Pen): void {
  pen.moveTo(12, 15);
  pen.lineTo(12, 3.5);
  pen.moveTo(7, 8);
  pen.lineTo(12, 3);
  pen.lineTo(17, 8);
  pen.moveTo(4, 14);
  pen.lineTo(4, 18.5);
  pen.bezierCurveTo(4, 19.6, 4.9, 20.5, 6, 20.5);
  pen.lineTo(18, 20.5);
  pen.bezierCurveTo(19.1, 20.5, 20, 19.6, 20, 18.5);
  pen.lineTo(20, 14);
}

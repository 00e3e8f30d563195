import { gapOf, innerBox, inset, splitBox } from "./areas.ts";
import { drawBar, drawPanel, drawSceneEmoji, drawWindow } from "./draw-shapes.ts";
import type { Rect } from "../../../ports/rect.ts";
import { logoPlace, type Scene } from "./scene.ts";
import { type BlockStyle, drawDescription, drawTextBlock, drawTitle } from "./text-block.ts";

/** A launch: everything on the middle axis, rings around the sign, a window rising from below. */
export function drawProduct(scene: Scene): void {
  const { width, height, unit, emoji, logo } = scene;
  const place = logoPlace(scene);
  const inner = innerBox(scene);
  const gap = gapOf(scene);
  const look: BlockStyle = { align: "center", anchor: "middle", titleSize: 76, textSize: 28 };
  const tile = Math.round(128 * unit);

  if (place === "center") {
    drawRings(scene, width / 2, height / 2);
    const side = emoji === undefined ? 0 : Math.round(88 * unit);
    drawSceneEmoji(scene, inner.x, inner.y, side);
    const { over, under } = splitBox(scene, inner);
    const taken = side && side + gap;
    drawTitle(scene, inset(over, { left: taken, right: taken }), look);
    drawDescription(scene, inset(under, { left: 140 * unit, right: 140 * unit }), look);
    return;
  }
  const hasSign = emoji !== undefined;
  const windowTop = height - 92 * unit;
  const text: Rect = {
    x: inner.x + 40 * unit,
    y: hasSign ? inner.y + tile + gap : inner.y,
    width: inner.width - 80 * unit,
    height: 0,
  };
  const bottom = windowTop - gap;
  drawRings(scene, width / 2, hasSign ? inner.y + tile / 2 : height * 0.36);
  drawWindowBelow(scene, windowTop);
  if (hasSign) {
    drawPanel(scene, { x: width / 2 - tile / 2, y: inner.y, width: tile, height: tile }, tile * 0.25);
    drawSceneEmoji(scene, width / 2 - tile * 0.31, inner.y + tile * 0.19, tile * 0.62);
  }
  const column = { ...text, height: bottom - text.y };
  drawTextBlock(scene, logo ? clearOf(column, logo, width, gap) : column, look);
}

/** A column on the middle axis that the logo does not touch: narrower on both sides, when they share a height. */
function clearOf(column: Rect, logo: Rect, width: number, gap: number): Rect {
  if (logo.y > column.y + column.height + gap || logo.y + logo.height + gap < column.y) return column;
  const isLeft = logo.x < width / 2;
  const taken = (isLeft ? logo.x + logo.width : width - logo.x) + gap;
  const x = Math.max(column.x, taken);
  return { ...column, x, width: width - 2 * x };
}

function drawRings({ pen, theme, unit, width, height }: Scene, x: number, y: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.strokeStyle = theme.line;
  pen.lineWidth = 1.5;
  for (let ring = 1; ring <= 5; ring++) {
    pen.globalAlpha = 1 - ring * 0.15;
    pen.beginPath();
    pen.arc(x, y, (70 + ring * 76) * unit, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}

/** The top of a window, its sides clear of a logo below. */
function drawWindowBelow(scene: Scene, top: number): void {
  const { width, height, unit, theme, logo } = scene;
  const isLogoBelow = logoPlace(scene).startsWith("bottom") && logo !== undefined;
  const side = isLogoBelow ? Math.max(width * 0.2, 40 + logo.width + 28 * unit) : width * 0.2;
  const frame = { x: side, y: top, width: width - 2 * side, height: height - top + 60 * unit };
  const content = drawWindow(scene, frame);
  const y = content.y + 22 * unit;
  drawBar(scene, content.x + 32 * unit, y, content.width * 0.22, 14 * unit, theme.inset);
  drawBar(scene, content.x + content.width * 0.36, y, content.width * 0.4, 14 * unit, theme.inset);
}

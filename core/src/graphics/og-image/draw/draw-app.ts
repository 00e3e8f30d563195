import { besideLogo, gapOf, innerBox } from "./areas.ts";
import { drawBar, drawPanel, drawSceneEmoji, drawWindow } from "./draw-shapes.ts";
import type { Rect } from "../../../ports/rect.ts";
import { logoPlace, type Scene } from "./scene.ts";
import { drawTextBlock } from "./text-block.ts";

/** An application: words on one side, a window that runs off the other, with the emoji as its icon. */
export function drawApp(scene: Scene): void {
  const { width, height, unit, logo } = scene;
  const place = logoPlace(scene);
  const inner = innerBox(scene);
  const gap = gapOf(scene) * 2;
  // The window leaves the side of the logo free.
  const isWindowLeft = place.endsWith("right");
  const edge = place === "center" && logo ? logo.x + logo.width + gap : width * 0.585;
  const reach = width - edge + 60 * unit;
  const frame: Rect = {
    x: isWindowLeft ? -60 * unit : edge,
    y: Math.round(height * 0.16),
    width: reach,
    height: height,
  };
  drawInterface(scene, drawWindow(scene, frame), isWindowLeft);

  const textRight = place === "center" && logo ? logo.x - gap : edge - gap;
  const column: Rect = {
    ...inner,
    x: isWindowLeft ? width - textRight : inner.x,
    width: textRight - inner.x,
  };
  const anchor = place === "none" || place === "center" ? "middle" : place.startsWith("bottom") ? "top" : "bottom";
  drawTextBlock(scene, besideLogo(scene, column), { align: "left", anchor, titleSize: 76, textSize: 28 });
}

/** A list beside a page with the icon: shapes only, nothing to read. */
function drawInterface(scene: Scene, content: Rect, isMirrored: boolean): void {
  const { pen, theme, unit, height, width } = scene;
  const listWidth = Math.round(content.width * 0.3);
  const listX = isMirrored ? content.x + content.width - listWidth : content.x;
  pen.fillStyle = theme.panelLine;
  pen.fillRect(isMirrored ? listX : listX + listWidth, content.y, 1.5, content.height);
  const shares = [0.62, 0.5, 0.7, 0.44, 0.58, 0.4];
  for (const [row, share] of shares.entries()) {
    const y = content.y + (34 + row * 44) * unit;
    const color = row === 1 ? theme.accent : theme.inset;
    drawBar(scene, listX + 28 * unit, y, (listWidth - 28 * unit) * share, 12 * unit, color);
  }
  // the page is what is seen of it: a window runs off the picture
  const pageX = isMirrored ? Math.max(0, content.x) : content.x + listWidth;
  const pageRight = isMirrored ? listX : Math.min(width, content.x + content.width);
  const middleX = (pageX + pageRight) / 2;
  const tile = Math.min(Math.round(176 * unit), pageRight - pageX - 40 * unit);
  const tileY = content.y + (height - content.y - tile - 84 * unit) / 2;
  const isEmpty = scene.emoji === undefined;
  drawPanel(scene, { x: middleX - tile / 2, y: tileY, width: tile, height: tile }, tile * 0.24);
  if (isEmpty) drawBar(scene, middleX - tile * 0.2, tileY + tile / 2 - 8 * unit, tile * 0.4, 16 * unit, theme.accent);
  drawSceneEmoji(scene, middleX - tile * 0.31, tileY + tile * 0.19, tile * 0.62);
  drawBar(scene, middleX - tile * 0.5, tileY + tile + 36 * unit, tile, 14 * unit, theme.inset);
  drawBar(scene, middleX - tile * 0.32, tileY + tile + 66 * unit, tile * 0.64, 14 * unit, theme.inset);
}

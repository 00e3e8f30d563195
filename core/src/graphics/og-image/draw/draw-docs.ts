import { readsRightToLeft } from "../../drawing/text-line.ts";
import { besideLogo, gapOf, innerBox, inset, splitBox } from "./areas.ts";
import { drawBar, drawSceneEmoji } from "./draw-shapes.ts";
import type { Rect } from "../../../ports/rect.ts";
import { MARGIN } from "./logo-box.ts";
import { logoPlace, type Scene } from "./scene.ts";
import { type BlockStyle, drawDescription, drawTextBlock, drawTitle } from "./text-block.ts";

/** A page of documentation: a contents list with the place marked, the heading beside it. */
export function drawDocs(scene: Scene): void {
  const { width, height, unit, theme, pen, emoji, logo } = scene;
  const place = logoPlace(scene);
  const inner = innerBox(scene);
  const isLogoLeft = place.endsWith("left");
  const sidebar = Math.max(Math.round(width * 0.26), isLogoLeft && logo ? logo.x + logo.width + MARGIN : 0);
  pen.fillStyle = theme.panel;
  pen.fillRect(0, 0, sidebar, height);
  pen.fillStyle = theme.panelLine;
  pen.fillRect(sidebar, 0, 1.5, height);

  const isEmojiAside = place === "center" && emoji !== undefined;
  const asideSide = Math.round(96 * unit);
  if (isEmojiAside) drawSceneEmoji(scene, inner.x, inner.y, asideSide);
  const list: Rect = { ...inner, width: sidebar - 2 * MARGIN };
  const gap = gapOf(scene);
  drawContents(
    scene,
    isLogoLeft
      ? besideLogo(scene, list)
      : isEmojiAside
        ? inset(list, { top: asideSide + gap })
        : inset(list, { top: 6 }),
  );

  const content = inset(inner, { left: sidebar + 56 * unit - MARGIN });
  const look: BlockStyle = { align: "left", anchor: "middle", titleSize: 72, textSize: 28 };
  if (place === "center") {
    const { over, under } = splitBox(scene, content);
    drawTitle(scene, over, { ...look, titleSize: 64 });
    drawDescription(scene, under, look);
    return;
  }
  const side = emoji === undefined ? 0 : Math.round(104 * unit);
  const isLogoRight = place.endsWith("right");
  const isBottom = place.startsWith("bottom");
  const room = isLogoRight
    ? besideLogo(scene, content, isBottom ? 0 : side)
    : inset(content, { top: side && side + gap });
  // where reading begins, unless the logo stands there
  const isRight = readsRightToLeft(scene.input.title) && !(isLogoRight && !isBottom);
  drawSceneEmoji(scene, isRight ? content.x + content.width - side : content.x, content.y, side);
  const text = isLogoRight && isBottom ? inset(room, { top: side && side + gap }) : room;
  drawTextBlock(scene, text, { ...look, anchor: isBottom ? "top" : "bottom" });
}

/** Lines of a contents list, as many as there is room for, the second one marked. */
function drawContents(scene: Scene, box: Rect): void {
  const { unit, theme, pen } = scene;
  const groups = [
    [0.5, 0.78, 0.62, 0.7],
    [0.42, 0.66, 0.82, 0.54],
    [0.46, 0.74, 0.6],
  ];
  let y = box.y;
  for (const [group, shares] of groups.entries()) {
    for (const [row, share] of shares.entries()) {
      if (y + 14 * unit > box.y + box.height) return;
      const isHeading = row === 0;
      const isHere = group === 0 && row === 2;
      const x = box.x + (isHeading ? 0 : 18 * unit);
      if (isHere) {
        pen.fillStyle = theme.accent;
        pen.fillRect(box.x, y - 7 * unit, 3, 26 * unit);
      }
      const color = isHere ? theme.accent : isHeading ? theme.muted : theme.inset;
      drawBar(scene, x, y, (box.width - (x - box.x)) * share, 12 * unit, color);
      y += 38 * unit;
    }
    y += 18 * unit;
  }
}

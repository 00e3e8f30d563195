import { applyStyle, drawLine, lineWidth, readsRightToLeft, type TextStyle } from "../../drawing/text-line.ts";
import { graphemes } from "../../../text/graphemes.ts";
import { besideLogo, gapOf, innerBox, inset, splitBox } from "./areas.ts";
import { drawPanel, drawSceneEmoji } from "./draw-shapes.ts";
import type { Rect } from "../../../ports/rect.ts";
import { logoPlace, type Scene } from "./scene.ts";
import { drawSigns } from "./draw-signs.ts";
import { type BlockStyle, drawDescription, drawTextBlock, drawTitle } from "./text-block.ts";

/** A post: a card with a round picture, the words, and the signs under them. */
export function drawTweet(scene: Scene): void {
  const { unit } = scene;
  const place = logoPlace(scene);
  const inner = innerBox(scene);
  const card = besideLogo(scene, place === "none" ? inset(inner, sides(24 * unit)) : inner);
  drawPanel(scene, card, 32 * unit);
  const isLow = card.height < 400 * unit;
  const padded = inset(card, sides((isLow ? 36 : 52) * unit));
  const look: BlockStyle = { align: "left", anchor: "middle", titleSize: 68, textSize: 30 };
  const avatar = Math.round((isLow ? 92 : 104) * unit);

  if (place === "center") {
    drawAvatar(scene, padded.x, padded.y, avatar);
    const { over, under } = splitBox(scene, padded);
    const taken = avatar + gapOf(scene);
    drawTitle(scene, inset(over, { left: taken, right: taken }), { ...look, align: "center", titleSize: 60 });
    drawDescription(scene, inset(under, sidewise(90 * unit)), { ...look, align: "center" });
    return;
  }
  const isRtl = readsRightToLeft(scene.input.title);
  drawAvatar(scene, isRtl ? padded.x + padded.width - avatar : padded.x, padded.y, avatar);
  if (isLow) {
    const taken = avatar + gapOf(scene);
    drawTextBlock(scene, inset(padded, isRtl ? { right: taken } : { left: taken }), look);
    return;
  }
  drawQuote(scene, padded, isRtl);
  drawSigns(scene, padded, isRtl);
  const gap = gapOf(scene);
  drawTextBlock(scene, inset(padded, { top: avatar + gap, bottom: 34 * unit + gap }), { ...look, titleSize: 82 });
}

const sides = (all: number) => ({ top: all, right: all, bottom: all, left: all });
const sidewise = (all: number) => ({ left: all, right: all });

/** The emoji in a circle; without one, the first letter of the title. */
function drawAvatar(scene: Scene, x: number, y: number, side: number): void {
  const { pen, theme, emoji, input, art } = scene;
  pen.fillStyle = theme.inset;
  pen.beginPath();
  pen.arc(x + side / 2, y + side / 2, side / 2, 0, 2 * Math.PI);
  pen.fill();
  if (emoji !== undefined) return drawSceneEmoji(scene, x + side * 0.22, y + side * 0.22, side * 0.56);
  const letter = graphemes(input.title.trim())[0]?.toUpperCase();
  if (letter === undefined) return;
  const style = { weight: 700, size: Math.round(side * 0.46), tracking: 0 } as const;
  pen.save();
  pen.fillStyle = theme.accent;
  drawLine(pen, letter, middleOf(scene, letter, style, x, side), Math.round(y + side * 0.665), style, art);
  pen.restore();
}

function middleOf({ pen, art }: Scene, text: string, style: TextStyle, x: number, side: number): number {
  pen.save();
  applyStyle(pen, style);
  const width = lineWidth(pen, text, style, art);
  pen.restore();
  return Math.round(x + (side - width) / 2);
}

/** A closing mark in the corner across from the avatar, as of a cited post. */
function drawQuote({ pen, theme, unit, art }: Scene, box: Rect, isLeft: boolean): void {
  pen.save();
  pen.fillStyle = theme.accent;
  const style = { weight: 700, size: Math.round(170 * unit), tracking: 0 } as const;
  applyStyle(pen, style);
  const width = lineWidth(pen, "”", style, art);
  const x = isLeft ? box.x : box.x + box.width - width;
  drawLine(pen, "”", Math.round(x), Math.round(box.y + 128 * unit), style, art);
  pen.restore();
}

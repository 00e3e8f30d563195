import { readsRightToLeft } from "../../drawing/text-line.ts";
import { besideLogo, gapOf, innerBox, inset, splitBox } from "./areas.ts";
import { drawSceneEmoji } from "./draw-shapes.ts";
import { logoPlace, type Scene } from "./scene.ts";
import { type BlockStyle, drawDescription, drawTextBlock, drawTitle } from "./text-block.ts";

/** An article: a large title at the foot of the page, logo and emoji in the opposite corners. */
export function drawBlog(scene: Scene): void {
  const { unit, emoji } = scene;
  const place = logoPlace(scene);
  const inner = innerBox(scene);
  const side = emoji === undefined ? 0 : Math.round((place === "center" ? 96 : 132) * unit);
  const look: BlockStyle = { align: "left", anchor: "bottom", titleSize: 84, textSize: 30 };

  if (place === "center") {
    drawSceneEmoji(scene, inner.x, inner.y, side);
    const { over, under } = splitBox(scene, inner);
    const taken = side === 0 ? 0 : side + gapOf(scene);
    drawTitle(scene, inset(over, { left: taken, right: taken }), { ...look, align: "center", anchor: "middle" });
    const description = inset(under, { left: 120 * unit, right: 120 * unit });
    drawDescription(scene, description, { ...look, align: "center", anchor: "middle" });
    return;
  }
  const isBottom = place.startsWith("bottom");
  // Beside the logo's corner; without one, where reading begins.
  const isRight = place === "none" ? readsRightToLeft(scene.input.title) : !place.endsWith("right");
  const emojiX = isRight ? inner.x + inner.width - side : inner.x;
  drawSceneEmoji(scene, emojiX, isBottom ? inner.y + inner.height - side : inner.y, side);
  drawTextBlock(scene, besideLogo(scene, inner, side), { ...look, anchor: isBottom ? "top" : "bottom" });
}

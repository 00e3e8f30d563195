import type { Size } from "../../../ports/rect.ts";
import { emojiKey } from "../../drawing/emoji-block.ts";
import type { Drawing } from "../../../ports/index.ts";
import { drawGround } from "./draw-ground.ts";
import type { OgInput } from "../fields.ts";
import { logoBox } from "./logo-box.ts";
import { type OgResources, wordsOf } from "../resources.ts";
import type { Scene } from "./scene.ts";
import { drawApp } from "./draw-app.ts";
import { drawBlog } from "./draw-blog.ts";
import { drawDocs } from "./draw-docs.ts";
import { drawProduct } from "./draw-product.ts";
import { drawTweet } from "./draw-tweet.ts";
import { themeOf } from "../themes.ts";

const templates: Readonly<Record<OgInput["template"], (scene: Scene) => void>> = {
  blog: drawBlog,
  app: drawApp,
  tweet: drawTweet,
  docs: drawDocs,
  product: drawProduct,
};

/**
 * Draws the picture: the same for preview, downloads and terminal.
 * @param size the picture's own pixels; a drawing of another size shows it scaled
 */
export function drawOgImage(
  drawing: Drawing,
  input: OgInput,
  { art, logo, fontFamily }: OgResources,
  size: Size = drawing,
): void {
  const { pen } = drawing;
  const { width, height } = size;
  const key = emojiKey(input.emoji.trim());
  const box = logo ? logoBox(size, logo, input) : undefined;
  const scene: Scene = {
    drawing,
    pen,
    width,
    height,
    unit: width / 1200,
    theme: themeOf(input),
    input: wordsOf(input),
    art,
    fontFamily,
    emoji: art.has(key) ? key : undefined,
    logo: box,
  };
  pen.save();
  pen.scale(drawing.width / width, drawing.height / height);
  drawGround(scene);
  templates[input.template](scene);
  if (logo && box) {
    pen.globalAlpha = input.logoOpacity;
    drawing.draw(logo, box.x, box.y, box.width, box.height);
  }
  pen.restore();
}

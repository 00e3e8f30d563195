import { emojiKey } from "../graphics/drawing/emoji-block.ts";
import { drawEmoji, type EmojiArt } from "../graphics/drawing/emoji-art.ts";
import { fontOf } from "../graphics/drawing/fonts.ts";
import type { Drawing, Picture } from "../ports/index.ts";

export interface Props {
  readonly art: EmojiArt;
  readonly picture: Picture;
}
type Draw = (drawing: Drawing, props: Props) => void;

/** What the SVG canvas is compared by: 300 x 200, with everything a pen can do. */
export const svgDrawings: Readonly<Record<string, Draw>> = {
  "shapes under transforms": ({ pen }) => {
    pen.translate(100, 100);
    pen.rotate(0.5);
    pen.scale(1.5, 0.7);
    pen.fillStyle = "#e5484d";
    pen.beginPath();
    pen.arc(0, 0, 40, 0, 2 * Math.PI);
    pen.roundRect(50, -30, 80, 60, [20, 5, 200, 0]);
    pen.fill();
    pen.restore();
    pen.fillStyle = "rgba(0, 90, 220, 0.6)";
    pen.fillRect(-20, 30, 60, 30);
    pen.beginPath();
    pen.moveTo(20, 60);
    pen.quadraticCurveTo(60, 0, 100, 60);
    pen.bezierCurveTo(140, 120, 60, 120, 20, 60);
    pen.closePath();
    pen.fill();
  },
  "lines, dashes and arcs either way": ({ pen }) => {
    pen.lineWidth = 6;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.strokeStyle = "#0d74ce";
    pen.beginPath();
    pen.arc(70, 70, 40, 0.3, 2, true);
    pen.stroke();
    pen.scale(2, 2);
    pen.setLineDash([6, 4, 1]);
    pen.lineWidth = 3;
    pen.lineCap = "butt";
    pen.strokeRect(70, 15, 40, 50);
    pen.setLineDash([]);
    pen.lineJoin = "miter";
    pen.beginPath();
    pen.moveTo(10, 90);
    pen.lineTo(40, 80);
    pen.lineTo(10, 78);
    pen.stroke();
  },
  "gradients of the pen and of the drawing, see-through and moved": (drawing) => {
    const { pen } = drawing;
    const stops = [
      [0, "#ff0000"],
      [0.4, "rgba(0, 128, 0, 0.5)"],
      [1, "#0000ff80"],
    ] as const;
    const linear = pen.createLinearGradient(10, 10, 90, 50);
    const radial = pen.createRadialGradient(50, 40, 10, 50, 40, 50);
    for (const gradient of [linear, radial]) for (const [at, color] of stops) gradient.addColorStop(at, color);
    pen.fillStyle = linear;
    pen.fillRect(10, 10, 100, 60);
    pen.translate(120, 40);
    pen.scale(1.2, 1.4);
    pen.fillStyle = radial;
    pen.beginPath();
    pen.roundRect(0, 0, 100, 80, 12);
    pen.fill();
    pen.globalAlpha = 0.5;
    drawing.fillGradient(
      [
        {
          kind: "linear",
          degrees: 120,
          stops: [
            [0, "#101a3d"],
            [1, "#2c4fb5"],
          ],
        },
        {
          kind: "radial",
          x: 0.8,
          y: 0.2,
          radius: 0.5,
          stops: [
            [0, "#ffcc00", 0.9],
            [1, "#ffcc00", 0],
          ],
        },
      ],
      -100,
      60,
      150,
      70,
    );
  },
  "clips one in another, with pictures and shadows": (drawing, { picture }) => {
    const { pen } = drawing;
    pen.shadowColor = "rgba(0, 0, 0, 0.5)";
    pen.shadowBlur = 20;
    pen.shadowOffsetY = 10;
    pen.fillStyle = "#ffffff";
    pen.beginPath();
    pen.roundRect(30, 30, 100, 80, 16);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.save();
    pen.beginPath();
    pen.arc(200, 100, 70, 0, 2 * Math.PI);
    pen.clip();
    pen.beginPath();
    pen.rect(200, 20, 100, 200);
    pen.clip();
    drawing.draw(picture, 120, 40, 160, 120);
    pen.restore();
    pen.globalAlpha = 0.4;
    drawing.draw(picture, 20, 120, 80, 60);
  },
  "letters of every bundled script, emoji, every alignment": ({ pen }, { art }) => {
    const lines = ["Affinity: AVATAR Typ\u{f6}", "Привет, Ελλάδα", "Tiếng Việt Łódź"];
    pen.fillStyle = "#1c2024";
    for (const [index, align] of (["left", "center", "right"] as const).entries()) {
      pen.font = fontOf(index === 1 ? 700 : 400, 22 + index * 4);
      pen.letterSpacing = `${index - 1}px`;
      pen.textAlign = align;
      pen.textBaseline = (["alphabetic", "middle", "top"] as const)[index] ?? "bottom";
      pen.fillText(lines[index] ?? "", [10, 150, 290][index] ?? 0, 40 + index * 50);
    }
    drawEmoji(pen, art, emojiKey("👩🏽‍💻"), 230, 10, 60);
  },
};

import { describe, expect, it } from "vitest";
import { loadEmoji } from "../../graphics/drawing/emoji-art.ts";
import { loadFonts } from "../../graphics/drawing/fonts.ts";
import type { Picture, Ports } from "../../ports/index.ts";
import { loadOutlines } from "../../graphics/svg/font-outlines.ts";
import { svgCanvas } from "../../graphics/svg/svg-canvas.ts";
import { svgDrawings } from "../svg-drawings.ts";

/* Core's SVG, shown by a host, is what the same drawing function draws on the host's canvas. */
const [WIDTH, HEIGHT] = [300, 200];

/** What a host's canvas and image codec say of the files of core's SVG canvas. */
export function describeSvg(ports: Pick<Ports, "assets" | "canvas" | "images">): void {
  const { canvas, images } = ports;
  describe("the SVG canvas of core", () => {
    it.each(Object.entries(svgDrawings))("draws what the host draws: %s", async (name, draw) => {
      const texts = ["Affinity: AVATAR Typ\u{f6} Привет, Ελλάδα Tiếng Việt Łódź"];
      await loadFonts(ports, texts, [400, 700]);
      const outlines = await loadOutlines(ports, texts, [400, 700]);
      const svg = svgCanvas(canvas, { outlines });
      const picture = await makePicture(ports);
      const [here, vector] = [canvas.surface(WIDTH, HEIGHT), svg.drawing(WIDTH, HEIGHT)];
      for (const [drawing, from] of [
        [here, ports],
        [vector, { ...ports, canvas: svg }],
      ] as const) {
        const { art } = await loadEmoji(from, ["👩🏽‍💻"]);
        drawing.pen.save();
        draw(drawing, { art, picture });
      }
      expect(vector.textLeft).toEqual([]);
      const shown = canvas.surface(WIDTH, HEIGHT);
      const file = new TextEncoder().encode(await vector.svg("a drawing"));
      shown.draw(await images.decode(file, "image/svg+xml"), 0, 0, WIDTH, HEIGHT);
      const { mean, far } = difference(onWhite(here.pixels()), onWhite(shown.pixels()));
      // Edges are smoothed in another way, those of letters most; what is in a wrong place is far off in many pixels.
      const slack = name.startsWith("letters") ? 2 : 1;
      expect(mean).toBeLessThan(1.5 * slack);
      expect(far).toBeLessThan(0.012 * slack);
    });
  });
}

async function makePicture({ canvas, images }: Pick<Ports, "canvas" | "images">): Promise<Picture> {
  const { pen, encode } = canvas.surface(80, 60);
  pen.fillStyle = "#46a758";
  pen.fillRect(0, 0, 80, 30);
  pen.fillStyle = "rgba(229, 72, 77, 0.5)";
  pen.fillRect(0, 30, 40, 30);
  return images.decode(await encode("image/png"), "image/png");
}

function onWhite(pixels: Uint8ClampedArray): number[] {
  return Array.from({ length: (pixels.length / 4) * 3 }, (_, index) => {
    const at = Math.floor(index / 3) * 4;
    const alpha = (pixels[at + 3] ?? 0) / 255;
    return (pixels[at + (index % 3)] ?? 0) * alpha + 255 * (1 - alpha);
  });
}

/** The mean difference of a channel, and the part of the channels that differ by more than a quarter. */
function difference(a: readonly number[], b: readonly number[]): { readonly mean: number; readonly far: number } {
  const each = a.map((value, index) => Math.abs(value - (b[index] ?? 0)));
  const sum = each.reduce((total, value) => total + value, 0);
  return { mean: sum / a.length, far: each.filter((value) => value > 64).length / a.length };
}

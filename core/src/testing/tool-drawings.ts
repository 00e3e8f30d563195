import type { Ports } from "../ports/index.ts";
import { initialInput } from "../tool/fields.ts";
import { drawIcon, type IconKind } from "../tools/favicon/draw-icon.ts";
import { faviconFields } from "../tools/favicon/fields.ts";
import { loadMark } from "../tools/favicon/load-mark.ts";
import { FAVICON_SIZES } from "../tools/favicon/sizes.ts";
import { fakeFile } from "./fake-file.ts";

/** A drawing of a tool, for the proof that every host draws the same. */
export interface ToolDrawing {
  readonly name: string;
  /** Returns RGBA. A warning is a failure: nothing may be missing here. */
  draw(ports: Pick<Ports, "assets" | "canvas" | "images">): Promise<Uint8ClampedArray>;
}

const refuse = (message: string) => {
  throw new Error(message);
};

/** A picture larger than it is shown, with soft edges and see-through parts. */
export async function samplePicture({ canvas }: Pick<Ports, "canvas">, width = 500, height = 300) {
  const { pen, encode } = canvas.surface(width, height);
  pen.fillStyle = "#e5484d";
  pen.beginPath();
  pen.arc(width * 0.3, height / 2, height * 0.46, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "rgba(59, 130, 246, 0.5)";
  pen.fillRect(width * 0.4, height * 0.13, width * 0.58, height * 0.73);
  return fakeFile("sample.png", "image/png", await encode("image/png"));
}

const texts = ["CB", "W", "gjÉ", "🚀", "A👩🏽‍💻", "Жя"];
const { image: _, ...initial } = initialInput(faviconFields);

const icons = faviconFields.shape.options.flatMap(({ value: shape }, row) =>
  [...FAVICON_SIZES, "apple", "maskable"].map((what, column): ToolDrawing => {
    const size = typeof what === "number" ? what : what === "apple" ? 180 : 512;
    const kind: IconKind = what === "apple" || what === "maskable" ? what : "icon";
    const text = texts[(row * 5 + column) % texts.length] ?? "CB";
    return {
      name: `favicon ${shape} ${what}`,
      async draw(ports) {
        // every third one of a logo, every fourth without a ground
        const image = (row + column) % 3 === 2 ? await samplePicture(ports) : null;
        const { mark } = await loadMark({ text, image }, ports, refuse);
        const surface = ports.canvas.surface(size, size);
        drawIcon(surface, ports.canvas, mark, kind, { ...initial, shape, transparent: column % 4 === 3 });
        return surface.pixels();
      },
    };
  }),
);

export const toolDrawings: readonly ToolDrawing[] = [...icons];

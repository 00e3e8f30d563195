import type { Ports } from "../../ports/index.ts";
import { loadOutlines } from "../../graphics/svg/font-outlines.ts";
import { svgCanvas } from "../../graphics/svg/svg-canvas.ts";
import type { BinaryOutput, TextOutput } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { drawOgImage } from "../../graphics/og-image/draw/draw-og-image.ts";
import type { OgInput } from "../../graphics/og-image/fields.ts";
import { loadOgResources, textsOf } from "../../graphics/og-image/resources.ts";
import { chosenSizes, ogFileName, ogMime, type OgSize } from "../../graphics/og-image/sizes.ts";

type Image = BinaryOutput | TextOutput;
type Named = Pick<Image, "name" | "label" | "mime">;
type Maker = (size: OgSize, named: Named) => Promise<Image>;

/** Draws the chosen sizes in the chosen format. */
export async function makeImages(input: OgInput, ports: Ports, context: RunContext): Promise<Image[]> {
  const { format } = input;
  const make =
    format === "svg" ? await vectorMaker(input, ports, context) : await bitmapMaker(input, format, ports, context);
  const sizes = chosenSizes(input);
  const images: Image[] = [];
  for (const [index, size] of sizes.entries()) {
    context.signal.throwIfAborted();
    const named = { name: ogFileName(size, format), label: size.label, mime: ogMime[format] };
    context.progress(index, sizes.length, named.name);
    images.push(await make(size, named));
  }
  context.progress(sizes.length, sizes.length);
  return images;
}

async function bitmapMaker(
  input: OgInput,
  format: Exclude<OgInput["format"], "svg">,
  ports: Ports,
  context: RunContext,
): Promise<Maker> {
  const resources = await loadOgResources(input, ports, context.warn);
  return async ({ width, height }, named) => {
    const surface = ports.canvas.surface(width, height);
    drawOgImage(surface, input, resources);
    const bytes = await surface.encode(ogMime[format], input.quality / 100);
    return { kind: "binary", ...named, bytes, width, height };
  };
}

async function vectorMaker(input: OgInput, ports: Ports, context: RunContext): Promise<Maker> {
  const outlines = await loadOutlines(ports, textsOf(input), [400, 700]);
  const canvas = svgCanvas(ports.canvas, { outlines });
  const resources = await loadOgResources(input, { ...ports, canvas }, context.warn);
  const reported = new Set<string>();
  return async ({ width, height }, named) => {
    const drawing = canvas.drawing(width, height);
    drawOgImage(drawing, input, resources);
    for (const text of drawing.textLeft.filter((each) => !reported.has(each))) {
      reported.add(text);
      context.warn(`"${text}" stays text in the SVG: it is shown in a font of the machine that opens it.`);
    }
    return { kind: "text", ...named, text: await drawing.svg(input.title.trim() || undefined) };
  };
}

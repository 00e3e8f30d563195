import { loadFonts } from "../../graphics/drawing/fonts.ts";
import { openPicture } from "../../graphics/image-input/open-picture.ts";
import type { Pen, Picture, Ports } from "../../ports/index.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { ToolError } from "../../tool/errors.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import { drawMockup } from "./draw-mockup.ts";
import { type MockupInput, mockupFields } from "./fields.ts";
import { mockupName } from "./file-name.ts";
import { layOutMockup } from "./layout.ts";
import { samplePhoneScreen, sampleScreen } from "./sample-screen.ts";
import { takeShot } from "./shot.ts";

const QUALITY = 0.92;

export const tool = defineTool({
  id: "mockup",
  route: "/mockup-generator",
  title: "Mockup Generator",
  summary: "A screenshot in a laptop, phone, tablet or browser window",
  aliases: ["device frame", "screenshot", "iphone", "macbook", "browser window", "product shot"],
  action: {
    label: "Generate Mockup",
    busyLabel: "Generating...",
    success: { title: "Mockup Generated" },
    failure: "Failed to generate mockup. Please try again.",
  },
  fields: mockupFields,
  positional: "image",
  batch: { endings: ["png", "jpg", "jpeg", "webp", "avif", "svg", "gif", "bmp"], read: (image) => ({ image }) },
  examples: [
    { name: "Laptop on dawn", input: { image: sampleScreen, background: "gradient" } },
    {
      name: "Browser window",
      input: { image: sampleScreen, device: "browser", finish: "light", background: "gradient", gradient: "lagoon" },
    },
    {
      name: "Phone",
      input: { image: samplePhoneScreen, device: "iphone-14-pro", background: "gradient", gradient: "dusk" },
    },
    {
      name: "Tablet, turned",
      input: { image: sampleScreen, device: "ipad-pro", orientation: "landscape", finish: "light" },
    },
  ],
  check: ({ image }) =>
    image === null
      ? [{ field: "image", title: "No Image Selected", message: "Please select an image to create a mockup." }]
      : [],
  async generate(input, ports, context) {
    // `check` has refused a missing image
    const file = input.image ?? sampleScreen;
    const [{ picture }] = await Promise.all([
      openPicture(file, ports, "image", context.warn),
      input.device === "browser" ? loadFonts(ports, [input.address], [400]) : undefined,
    ]);
    context.signal.throwIfAborted();
    if (input.format === "jpeg" && input.background === "none")
      context.warn("JPEG has no transparency: the background is white.");
    return [await makeMockup(input, picture, ports).catch(failed)];
  },
});

async function makeMockup(input: MockupInput, picture: Picture, { canvas }: Ports): Promise<BinaryOutput> {
  const scale = Number(input.scale);
  const layout = layOutMockup(input, picture);
  const [width, height] = [layout.width * scale, layout.height * scale];
  const surface = canvas.surface(width, height);
  drawMockup(surface, takeShot(picture, canvas), input, scale);
  if (input.format === "jpeg" && input.background === "none") fillBehind(surface.pen, "#ffffff", width, height);
  const mime = `image/${input.format}` as const;
  const bytes = await surface.encode(mime, input.format === "png" ? undefined : QUALITY);
  return { kind: "binary", name: mockupName(input), mime, bytes, width, height };
}

function fillBehind(pen: Pen, color: string, width: number, height: number): void {
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
}

function failed(cause: unknown): never {
  if (!(cause instanceof ToolError) || cause.code === "port") throw cause;
  throw new ToolError(cause.code, `Failed to generate mockup. Please try again. ${cause.message}`, { cause });
}

import { defineTool } from "../../tool/define-tool.ts";
import type { BinaryOutput, FileOutput } from "../../tool/output.ts";
import { drawIcon, type IconKind } from "./draw-icon.ts";
import { faviconFields } from "./fields.ts";
import { iconSvg } from "./icon-svg.ts";
import { loadMark } from "./load-mark.ts";
import { headLines, webManifest } from "./site-files.ts";
import { APPLE_SIZE, FAVICON_SIZES, faviconName, ICO_SIZES, MASKABLE_SIZE, SIZE_USES } from "./sizes.ts";
import { writeIco } from "./write-ico.ts";

export const tool = defineTool({
  id: "favicon",
  route: "/favicon-maker",
  title: "Favicon & Logo Maker",
  summary: "Every icon a site needs from letters, an emoji or a logo, with manifest and tags",
  aliases: ["icon", "logo", "ico", "apple touch icon", "manifest", "maskable", "pwa"],
  action: { label: "Download all", busyLabel: "Generating...", success: { title: "All Downloads Complete" } },
  fields: faviconFields,
  positional: "text",
  prefilled: ["siteName"],
  batch: { endings: ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif", "bmp", "ico"], read: (image) => ({ image }) },
  examples: [
    {
      name: "Emoji",
      input: { text: "🚀", transparent: true, padding: 2, darkMode: false, siteName: "Launch pad" },
    },
    {
      name: "Letters",
      input: {
        text: "tb",
        backgroundColor: "#0f766e",
        shape: "circle",
        darkBackgroundColor: "#5eead4",
        darkTextColor: "#042f2e",
        siteName: "Toolbox",
      },
    },
  ],
  check: ({ text, image, basePath }) => [
    ...(image === null && text.trim() === ""
      ? [{ field: "text", message: "Type one to three letters or an emoji, or choose a logo." }]
      : []),
    // A picture given where letters go: "ART" is nobody's icon.
    ...(image === null && /\.(?:svg|png|jpe?g|webp|gif|avif)$/i.test(text.trim())
      ? [
          {
            field: "text",
            message: `"${text.trim()}" is the name of a picture. Give it as the logo (--image in a terminal).`,
          },
        ]
      : []),
    ...(/[\s"'<>\\]/.test(basePath.trim())
      ? [{ field: "basePath", message: 'Icon path takes an address such as /icons/, without spaces, quotes or "\\".' }]
      : []),
  ],
  async generate(input, ports, context) {
    const { mark, logo } = await loadMark(input, ports, context.warn);
    const files = FAVICON_SIZES.length + 2;
    let done = 0;
    const draw = async (name: string, label: string, size: number, kind: IconKind): Promise<BinaryOutput> => {
      context.signal.throwIfAborted();
      context.progress(done++, files, name);
      const surface = ports.canvas.surface(size, size);
      drawIcon(surface, ports.canvas, mark, kind, input);
      const bytes = await surface.encode("image/png");
      return { kind: "binary", name, label, mime: "image/png", bytes, width: size, height: size };
    };
    const icons = new Map<number, BinaryOutput>();
    for (const size of FAVICON_SIZES) icons.set(size, await draw(faviconName(size), SIZE_USES[size], size, "icon"));
    const apple = await draw("apple-touch-icon.png", "iOS, opaque", APPLE_SIZE, "apple");
    const maskable = await draw("icon-maskable-512.png", "Android, maskable", MASKABLE_SIZE, "maskable");
    const ico = writeIco(ICO_SIZES.flatMap((size) => ({ size, png: icons.get(size)?.bytes ?? new Uint8Array() })));
    context.progress(files, files);
    const text = (name: string, label: string, mime: string, content: string): FileOutput => ({
      kind: "text",
      name,
      label,
      mime,
      text: content,
    });
    return [
      ...icons.values(),
      text("favicon.svg", "Vector, 512 px", "image/svg+xml", await iconSvg(input, logo, ports)),
      { kind: "binary", name: "favicon.ico", label: "16, 32 and 48 in one", mime: "image/x-icon", bytes: ico },
      apple,
      maskable,
      text("manifest.webmanifest", "Manifest", "application/manifest+json", webManifest(input)),
      text("favicon.html", "HTML for the head", "text/html", headLines(input)),
    ];
  },
});

import { isEmoji } from "../../drawing/emoji-text.ts";
import { defineTool } from "../../tool/define-tool.ts";
import type { FileOutput } from "../../tool/output.ts";
import { drawOgImage } from "../../og-image/draw-og-image.ts";
import { ogFields } from "../../og-image/fields.ts";
import { ogMetaTags } from "../../og-image/meta-tags.ts";
import { loadOgResources } from "../../og-image/resources.ts";
import { ogFileName, ogSizes } from "../../og-image/sizes.ts";

export const tool = defineTool({
  id: "og-image",
  route: "/og-generator",
  title: "OG Image Generator",
  summary: "Share images for links in three sizes, with the meta tags that show them",
  aliases: ["open graph", "social card", "twitter card", "share image", "preview"],
  action: { label: "Download all", busyLabel: "Generating...", success: { title: "All Downloads Complete" } },
  fields: ogFields,
  positional: "title",
  examples: [
    {
      name: "Article",
      input: {
        title: "Row-level security without the guesswork",
        description:
          "A field guide to Postgres policies: write the rule in words, read the SQL it becomes, and try it on real rows before anyone else can reach them.",
        emoji: "🔒",
      },
    },
    {
      name: "Release",
      input: {
        title: "Version 2.0 is here",
        description: "Faster builds, a smaller bundle and one config file less.",
        emoji: "📦",
        template: "product",
        theme: "gradient",
      },
    },
  ],
  check: ({ emoji }) =>
    emoji.trim() === "" || isEmoji(emoji.trim()) ? [] : [{ field: "emoji", message: ogFields.emoji.message ?? "" }],
  async generate(input, ports, work) {
    const resources = await loadOgResources(input, ports, work.warn);
    const outputs: FileOutput[] = [];
    for (const [index, { width, height, label }] of ogSizes.entries()) {
      work.signal.throwIfAborted();
      const name = ogFileName({ width, height });
      work.progress(index, ogSizes.length, name);
      const surface = ports.canvas.surface(width, height);
      drawOgImage(surface, input, resources);
      const bytes = await surface.encode("image/png");
      outputs.push({ kind: "binary", name, label, mime: "image/png", bytes, width, height });
    }
    outputs.push({
      kind: "text",
      name: "meta-tags.html",
      label: "Meta tags",
      mime: "text/html",
      text: ogMetaTags(input),
    });
    work.progress(ogSizes.length, ogSizes.length);
    return outputs;
  },
});

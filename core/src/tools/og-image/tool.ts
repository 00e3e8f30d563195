import { defineTool } from "../../tool/define-tool.ts";
import { checkOgInput } from "./check-og-input.ts";
import { ogFields } from "../../graphics/og-image/fields.ts";
import { makeImages } from "./make-images.ts";
import { ogMetaTags } from "../../graphics/og-image/meta-tags.ts";
import { contrastWarning, sizeWarning } from "./warnings.ts";

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
    {
      name: "Own colors",
      input: {
        title: "Notes on 🌊 wave functions",
        description: "Seven evenings of physics, drawn by hand.",
        emoji: "",
        template: "blog",
        pattern: "waves",
        customColors: true,
        background: "#042f2e",
        backgroundTo: "#115e59",
        titleColor: "#f0fdfa",
        accentColor: "#5eead4",
      },
    },
  ],
  batch: {
    endings: ["md", "mdx", "markdown"],
    // the reader of front matter is not for the page
    read: async (file) => (await import("./input-of-post.ts")).inputOfPost(file),
  },
  check: checkOgInput,
  async generate(input, ports, context) {
    const faint = contrastWarning(input);
    if (faint !== undefined) context.warn(faint);
    const images = await makeImages(input, ports, context);
    const warning = sizeWarning(
      images.filter((image) => image.kind === "binary"),
      input.format,
    );
    if (warning !== undefined) context.warn(warning);
    if (!input.metaTags) return images;
    const text = ogMetaTags(input);
    return [...images, { kind: "text", name: "meta-tags.html", label: "Meta tags", mime: "text/html", text }];
  },
});

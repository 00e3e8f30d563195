import { drawOgImage } from "../../graphics/og-image/draw/draw-og-image.ts";
import { ogFields, type OgInput } from "../../graphics/og-image/fields.ts";
import { loadOgResources } from "../../graphics/og-image/resources.ts";
import { ogSizes } from "../../graphics/og-image/sizes.ts";
import type { Ports } from "../../ports/index.ts";
import { initialInput } from "../../tool/fields.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { shorten } from "./post.ts";
import { imagePath, type Site } from "./site.ts";

const themeOf = { modern: "light", minimal: "minimal", dark: "dark" } as const;

/** The share image of every post and of the site itself, drawn as the OG image tool draws them, 1200 x 630. */
export async function* shareImages(site: Site, ports: Ports, context: RunContext): AsyncGenerator<BinaryOutput> {
  const subjects = [
    { slug: "index", title: site.title, description: site.description },
    ...site.posts.map(({ slug, title, description }) => ({ slug, title, description })),
  ];
  const [{ width, height }] = ogSizes;
  for (const { slug, title, description } of subjects) {
    context.signal.throwIfAborted();
    const input: OgInput = {
      ...initialInput(ogFields),
      title: shorten(title, 60),
      description: shorten(description, 160),
      emoji: "",
      theme: themeOf[site.style],
    };
    // A character that the bundled font lacks is drawn with the system's; a picture of words is no place to stop for.
    const resources = await loadOgResources(input, ports, () => {});
    const surface = ports.canvas.surface(width, height);
    drawOgImage(surface, input, resources);
    const bytes = await surface.encode("image/png");
    yield { kind: "binary", name: imagePath(slug), mime: "image/png", bytes, width, height };
  }
}

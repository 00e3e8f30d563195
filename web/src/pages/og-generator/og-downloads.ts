import type { ogFields, OgInput } from "@toolbox/core/graphics/og-image/fields.ts";
import { ogFileName, type OgSize } from "@toolbox/core/graphics/og-image/sizes.ts";
import type { DownloadMessages, Downloads } from "../../kit/result/deliver/use-downloads.ts";

export type OgDownloads = Downloads<typeof ogFields>;

export const ogDownloads: DownloadMessages = {
  done: () => "Download Complete",
  failed: {
    title: "Download Failed",
    message: "Failed to generate OG image",
    messageOfSeveral: "Failed to download all formats",
  },
  zipName: "og-images.zip",
  // Anything but the tags: an SVG is a text.
  all: { has: (file) => file.mime.startsWith("image/"), noun: "image" },
  gapMs: 500,
};

/** As a PNG whatever the format: a clipboard takes no other. */
export function copyOgImage(downloads: OgDownloads, size: OgSize): Promise<void> {
  const { width, height } = size;
  const id: string = `${width}x${height}`;
  const sizes = [id] as OgInput["sizes"];
  return downloads.copyImage(ogFileName(size, "png"), { format: "png", sizes, metaTags: false });
}

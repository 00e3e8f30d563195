import { ratioText } from "../../graphics/color/contrast.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import { lowestContrast, READABLE } from "../../graphics/og-image/custom-theme.ts";
import type { OgInput } from "../../graphics/og-image/fields.ts";

const KB = 1024;

/**
 * What the networks take, in bytes. X and LinkedIn say 5 MB and Facebook 8 MB in their documentation; WhatsApp has
 * been seen to show no picture beyond 600 KB and recommends 300 KB.
 */
const LIMITS: readonly { readonly bytes: number; readonly words: string }[] = [
  { bytes: 5 * 1024 * KB, words: "X and LinkedIn take at most 5 MB" },
  { bytes: 600 * KB, words: "WhatsApp shows no picture beyond 600 KB" },
  { bytes: 300 * KB, words: "WhatsApp may show no picture beyond 300 KB" },
];

/** One sentence for the heaviest of the images when some network would not take it. */
export function sizeWarning(images: readonly BinaryOutput[], format: OgInput["format"]): string | undefined {
  const [heaviest] = images.toSorted((a, b) => b.bytes.length - a.bytes.length);
  const limit = heaviest && LIMITS.find(({ bytes }) => heaviest.bytes.length > bytes);
  if (!heaviest || !limit) return undefined;
  const advice = format === "png" ? "JPEG or WebP is smaller." : "A lower quality makes it smaller.";
  return `${heaviest.name} has ${Math.ceil(heaviest.bytes.length / KB)} KB. ${limit.words}. ${advice}`;
}

/** One sentence when the user's title color is hard to read on the user's background. */
export function contrastWarning(input: OgInput): string | undefined {
  if (!input.customColors) return undefined;
  const ratio = lowestContrast(input);
  if (ratio >= READABLE) return undefined;
  return `The title has a contrast of ${ratioText(ratio)} with the background; below ${READABLE}:1 it is hard to read.`;
}

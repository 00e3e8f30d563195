import { tooHeavy } from "../../documents/meta/too-heavy.ts";
import { ratioText } from "../../graphics/color/contrast.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import { lowestContrast, READABLE } from "../../graphics/og-image/custom-theme.ts";
import type { OgInput } from "../../graphics/og-image/fields.ts";

/** One sentence for the heaviest of the images when some network would not take it. */
export function sizeWarning(images: readonly BinaryOutput[], format: OgInput["format"]): string | undefined {
  const [heaviest] = images.toSorted((a, b) => b.bytes.length - a.bytes.length);
  const told = heaviest && tooHeavy(heaviest.name, heaviest.bytes.length);
  if (!told) return undefined;
  const advice = format === "png" ? "JPEG or WebP is smaller." : "A lower quality makes it smaller.";
  return `${told.message} ${advice}`;
}

/** One sentence when the user's title color is hard to read on the user's background. */
export function contrastWarning(input: OgInput): string | undefined {
  if (!input.customColors) return undefined;
  const ratio = lowestContrast(input);
  if (ratio >= READABLE) return undefined;
  return `The title has a contrast of ${ratioText(ratio)} with the background; below ${READABLE}:1 it is hard to read.`;
}

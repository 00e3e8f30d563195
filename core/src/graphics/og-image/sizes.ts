import type { Size } from "../../ports/rect.ts";
import type { OgInput } from "./fields.ts";

export interface OgSize extends Size {
  /** Where pictures of this size are shown. */
  readonly label: string;
}

/** The three sizes of the product. */
export const ogSizes: readonly [OgSize, OgSize, OgSize] = [
  { width: 1200, height: 630, label: "Twitter/Facebook" },
  { width: 1200, height: 600, label: "LinkedIn" },
  { width: 1024, height: 512, label: "Medium" },
];

/** The sizes the user wants, in the product's order. */
export function chosenSizes({ sizes }: Pick<OgInput, "sizes">): readonly OgSize[] {
  return ogSizes.filter(({ width, height }) => (sizes as readonly string[]).includes(`${width}x${height}`));
}

const endings: Readonly<Record<OgInput["format"], string>> = { png: "png", jpeg: "jpg", webp: "webp", svg: "svg" };

/** The file a size is saved as. */
export function ogFileName(
  { width, height }: Pick<OgSize, "width" | "height">,
  format: OgInput["format"] = "png",
): string {
  return `og-image-${width}x${height}.${endings[format]}`;
}

export const ogMime = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
} as const satisfies Readonly<Record<OgInput["format"], string>>;

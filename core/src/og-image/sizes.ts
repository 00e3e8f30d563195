export interface OgSize {
  readonly width: number;
  readonly height: number;
  /** Where pictures of this size are shown. */
  readonly label: string;
}

/** The three sizes of the product. */
export const ogSizes: readonly [OgSize, OgSize, OgSize] = [
  { width: 1200, height: 630, label: "Twitter/Facebook" },
  { width: 1200, height: 600, label: "LinkedIn" },
  { width: 1024, height: 512, label: "Medium" },
];

/** The file a size is saved as. */
export function ogFileName({ width, height }: Pick<OgSize, "width" | "height">): string {
  return `og-image-${width}x${height}.png`;
}

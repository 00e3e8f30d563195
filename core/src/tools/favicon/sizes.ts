/** The sides of the square icons, in pixels. */
export const FAVICON_SIZES = [16, 32, 48, 180, 192, 512] as const;
export type FaviconSize = (typeof FAVICON_SIZES)[number];

/** The sizes inside favicon.ico. */
export const ICO_SIZES = [16, 32, 48] as const;

export const APPLE_SIZE = 180;
export const MASKABLE_SIZE = 512;
/** The side of the SVG. */
export const SVG_SIZE = 512;

/** A maskable icon is cut to any shape around a circle of this part of its side (W3C manifest, "safe zone"). */
export const SAFE_ZONE = 0.8;

/** Where an icon of the size is used. */
export const SIZE_USES: Readonly<Record<FaviconSize, string>> = {
  16: "Browser tab",
  32: "Tab, sharp screens",
  48: "Windows shortcut",
  180: "iOS home screen",
  192: "Android home screen",
  512: "Splash screen, stores",
};

/** The file an icon is saved as. */
export function faviconName(size: number): string {
  return `favicon-${size}x${size}.png`;
}

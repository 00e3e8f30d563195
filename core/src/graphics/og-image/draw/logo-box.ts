import type { Rect, Size } from "../../../ports/rect.ts";
import type { OgInput } from "../fields.ts";

/** Distance of logo and text from every edge, in pixels at every size. */
export const MARGIN = 40;

/** The logo's width as a part of the image's width. */
export const LOGO_SHARE: Readonly<Record<OgInput["logoSize"], number>> = { small: 0.1, medium: 0.15, large: 0.2 };

// A tall logo is held to this part of the image's height, else it would push the text out.
const MAX_HEIGHT = 0.4;

/** Where the logo stands, its proportions kept. Whole pixels of the image. */
export function logoBox(
  image: Size,
  logo: Size,
  { logoPosition, logoSize }: Pick<OgInput, "logoPosition" | "logoSize">,
): Rect {
  const share = image.width * LOGO_SHARE[logoSize];
  const scale = Math.min(share / logo.width, (image.height * MAX_HEIGHT) / logo.height);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  const [right, bottom] = [image.width - MARGIN - width, image.height - MARGIN - height];
  const [middleX, middleY] = [Math.round((image.width - width) / 2), Math.round((image.height - height) / 2)];
  const [x, y] = {
    "top-left": [MARGIN, MARGIN] as const,
    "top-right": [right, MARGIN] as const,
    center: [middleX, middleY] as const,
    "bottom-left": [MARGIN, bottom] as const,
    "bottom-right": [right, bottom] as const,
  }[logoPosition];
  return { x, y, width, height };
}

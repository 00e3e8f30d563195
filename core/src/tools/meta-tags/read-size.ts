import type { Size } from "../../ports/rect.ts";

/** Reads `1200x630` (also with × or spaces). Undefined for anything else, or a side of 0 or above 10,000 pixels. */
export function readSize(text: string): Size | undefined {
  const found = /^\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*$/i.exec(text);
  const [width, height] = [Number(found?.[1]), Number(found?.[2])];
  return width > 0 && height > 0 && width <= 10_000 && height <= 10_000 ? { width, height } : undefined;
}

import { readColor } from "../../graphics/color/spaces.ts";

export type ColorValue =
  | { readonly isColor: true; readonly text: string; readonly hex: string; readonly alpha: number }
  | { readonly isColor: false; readonly why: string };

/** Reads the value of a color as CSS does; the `<alpha-value>` of Tailwind 3 counts as opaque. */
export function colorValue(value: string): ColorValue {
  const text = value
    .replace(/\s*[/,]\s*<alpha-value>/, "")
    .replace(/\s*!important\s*$/, "")
    .trim();
  if (/^(current(color)?|inherit|initial|unset|revert)$/i.test(text))
    return { isColor: false, why: "no color of its own" };
  if (/var\(/.test(text)) return { isColor: false, why: "a variable whose value is not here" };
  // A hex color without its hash is one for people, not for CSS.
  const read = /^[\da-f]+$/i.test(text) ? undefined : readColor(text);
  if (!read) return { isColor: false, why: /\(/.test(text) ? "a function that browsers work out" : "no color" };
  return { isColor: true, text, hex: read.hex, alpha: read.alpha };
}

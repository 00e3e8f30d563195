import { type Hsl, type Oklch, readColor, toHsl, toOklch, toRgb } from "./spaces.ts";

export type ColorForm = "hex" | "rgb" | "hsl" | "oklch";

export const colorForms: readonly { readonly value: ColorForm; readonly label: string }[] = [
  { value: "hex", label: "HEX" },
  { value: "rgb", label: "RGB" },
  { value: "hsl", label: "HSL" },
  { value: "oklch", label: "OKLCH" },
];

/**
 * A color as CSS. HSL and OKLCH take as few decimals as bring the very same color back: `hsl(0, 100%, 50%)`, but
 * `hsl(217.2, 91.2%, 59.8%)`.
 * @param hex six digits with a hash
 */
export function cssText(hex: string, form: ColorForm): string {
  switch (form) {
    case "hex":
      return hex;
    case "rgb": {
      const { r, g, b } = toRgb(hex);
      return `rgb(${r}, ${g}, ${b})`;
    }
    case "hsl":
      return shortest(hex, (digits) => hslText(toHsl(hex), digits));
    case "oklch":
      return shortest(hex, (digits) => oklchText(toOklch(hex), digits + 1));
  }
}

function hslText({ h, s, l }: Hsl, digits: number): string {
  return `hsl(${rounded(h, digits) % 360}, ${rounded(s, digits)}%, ${rounded(l, digits)}%)`;
}

function oklchText({ l, c, h }: Oklch, digits: number): string {
  return `oklch(${rounded(l * 100, digits)}% ${rounded(c, digits + 2)} ${rounded(h, digits) % 360})`;
}

function shortest(hex: string, write: (digits: number) => string): string {
  for (let digits = 0; digits < 3; digits++) {
    const text = write(digits);
    if (readColor(text)?.hex === hex) return text;
  }
  return write(3);
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

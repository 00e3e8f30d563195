import {
  type Color,
  clampRgb,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  inGamut,
  parse,
  toGamut,
  useMode,
} from "culori/fn";

/** Red, green and blue from 0 to 255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Hue in degrees from 0 to below 360 (0 for grays), saturation and lightness from 0 to 100. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** Lightness from 0 to 1, chroma from 0 (about 0.32 at most in sRGB), hue in degrees (0 for grays): CSS Color 4, 9.4. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// Reading `color(…)`, `lab(…)` and the like needs their spaces known, though nothing here converts to them.
useMode(modeXyz65);
useMode(modeXyz50);
useMode(modeLab);
useMode(modeLch);
useMode(modeP3);
useMode(modeHwb);
const asRgb = useMode(modeRgb);
const asLinear = useMode(modeLrgb);
const asHsl = useMode(modeHsl);
const asOklab = useMode(modeOklab);
const asOklch = useMode(modeOklch);
const isRgb = inGamut("rgb");
const intoRgb = toGamut("rgb", "oklch");
const reduceChroma = toGamut("rgb", "oklch", null);

/** Below this chroma (CSS Color 4, 12.2) a color is a gray: its hue means nothing. */
const GRAY = 0.0001;

/** A distance in OKLab that conversions there and back may add up to. */
const GRAIN = 0.0001;

/** A color that clipping moves by less in OKLab was meant to lie in sRGB: its text was rounded. */
const UNSEEN = 0.005;

/** @param hex six digits with a hash, here and below */
export function toRgb(hex: string): Rgb {
  const digits = Number.parseInt(hex.slice(1), 16);
  return { r: (digits >> 16) & 255, g: (digits >> 8) & 255, b: digits & 255 };
}

/** Rounds to whole steps and clips to 0 to 255. */
export function fromRgb({ r, g, b }: Rgb): string {
  return formatHex({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
}

/** Light of each channel from 0 to 1, the transfer curve of sRGB undone. */
export function toLinear(hex: string): Rgb {
  const { r, g, b } = asLinear(hex) ?? { r: 0, g: 0, b: 0 };
  return { r, g, b };
}

export function fromLinear({ r, g, b }: Rgb): string {
  return formatHex({ mode: "lrgb", r, g, b });
}

export function toHsl(hex: string): Hsl {
  const color = asHsl(hex);
  return { h: color?.h ?? 0, s: (color?.s ?? 0) * 100, l: (color?.l ?? 0) * 100 };
}

/** Any hue is taken around the circle. */
export function fromHsl({ h, s, l }: Hsl): string {
  return formatHex({ mode: "hsl", h: turn(h), s: s / 100, l: l / 100 });
}

export function toOklch(hex: string): Oklch {
  const color = asOklch(hex);
  const c = color?.c ?? 0;
  // The published matrices leave white a hair under 1 and grays a hair of chroma.
  const l = Math.round((color?.l ?? 0) * 1e6) / 1e6;
  return c < GRAY ? { l, c: 0, h: 0 } : { l, c, h: color?.h ?? 0 };
}

/**
 * The nearest sRGB color by reducing chroma, lightness and hue kept (CSS Color 4, 13.2, without its last step: clipping
 * what looks nearly the same turns the hue of pale tints by ten degrees and more).
 */
export function fromOklch({ l, c, h }: Oklch): string {
  const color: Color = { mode: "oklch", l, c: Math.max(0, c), h: turn(h) };
  const clipped = clampRgb(color);
  // A grain beyond the edge is arithmetic: without this, colors on the edge would not come back as themselves.
  return formatHex(distance(color, clipped) < GRAIN ? clipped : reduceChroma(color));
}

/** Whether sRGB can show the color as it is. */
export function isInSrgb({ l, c, h }: Oklch): boolean {
  return isRgb({ mode: "oklch", l, c, h });
}

/** How different two colors look: their distance in OKLab (CSS Color 4, deltaEOK). About 0.02 is just noticeable. */
export function differenceOf(one: string, other: string): number {
  return distance(one, other);
}

function distance(one: string | Color, other: string | Color): number {
  const a = asOklab(one);
  const b = asOklab(other);
  if (!a || !b) throw new Error(`No color: ${JSON.stringify([one, other])}`);
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

export interface ReadColor {
  readonly hex: string;
  /** From 0 to 1. */
  readonly alpha: number;
  /** The color lies outside of sRGB; `hex` is the nearest by the gamut mapping of CSS Color 4. */
  readonly isMapped: boolean;
}

/**
 * Reads a color in any CSS notation: hex of three to eight digits (the hash may be missing), a name, `rgb()`, `hsl()`,
 * `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`. Undefined for anything else.
 */
export function readColor(text: string): ReadColor | undefined {
  const trimmed = text.trim().toLowerCase();
  const read = parse(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(trimmed) ? `#${trimmed}` : trimmed);
  if (!read) return undefined;
  // rgb(300 0 0) is red: its values are clamped as they are read (CSS Color 4, 5.1)
  const color = trimmed.startsWith("rgb") ? clampRgb(read) : read;
  const rgb = asRgb(color);
  const clipped = formatHex(rgb);
  const isOutside = [rgb.r, rgb.g, rgb.b].some((channel) => channel < 0 || channel > 1);
  const isMapped = isOutside && distance(color, clipped) > UNSEEN;
  const { alpha = 1 } = color;
  return { hex: isMapped ? formatHex(intoRgb(color)) : clipped, alpha: Math.min(1, Math.max(0, alpha)), isMapped };
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

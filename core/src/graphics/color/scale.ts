import { fromOklch, toOklch } from "./spaces.ts";

/** The stops of a Tailwind color, light to dark. The last came with Tailwind 3.3 and is left out unless asked for. */
export const scaleStops = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type ScaleStop = (typeof scaleStops)[number];

/**
 * OKLCH lightness, and chroma as a share of a color's strongest: means over the 18 chromatic colors of Tailwind CSS
 * 4.3 (MIT), measured from its theme.css.
 */
const curve: Readonly<Record<ScaleStop, { readonly l: number; readonly c: number }>> = {
  50: { l: 0.977, c: 0.08 },
  100: { l: 0.95, c: 0.2 },
  200: { l: 0.905, c: 0.38 },
  300: { l: 0.84, c: 0.63 },
  400: { l: 0.754, c: 0.86 },
  500: { l: 0.683, c: 0.95 },
  600: { l: 0.598, c: 0.93 },
  700: { l: 0.515, c: 0.81 },
  800: { l: 0.446, c: 0.67 },
  900: { l: 0.395, c: 0.54 },
  950: { l: 0.278, c: 0.38 },
};

export interface ScaleColor {
  readonly stop: ScaleStop;
  readonly hex: string;
}

/** The stop whose lightness is nearest to the color's. */
export function nearestStop(hex: string): ScaleStop {
  const { l } = toOklch(hex);
  return scaleStops.reduce((best, stop) => (Math.abs(curve[stop].l - l) < Math.abs(curve[best].l - l) ? stop : best));
}

/**
 * A scale through a base color, which stands unchanged on its stop. Hue is kept; lightness follows Tailwind's own steps,
 * stretched on each side so that they run from the base to both ends; chroma follows the strength of Tailwind's stops
 * and is reduced where sRGB ends.
 * @param base six digits with a hash
 * @param at the stop it stands on
 */
export function colorScale(base: string, at: ScaleStop, withLast = false): ScaleColor[] {
  const { l, c, h } = toOklch(base);
  const stops = withLast || at === 950 ? scaleStops : scaleStops.filter((stop) => stop !== 950);
  return stops.map((stop) => {
    if (stop === at) return { stop, hex: base };
    return {
      stop,
      hex: fromOklch({ l: lightnessAt(stop, at, l), c: c * Math.min(2, curve[stop].c / curve[at].c), h }),
    };
  });
}

/** Where a stop lies between the base and the light or dark end, by Tailwind's proportions. */
function lightnessAt(stop: ScaleStop, at: ScaleStop, base: number): number {
  const isLighter = stop < at;
  const end = isLighter ? 50 : 950;
  // A base beyond the usual end still leaves room: half of what is left to white or black.
  const goal = isLighter ? Math.max(curve[50].l, (base + 1) / 2) : Math.min(curve[950].l, base / 2);
  const share = (curve[stop].l - curve[at].l) / (curve[end].l - curve[at].l);
  return base + (goal - base) * share;
}

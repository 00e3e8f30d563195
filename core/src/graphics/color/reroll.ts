import { fromHsl, fromOklch, toHsl, toOklch } from "./spaces.ts";
import { type Harmony, harmony, type HarmonySpace, harmonySteps } from "./harmony.ts";

export interface Roll {
  readonly base: string;
  readonly kind: Harmony;
  readonly space: HarmonySpace;
  /** 0 keeps the base; any other number draws another one, the same each time. */
  readonly seed: number;
  /** Colors that stay, by their place counted from 0. */
  readonly locks: ReadonlyMap<number, string>;
}

/**
 * A palette with some colors held. Every seed is another palette of the kind; with a lock its hues are turned so that
 * they belong to the locked color (one of them, by the seed, when there are several).
 */
export function rollPalette({ base, kind, space, seed, locks }: Roll): string[] {
  const colors = harmony(seed === 0 ? base : drawBase(kind, space, seed, locks), kind, space);
  return colors.map((hex, index) => locks.get(index) ?? hex);
}

function drawBase(kind: Harmony, space: HarmonySpace, seed: number, locks: ReadonlyMap<number, string>): string {
  const draw = numbersOf(seed);
  const between = (low: number, high: number) => low + draw() * (high - low);
  const turn = between(0, 360);
  const held = [...locks].filter(([index]) => index < harmonySteps[kind].length);
  const [index, hex] = held[Math.floor(draw() * held.length)] ?? [];
  const anchor = hex === undefined ? undefined : hueOf(hex, space);
  // A gray belongs to every hue.
  const h = anchor === undefined || index === undefined ? turn : anchor - (harmonySteps[kind][index]?.[0] ?? 0);
  return space === "hsl"
    ? fromHsl({ h, s: between(35, 95), l: between(35, 68) })
    : fromOklch({ l: between(0.45, 0.8), c: between(0.07, 0.22), h });
}

function hueOf(hex: string, space: HarmonySpace): number | undefined {
  if (toHsl(hex).s < 1) return undefined;
  return space === "hsl" ? toHsl(hex).h : toOklch(hex).h;
}

/** Numbers from 0 to below 1, the same for the same seed in every host: mulberry32 (Tommy Ettinger, public domain). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

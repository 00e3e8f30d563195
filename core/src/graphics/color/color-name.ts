import { colorsNamed } from "culori/fn";
import { differenceOf } from "./spaces.ts";

export interface ColorName {
  /** A color keyword of CSS Color 4, such as `cornflowerblue`. */
  readonly name: string;
  readonly isExact: boolean;
}

/** The CSS color keyword that looks nearest, by distance in OKLab. @param hex six digits with a hash */
export function colorName(hex: string): ColorName {
  const wanted = Number.parseInt(hex.slice(1), 16);
  let best = { name: "black", distance: Number.POSITIVE_INFINITY };
  for (const [name, value] of Object.entries(colorsNamed)) {
    if (value === wanted) return { name, isExact: true };
    const distance = differenceOf(hex, `#${value.toString(16).padStart(6, "0")}`);
    if (distance < best.distance) best = { name, distance };
  }
  return { name: best.name, isExact: false };
}

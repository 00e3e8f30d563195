import type { Field, InputOf, Fields } from "@toolbox/core";
import { invalidHexMessage } from "@toolbox/core/graphics/color/invalid-color.ts";
import { BLACK, parseHex } from "@toolbox/core/graphics/color/parse-hex.ts";

/** Input as the product reads it, and by field the sentence that says so. */
export interface Meaning<F extends Fields> {
  readonly input: InputOf<F>;
  readonly notes: Readonly<Record<string, string>>;
}

/** Color fields whose text is not a color count as black, and say so. */
export function badColorsAsBlack<F extends Fields>(fields: F): (input: InputOf<F>) => Meaning<F> {
  const names = Object.entries<Field>(fields).flatMap(([name, spec]) => (spec.kind === "color" ? [name] : []));
  return (input) => {
    const bad = names.filter((name) => !parseHex(String(input[name])).isValid);
    const set = (value: string) => Object.fromEntries(bad.map((name) => [name, value]));
    return bad.length === 0
      ? { input, notes: {} }
      : { input: { ...input, ...set(BLACK) }, notes: set(invalidHexMessage) };
  };
}

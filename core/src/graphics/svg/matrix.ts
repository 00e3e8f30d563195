/** An affine map as SVG writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first, then `outer`. */
export function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How much it enlarges when it does so alike in all directions, so that circles stay circles; else `undefined`. */
export function uniformScale([a, b, c, d]: Matrix): number | undefined {
  const scale = Math.hypot(a, b);
  const slack = scale * 1e-9;
  const isUniform = Math.abs(Math.hypot(c, d) - scale) <= slack && Math.abs(a * c + b * d) <= slack * scale;
  return isUniform ? scale : undefined;
}

/** The `transform` attribute; nothing for the identity. */
export function transformOf(matrix: Matrix): string | undefined {
  const [a, b, c, d, e, f] = matrix;
  const isPlain = b === 0 && c === 0 && a === 1 && d === 1;
  if (isPlain && e === 0 && f === 0) return undefined;
  if (isPlain) return `translate(${numbers(e, f)})`;
  return `matrix(${[a, b, c, d].map((value) => number(value, 6)).join(" ")} ${numbers(e, f)})`;
}

/** A number as SVG needs it: at most `digits` decimals, never an exponent. */
export function number(value: number, digits = 3): string {
  const text = value.toFixed(digits);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}

export function numbers(...values: readonly number[]): string {
  return values.map((value) => number(value)).join(" ");
}

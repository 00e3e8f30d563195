import { type Command, measure } from "./measure.ts";
import { printedNumber } from "./printed-number.ts";
import { peakMemory } from "./peak-memory.ts";

export interface Ratio {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Comparison {
  readonly cpu: Ratio;
  readonly wall: Ratio;
}

/**
 * How much of B's time A takes. The two run in turn, each pair in the other order than the pair before, and each pair
 * gives one ratio: what else the machine does falls on both.
 */
export function compare(a: Command, b: Command, pairs: number): Comparison {
  measure(a);
  measure(b);
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = pair % 2 === 0 ? [a, b] : [b, a];
    const one = measure(first);
    const two = measure(second);
    const [ofA, ofB] = pair % 2 === 0 ? [one, two] : [two, one];
    cpu.push(ofA.cpu / ofB.cpu);
    wall.push(ofA.wall / ofB.wall);
  }
  return { cpu: ratio(cpu), wall: ratio(wall) };
}

/** How much of B's memory A takes at its peak, run in turn. */
export function compareMemory(a: Command, b: Command, pairs: number): Ratio {
  return ratio(Array.from({ length: pairs }, () => peakMemory(a) / peakMemory(b)));
}

/** How much of B's number A prints, run in turn. */
export function comparePrinted(a: Command, b: Command, pairs: number): Ratio {
  return ratio(Array.from({ length: pairs }, () => printedNumber(a) / printedNumber(b)));
}

/** The median of an odd or even number of values, with their range. */
export function ratio(values: readonly number[]): Ratio {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? Number.NaN) : upper;
  return { median: (lower + upper) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

import { describe, expect, it } from "vitest";
import { scaleTicks } from "./scale-ticks.ts";

const pixels = (value: number) => `${value} px`;

describe("the ticks of a scale", () => {
  it("are every value while they are few, with a figure each", () => {
    const ticks = scaleTicks({ value: 0.7, min: 0.5, max: 1, step: 0.1, format: String });
    expect(ticks.map(({ value }) => value)).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(ticks.every(({ isWritten }) => isWritten)).toBe(true);
  });
  it.each([320, 400, 820, 1120, 1900, 1920])(
    "have figures that stand apart on a phone when the value is %s",
    (value) => {
      const ticks = scaleTicks({ value, min: 320, max: 1920, step: 20, format: pixels });
      const centers = ticks.filter(({ isWritten }) => isWritten).map(({ share }) => share * 3);
      const own = ((value - 320) / 1600) * 300;
      const all = [...new Set([...centers, own])].toSorted((a, b) => a - b);
      expect(all.length).toBeGreaterThan(3);
      const gaps = all.slice(1).map((center, at) => center - (all[at] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(50);
    },
  );
  it("are one for a scale of one value", () => {
    expect(scaleTicks({ value: 3, min: 3, max: 3, step: 1, format: String })).toEqual([
      { value: 3, share: 0, isWritten: true },
    ]);
  });
});

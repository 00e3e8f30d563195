import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const merged = (base: string, mine: string, theirs: string) =>
  mergeTexts(
    ...([base, mine, theirs].map((text) => text.replaceAll(" ", "\n")) as [string, string, string]),
  ).replaceAll("\n", " ");

describe("two texts that grew out of one", () => {
  it.each<[base: string, mine: string, theirs: string, both: string]>([
    ["a b c", "a B c", "a b c d", "a B c d"],
    ["a b c", "a b c x", "a b c y", "a b c x y"],
    ["a hel c", "a hello c", "a help c", "a hello help c"],
    ["a b c", "b c", "a b", "b"],
    ["a b c", "a c", "a B c", "a B c"],
    ["a b c d", "a X c d", "a b Y d", "a X Y d"],
    ["", "x", "y", "x y"],
    ["a", "a same", "a same", "a same"],
    ["a b c", "new a b c", "a b c", "new a b c"],
  ])("%j: %j and %j give %j", (...[base, mine, theirs, both]) => expect(merged(base, mine, theirs)).toBe(both));

  const text = fc.array(fc.constantFrom(..."abcd"), { maxLength: 8 });
  it("keep every line that either wrote, and lose what both left out", () =>
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const lines = (own: readonly string[], mark: string) =>
          own.map((line) => (base.includes(line) ? line : mark + line));
        const [one, other] = [lines(mine, "m"), lines(theirs, "t")];
        const result = mergeTexts(base.join("\n"), one.join("\n"), other.join("\n")).split("\n");
        const written = [...one, ...other].filter((line) => !base.includes(line));
        expect(result).toEqual(expect.arrayContaining(written));
        expect(mergeTexts(base.join("\n"), other.join("\n"), one.join("\n")).split("\n")).toEqual(result);
        const gone = base.filter((line) => !one.includes(line) && !other.includes(line));
        expect(result.filter((line) => gone.includes(line))).toEqual([]);
      }),
      { numRuns: 2000, seed: 7 },
    ));
  it("are the one that changed when the other did not", () =>
    fc.assert(
      fc.property(text, text, (base, mine) => {
        const [before, after] = [base.join("\n"), mine.join("\n")];
        expect(mergeTexts(before, after, before)).toBe(after);
        expect(mergeTexts(before, before, after)).toBe(after);
        expect(mergeTexts(before, after, after)).toBe(after);
      }),
    ));
  it("of fifty thousand lines cost little", () => {
    const base = Array.from({ length: 50_000 }, (_, index) => `line ${index % 7}`);
    const result = mergeTexts(base.join("\n"), ["first", ...base].join("\n"), [...base, "last"].join("\n"));
    expect(result).toBe(["first", ...base, "last"].join("\n"));
  });
});

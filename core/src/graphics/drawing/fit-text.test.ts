import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordingPen } from "../../testing/recording-canvas.ts";
import { type FitRequest, fitText } from "./fit-text.ts";

/* The recording pen's letters are half an em wide: "abcd" at 10 px is 20 px. An emoji has no art here, so it counts as a letter. */
const request = (text: string, more: Partial<FitRequest> = {}): FitRequest => ({
  text,
  weight: 400,
  tracking: 0,
  maxWidth: 100,
  maxHeight: 100,
  maxSize: 20,
  minSize: 10,
  maxLines: 3,
  leading: 1,
  ...more,
});
const fit = (text: string, more?: Partial<FitRequest>) => fitText(recordingPen([]), new Map(), request(text, more));

describe("fitText", () => {
  it.each<[text: string, more: Partial<FitRequest>, lines: string[], size: number]>([
    ["fits as is", {}, ["fits as is"], 20],
    ["", {}, [], 20],
    ["one two three", {}, ["one two", "three"], 20],
    // as wide as need be for two lines, not "a bb cc dd / ee"
    ["a bb cc dd ee", {}, ["a bb cc", "dd ee"], 20],
    ["one two three four", { maxLines: 1 }, ["one two three four"], 11],
    // 14 letters: smaller while that costs less than half the size
    ["fourteenletter", {}, ["fourteenletter"], 14],
    // 24 letters would have to be tiny: broken into even pieces at full size
    ["abcdefghijklmnopqrstuvwx", {}, ["abcdefgh", "ijklmnop", "qrstuvwx"], 20],
    ["日本語の題名です、長い", {}, ["日本語の題名", "です、長い"], 20],
    ["tall text here", { maxHeight: 20 }, ["tall text here"], 14],
  ])("%j %j", (text, more, lines, size) => {
    const fitted = fit(text, more);
    expect(fitted).toMatchObject({ lines, isCut: false });
    expect(fitted.style.size).toBe(size);
  });

  it("cuts with an ellipsis what does not fit at the smallest size", () => {
    const fitted = fit("some words, that go on and on and on without an end", { maxLines: 2 });
    expect(fitted).toMatchObject({ lines: ["some words, that go", "on and on and on…"], isCut: true });
    expect(fitted.style.size).toBe(10);
  });
  it("draws no line where there is no height for one", () => {
    expect(fit("text", { maxHeight: 4 })).toMatchObject({ lines: [], isCut: true, height: 0 });
  });
  it("never leaves its box, and loses no letter without saying so", () => {
    const box = fc.record({
      maxWidth: fc.integer({ min: 20, max: 600 }),
      maxHeight: fc.integer({ min: 10, max: 300 }),
    });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), box, (text, size) => {
        const fitted = fit(text, size);
        expect(fitted.width).toBeLessThanOrEqual(size.maxWidth);
        expect(fitted.height).toBeLessThanOrEqual(size.maxHeight);
        expect(fitted.lines.length).toBeLessThanOrEqual(3);
        const letters = (value: string) => value.normalize("NFC").replaceAll(/\s+/gu, "");
        expect(fitted.isCut || letters(fitted.lines.join("")) === letters(text)).toBe(true);
      }),
    );
  });
});

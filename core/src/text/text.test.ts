import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base64UrlDecode, base64UrlEncode } from "./base64-url.ts";
import { closest } from "./closest.ts";
import { graphemeCount, graphemes } from "./graphemes.ts";
import { grouped } from "./grouped.ts";
import { isoDay } from "./iso-day.ts";
import { listed } from "./listed.ts";

describe("graphemeCount", () => {
  it.each([
    ["", 0],
    ["abc\n", 4],
    ["a\r\nb", 3],
    ["é", 1],
    ["👩‍👩‍👧‍👦🇩🇪", 2],
    ["नमस्ते", graphemes("नमस्ते").length],
  ])("%j has %d", (text, count) => expect(graphemeCount(text)).toBe(count));
});

describe("graphemes", () => {
  const joining = fc.constantFrom(
    "a",
    "e\u0301",
    "\u{e0100}",
    "\u200d",
    "👩",
    "🇩",
    "🇪",
    "\r",
    "\n",
    "ன",
    "ி",
    "\ud83d",
    " ",
  );
  it("finds the same clusters whatever the window", () => {
    const whole = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.array(joining, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (parts, window) => {
        const text = parts.join("");
        expect(graphemes(text, window)).toEqual(Array.from(whole.segment(text), (part) => part.segment));
      }),
    );
  });
  it("counts a long text of another script without hanging", () => {
    expect(graphemeCount("日本語のテキスト".repeat(50_000))).toBe(400_000);
  });
});

describe("grouped", () => {
  it.each([0, 7, 999, 1000, 10_000, 123_456, 5_000_000, Number.MAX_SAFE_INTEGER, -1, -999, -1234, -123_456])(
    "%d as the rules of English write it",
    (count) => expect(grouped(count)).toBe(count.toLocaleString("en")),
  );
});

describe("isoDay", () => {
  it("is the local day", () => {
    expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(isoDay(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
  });
});

describe("closest", () => {
  it.each([
    ["colour", ["color", "cover"], "color"],
    ["titel", ["title", "theme"], "title"],
    ["Title", ["title"], "title"],
    ["zzz", ["title"], undefined],
  ])("%s among %j is %s", (word, known, expected) => expect(closest(word, known)).toBe(expected));
});

describe("base64url", () => {
  it("is that of RFC 4648", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = base64UrlEncode(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(base64UrlDecode(text)).toEqual(bytes);
      }),
    );
  });
  it.each(["A", "A+B/", "AA==", "A B"])("%j is none", (text) => expect(base64UrlDecode(text)).toBeUndefined());
});

describe("listed", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("%j is %j", (words, text) => {
    expect(listed(words)).toBe(text);
    expect(listed(words, "or")).toBe(text.replace("and", "or"));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base64UrlDecode, base64UrlEncode } from "./base64.ts";
import { decodeUtf8 } from "./bytes.ts";
import { closest } from "./words/closest.ts";
import { isCalendarDay, isoDay } from "./day.ts";
import { escapeRegExp } from "./escape.ts";
import { capitalize, clip, codePointLabel, formatList, formatNumber, pluralize } from "./format.ts";
import { freeName } from "./free-name.ts";
import { graphemeCount, graphemes } from "./graphemes.ts";
import { isRecord } from "./is-record.ts";
import { lineAndColumn } from "./lines.ts";

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

describe("formatNumber", () => {
  it.each([0, 7, 999, 1000, 10_000, 123_456, 5_000_000, Number.MAX_SAFE_INTEGER, -1, -999, -1234, -123_456])(
    "%d as the rules of English write it",
    (count) => expect(formatNumber(count)).toBe(count.toLocaleString("en")),
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

describe("formatList", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("%j is %j", (words, text) => {
    expect(formatList(words)).toBe(text);
    expect(formatList(words, "or")).toBe(text.replace("and", "or"));
  });
});

describe("pluralize", () => {
  it.each([
    [pluralize(0, "error"), "0 errors"],
    [pluralize(1, "error"), "1 error"],
    [pluralize(12_000, "error"), "12,000 errors"],
    [pluralize(1, "match", "matches"), "1 match"],
    [pluralize(2, "match", "matches"), "2 matches"],
  ])("%s", (said, expected) => expect(said).toBe(expected));
});

describe("lineAndColumn", () => {
  it.each([
    ["", 0, 1, 1],
    ["ab", 2, 1, 3],
    ["a\nb", 1, 1, 2],
    ["a\nb", 2, 2, 1],
    ["a\r\nb", 3, 2, 1],
    ["a\r\rb", 3, 3, 1],
    ["\u{1f600}b", 2, 1, 3],
    ["a\n", 2, 2, 1],
  ])("%j at %d", (text, offset, line, column) => expect(lineAndColumn(text)(offset)).toEqual({ line, column }));

  it("says the same in whatever order the offsets are asked", () => {
    const text = fc.array(fc.constantFrom("a", "\n", "\r", "\r\n"), { maxLength: 30 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.array(fc.nat(40)), (whole, offsets) => {
        const place = lineAndColumn(whole);
        for (const offset of offsets.map((each) => Math.min(each, whole.length))) {
          // Between CR and LF the line has not ended yet.
          const before = whole.slice(0, offset).replace(/\r$/, (mark) => (whole[offset] === "\n" ? "r" : mark));
          const lines = before.split(/\r\n|\r|\n/);
          expect(place(offset)).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
        }
      }),
    );
  });

  it("asks for many places of one long line in linear time", () => {
    const text = "x".repeat(2_000_000);
    const place = lineAndColumn(text);
    for (let offset = 0; offset < text.length; offset += 4) place(offset);
    expect(place(text.length)).toEqual({ line: 1, column: 2_000_001 });
  });
});

describe("decodeUtf8", () => {
  it.each([
    [[0x61, 0xc3, 0xa9], "a\u00e9", "a\u00e9"],
    [[0xef, 0xbb, 0xbf, 0x61], "a", "\ufeffa"],
    [[0xc3, 0x28], undefined, undefined],
    [[0xff, 0xfe, 0x61, 0x00], undefined, undefined],
  ])("%j", (bytes, text, marked) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toBe(text);
    expect(decodeUtf8(Uint8Array.from(bytes), "keep mark")).toBe(marked);
  });
});

it("escapeRegExp: a text matches itself and nothing else", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const pattern = new RegExp(`^${escapeRegExp(text)}$`, "u");
      expect([pattern.test(text), pattern.test(other)]).toEqual([true, text === other]);
    }),
  );
});

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ["{}", false],
  [undefined, false],
])("isRecord of %j is %j", (value, expected) => expect(isRecord(value)).toBe(expected));

it.each([
  ["2026-02-28", true],
  ["2024-02-29", true],
  ["2100-02-29", false],
  ["0001-01-01", true],
  ["0000-01-01", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
])("isCalendarDay of %s is %j", (text, expected) => expect(isCalendarDay(text)).toBe(expected));

describe("words", () => {
  it.each([
    [capitalize("row level"), "Row level"],
    [capitalize("épée"), "Épée"],
    [capitalize("2 rows"), "2 rows"],
    [capitalize(""), ""],
    [clip("abcdef", 6), "abcdef"],
    [clip("abcdef", 4), "abc…"],
    [codePointLabel("é"), "U+00E9"],
    [codePointLabel("👍"), "U+1F44D"],
  ])("%s", (said, expected) => expect(said).toBe(expected));

  it("freeName counts from 2 and takes what it gives", () => {
    const taken = new Set(["a"]);
    expect([freeName("a", taken), freeName("a", taken), freeName("b", taken)]).toEqual(["a-2", "a-3", "b"]);
    expect(freeName("b", taken, (name, count) => `${name} ${count}`)).toBe("b 2");
  });
});

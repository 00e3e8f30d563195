import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

const rows = (...lines: string[]) => lines.join("\n");

describe("wrapText", () => {
  it.each([
    ["a paragraph", "one two three four five", rows("one two three", "four five")],
    ["a long line and what follows it", rows("one two three four", "five six"), rows("one two three", "four five six")],
    ["short lines stay as they are", rows("one", "two"), rows("one", "two")],
    ["paragraphs apart", rows("one two three four", "", "", "x"), rows("one two three", "four", "", "", "x")],
    ["list items hang", rows("- one two three four", "- x"), rows("- one two three", "  four", "- x")],
    ["numbered items hang", "10. one two three four", rows("10. one two", "    three four")],
    ["items with further lines", rows("- one", "  two three four five"), rows("- one two three", "  four five")],
    ["indented code", "    one two three four five", "    one two three four five"],
    [
      "fenced code",
      rows("```", "one two three four five", "```", "x"),
      rows("```", "one two three four five", "```", "x"),
    ],
    ["an open fence", rows("```", "one two three four five"), rows("```", "one two three four five")],
    ["quotes", "> one two three four five", "> one two three four five"],
    ["tables", "| one | two | three | four |", "| one | two | three | four |"],
    ["trailers", "Reviewed-by: Ada Lovelace <ada@example.com>", "Reviewed-by: Ada Lovelace <ada@example.com>"],
    [
      "addresses",
      "see https://example.com/a/very/long/way for it",
      rows("see", "https://example.com/a/very/long/way", "for it"),
    ],
    ["link definitions", "[docs]: https://example.com/long", "[docs]: https://example.com/long"],
    ["code in a line", "use `git log -z now` please", rows("use", "`git log -z now`", "please")],
    ["a dash never begins a line", "one two three4 - five", rows("one two", "three4 - five")],
    ["a number sign never begins a line", "one two three #12 x", rows("one two", "three #12 x")],
    ["a number with a dot never begins a line", "one two three 12. Then", rows("one two", "three 12. Then")],
    ["code units, as the rules count", "👍🏽👍🏽👍🏽 👍🏽👍🏽", rows("👍🏽👍🏽👍🏽", "👍🏽👍🏽")],
    ["a rule", rows("one two three four", "---", "x"), rows("one two three", "four", "---", "x")],
    ["nothing", "", ""],
  ])("%s", (_name, text, wrapped) => {
    expect(wrapText(text, 15)).toBe(wrapped);
  });

  it("loses no word and changes nothing the second time", () => {
    const word = fc.constantFrom(
      "a",
      "word",
      "- x",
      "12.",
      "#3",
      "`b c`",
      "https://example.com/x/y",
      "Refs: 1",
      ">",
      "BREAKING",
      "---",
    );
    const line = fc.tuple(
      fc.constantFrom("", "", "- ", "1. ", "  ", "    ", "> ", "```"),
      fc.array(word, { maxLength: 12 }),
    );
    const body = fc
      .array(
        line.map(([start, words]) => start + words.join(" ")),
        { maxLength: 12 },
      )
      .map((all) => all.join("\n"));
    fc.assert(
      fc.property(body, fc.constantFrom(20, 72), (text, width) => {
        const once = wrapText(text, width);
        expect(once.split(/\s+/).join(" ").trim()).toBe(text.split(/\s+/).join(" ").trim());
        expect(wrapText(once, width)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { expandTemplate } from "./expand-template.ts";
import { type Explanation, explainRegex } from "./explain-regex.ts";
import { parseRegex } from "./parse-regex.ts";
import { presets } from "./presets.ts";
import { compileRegex, testRegex } from "./test-regex.ts";
import { tool } from "./tool.ts";

async function run(input: Record<string, unknown>) {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) return { issues: result.issues };
  const [first] = result.outputs;
  return { text: first?.kind === "text" ? first.text : undefined, warnings: result.warnings };
}

const spans = (pattern: string, flags: string, text: string) =>
  testRegex(pattern, flags, text).globalMatches.map(({ index, end }) => [index, end]);

describe("testRegex", () => {
  it("has the shape of the specification", () => {
    expect(testRegex("b(.)?", "g", "abcb")).toEqual({
      isValid: true,
      matches: ["bc", "b"],
      globalMatches: [
        { index: 1, end: 3, match: "bc", groups: ["c"] },
        { index: 3, end: 4, match: "b", groups: [null] },
      ],
      count: 2,
      test: true,
    });
    expect(testRegex("(", "g", "a")).toMatchObject({ isValid: false, matches: null, globalMatches: [], test: false });
    expect(testRegex("x", "g", "abc")).toMatchObject({ isValid: true, matches: null, test: false });
  });

  // ECMAScript 22.2.7.2 RegExpBuiltinExec, 22.2.6.9 [Symbol.matchAll]
  it.each([
    ["without g only the first, with its groups", "a", "", "aa", [[0, 1]]],
    [
      "y stays where it is",
      "a",
      "gy",
      "aaba",
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ["y without g looks at the start only", "b", "y", "ab", []],
    [
      "no length: between all characters",
      "",
      "g",
      "ab",
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    [
      "no length, astral, code units",
      "",
      "g",
      "😀",
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    [
      "no length, astral, u moves by code points",
      "",
      "gu",
      "😀",
      [
        [0, 0],
        [2, 2],
      ],
    ],
    [
      "no length, astral, v moves by code points",
      "(?=)",
      "gv",
      "😀a",
      [
        [0, 0],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      "a lookahead has no length",
      "(?=a)",
      "g",
      "aa",
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      "m: ends of lines",
      "$",
      "gm",
      "a\nb",
      [
        [1, 1],
        [3, 3],
      ],
    ],
    ["s: the dot takes line breaks", "a.b", "gs", "a\nb", [[0, 3]]],
    ["i: in any case", "straße", "gi", "STRAßE", [[0, 6]]],
    ["v: a set less another", String.raw`[\p{L}--[a-z]]`, "gv", "aBc", [[1, 2]]],
    ["u: an astral class", "[😀]", "gu", "a😀", [[1, 3]]],
  ] as const)("ECMAScript: %s", (_, pattern, flags, text, expected) =>
    expect(spans(pattern, flags, text)).toEqual(expected),
  );

  it("names groups, and says where they are with d", () => {
    expect(testRegex("(?<a>x)|(?<b>y)", "gd", "zy").globalMatches).toEqual([
      { index: 1, end: 2, match: "y", groups: [null, "y"], named: { a: null, b: "y" }, indices: [null, [1, 2]] },
    ]);
  });

  it("lists no more than the limit and counts on", () => {
    const result = testRegex("a", "g", "a".repeat(50), 10);
    expect(result.globalMatches).toHaveLength(10);
    expect(result.count).toBe(50);
  });
});

it.each([
  ["(", "g", /Unterminated group, at character 1$/, 1],
  ["a**", "", /Nothing to repeat, at character 3$/, 3],
  ["[b-a]", "", /out of order.*, at character \d$/, undefined],
  ["a", "gg", /flags/i, undefined],
])("compileRegex(%j, %j) says what is wrong and where", (pattern, flags, message, index) => {
  const compiled = compileRegex(pattern, flags);
  expect(compiled).toMatchObject({
    ok: false,
    message: expect.stringMatching(message),
    ...(index === undefined ? {} : { index }),
  });
});

it.each([
  ["$2-$1", "b-a"],
  ["$&$&", "abab"],
  ["[$`|$']", "[x|y]"],
  ["$$1", "$1"],
  ["$3 $0 $12", "$3 $0 a2"],
  ["$<one>/$<none>", "a/"],
  ["$<one", "$<one"],
])("ECMAScript GetSubstitution: %s gives what replace gives", (template, expected) => {
  const text = "xaby";
  const [match] = testRegex("(?<one>a)(b)", "g", text).globalMatches;
  if (!match) throw new Error("It matches.");
  expect(expandTemplate(template, match, text)).toBe(expected);
  expect(text.replace(/(?<one>a)(b)/, template)).toBe(`x${expected}y`);
});

describe("explanation", () => {
  const words = (pattern: string, flags: string): unknown[] => {
    const reading = parseRegex(pattern, flags);
    if (!reading.ok) throw new Error(reading.message);
    const flat = (parts: readonly Explanation[]): string[] =>
      parts.flatMap((part) => [part.words, ...flat(part.parts)]);
    return flat(explainRegex(reading.pattern, flags));
  };
  it.each([
    ["[a-z]", "i", ["a to z, in any case"]],
    [String.raw`[^\d_x]`, "i", ['any character but a digit, "_" or "x", in any case']],
    [String.raw`[\d\t]`, "i", ["a digit or a tab"]],
    [String.raw`[\p{L}--[a-z]]`, "v", ["a character with the Unicode property General_Category L, but not a to z"]],
    ["[[a-z]&&[aeiou]]+", "v", ['a to z that is also "a", "e", "i", "o" or "u", once or more, as many as possible']],
    ["[^[a-z]--b--c]", "v", ['any character but: a to z, but not "b", but not "c"']],
    [String.raw`[\q{abc|d|}x]`, "v", ['the text "abc", "d" or nothing or "x"']],
    // The modifiers of ECMAScript 2025 hold inside their group alone.
    ["(?s:.).", "", ["these together, with the flags s", "any character", "any character but a line break"]],
    ["(?-i:a)b", "i", ["these together, without the flags i", '"a"', '"b", in any case']],
    ["(?m:^)^", "", ["these together, with the flags m", "at the start of a line", "at the start of the text"]],
  ])("%s with the flags %j", (pattern, flags, expected) => expect(words(pattern, flags)).toEqual(expected));
});

describe("presets", () => {
  it.each([
    ["email", ["ada@example.org", "a.b+c@mail.example.co.uk"], ["ada@localhost", "@example.org", "ada"]],
    ["phone", ["+49 (30) 901820", "555-123-4567", "+14155552671"], ["12345", "call me"]],
    ["url", ["https://example.org/a?b=c#d", "http://localhost:4700"], ["ftp://example.org", "example.org"]],
    ["ipv4", ["127.0.0.1", "255.255.255.255", "0.0.0.0"], ["256.0.0.1", "1.2.3"]],
    [
      "creditCard",
      ["4111 1111 1111 1111", "5500-0000-0000-0004", "378282246310005"],
      ["4111 1111", "12345678901234567890"],
    ],
    ["password", ["Abcdef1!", "pässW0rd#"], ["Abcdef1", "abcdefg1!", "ABCDEFG1!", "Abcdefg!", "Abcdefg1"]],
  ])("%s", (name, good, bad) => {
    const preset = presets.find((each) => each.name === name);
    const whole = new RegExp(`^(?:${preset?.pattern})$`);
    expect(good.filter((text) => !whole.test(text))).toEqual([]);
    expect(bad.filter((text) => whole.test(text))).toEqual([]);
  });
});

describe("the address preset", () => {
  it.each([
    ["(see https://example.org/a).", ["https://example.org/a"]],
    ["[x](https://example.org/b), https://example.org/c; and https://example.org/d!", ["b", "c", "d"]],
    ["https://en.wikipedia.org/wiki/Rust_(language), then", ["https://en.wikipedia.org/wiki/Rust_(language)"]],
    ["**https://example.org/e** and <https://example.org/f>", ["e", "f"]],
    ["https://example.org/?a=(1)&b=2#c.", ["https://example.org/?a=(1)&b=2#c"]],
  ])("ends before the punctuation: %s", async (text, found) => {
    const wanted = found.map((each) => (each.length === 1 ? `https://example.org/${each}` : each));
    const result = await run({ preset: "url", text });
    expect(JSON.parse(result.text ?? "")).toMatchObject({ matches: wanted });
    expect(result.warnings).toEqual([]);
  });
  it("finds passwords line by line without another flag", async () => {
    const { text } = await run({ preset: "password", text: "Abcdef1!\nshort\nXyz98765?\n" });
    expect(JSON.parse(text ?? "")).toMatchObject({ matches: ["Abcdef1!", "Xyz98765?"] });
  });
});

describe("tool", () => {
  it("starts with the flag g", () => expect(tool.fields.flags.initial).toBe("g"));

  it("gives the result as JSON", async () => {
    const { text } = await run({ pattern: String.raw`\d`, text: "a1b2" });
    expect(JSON.parse(text ?? "")).toMatchObject({ matches: ["1", "2"], count: 2, test: true });
  });

  it.each([
    ["replace", { pattern: "(a)(b)", text: "ab ab", replacement: "$2$1" }, "ba ba\n"],
    ["replace", { pattern: "(a)(b)", text: "ab ab", flags: "", replacement: "" }, " ab\n"],
    ["split", { pattern: ", ?", text: "a, b,c" }, "a\nb\nc\n"],
    ["list", { pattern: "[a-z]+", text: "one 2 three" }, "one\nthree\n"],
    ["list", { pattern: "([a-z])[a-z]*", text: "one 2 three", replacement: "<$1>" }, "<o>\n<t>\n"],
    [
      "explain",
      { pattern: "(?<y>a|b)+" },
      '(?<y>a|b)+  group 1, named "y", once or more, as many as possible\n  a  either\n    a  "a"\n  b  or\n    b  "b"\n',
    ],
  ])("%s of %j", async (mode, input, expected) => expect((await run({ mode, ...input })).text).toBe(expected));

  it("takes a preset where the pattern is empty", async () => {
    const { text } = await run({ preset: "ipv4", text: "at 10.0.0.1 and 999.1.1.1" });
    expect(JSON.parse(text ?? "")).toMatchObject({ matches: ["10.0.0.1"] });
  });

  it.each([
    [{ pattern: "" }, "pattern", "Type a pattern, or choose a preset."],
    [{ pattern: "a", flags: "gx" }, "flags", '"x" is not a valid flag. There are d, g, i, m, s, u, v and y.'],
    [{ pattern: "a", flags: "gg" }, "flags", "The flag g is there twice."],
    [{ pattern: "a", flags: "uv" }, "flags", "The flags u and v do not go together. Keep one of them."],
    [{ pattern: "a(b" }, "pattern", "Invalid regular expression: /a(b/g: Unterminated group, at character 3."],
  ])("refuses %j", async (input, field, message) =>
    expect((await run(input)).issues).toMatchObject([{ field, message }]),
  );

  it("warns about a pattern that can explode, before it does", async () => {
    const { warnings } = await run({ pattern: "^(a+)+$", text: "aaa" });
    expect(warnings).toEqual([expect.stringContaining('can explode: (a+)+ can take "a"')]);
  });

  it("says when not all matches are listed", async () => {
    const { warnings } = await run({ pattern: "a", text: "a".repeat(10_001) });
    expect(warnings).toEqual(["Only the first 10,000 of 10,001 matches are listed."]);
  });

  it.each([
    [{ pattern: "(?:a|b)*c", text: "ab".repeat(5_000_000) }, "pattern", "ran out of room"],
    [{ pattern: "W".repeat(190_000), text: "W" }, "pattern", "too long for the engine"],
    [{ pattern: ".", text: "a".repeat(50_000), mode: "replace", replacement: "$`" }, "replacement", "would be longer"],
  ])("says what the engine gives up on: %#", async (input, field, words) => {
    expect((await run(input)).issues).toMatchObject([{ field, message: expect.stringContaining(words) }]);
  });
});

import { describe, expect, it } from "vitest";
import { readYaml } from "./read-yaml.ts";

const limits = { maxDepth: 20, maxValues: 1000 };
const fault = (text: string) => readYaml(text, limits).fault;
const documents = (text: string) => {
  const reading = readYaml(text, limits);
  return reading.fault ?? reading.documents;
};

describe("what is read", () => {
  it.each<[string, unknown]>([
    ["date: 2026-03-14\nno: no", { date: "2026-03-14", no: "no" }],
    ["base: &base { a: 1 }\nother:\n  <<: *base\n  b: 2", { base: { a: 1 }, other: { a: 1, b: 2 } }],
    ["text: !r Sys.Date()\nlist: !x [1]\nmap: !y { a: 1 }", { text: "Sys.Date()", list: [1], map: { a: 1 } }],
  ])("%j", (text, value) => expect(documents(text)).toEqual([value]));

  it("has no document of a comment, two behind a line of dashes", () => {
    expect(documents("# nothing")).toEqual([]);
    expect(documents("a: 1\n---\nb: 2")).toEqual([{ a: 1 }, { b: 2 }]);
  });
});

describe("what is too much", () => {
  it.each([
    [`a: ${"[".repeat(21)}`, "deep"],
    ["a: &a [*a]", "deep"],
    ["a: &a { b: *a }", "deep"],
    [`a: &a [${"1,".repeat(50)}]\nb: [${"*a,".repeat(50)}]`, "large"],
  ])("%j", (text, kind) => expect(fault(text)).toEqual({ kind }));
});

describe("what is wrong is said where it has to be mended", () => {
  it.each([
    ["a: 1\nb: 2\na: 3", "3:1 the key a appears here a second time"],
    ["a:\n  b c: 1\n  b c: 2", "3:3 the key b c appears here a second time"],
    ["date: x\ntitle: A: b", "2:9 a value with a colon and a space in it must be in quotes"],
    ["key: a: b", "1:7 a value with a colon and a space in it must be in quotes"],
    ["- key: a: b", "1:9 a value with a colon and a space in it must be in quotes"],
    ["author: @ada", "1:9 a value that begins with @ must be in quotes"],
    ["title: `x`", "1:8 a value that begins with ` must be in quotes"],
    ["title: %x", "1:8 a value that begins with % must be in quotes"],
    ["title: 'It's fine'", "1:12 something follows the closing ' of the value"],
    ['title: "x": y', '1:11 something follows the closing " of the value'],
    ["title: [A] B", "1:12 something follows the closing ] of the value"],
    ["title: - a", "1:8 a value that begins with - must be in quotes, a list on its own lines"],
    ["a:\n  b: 1\n c: 2", "3:2 the line is indented otherwise than the lines it belongs to"],
    ["a: 1\ntags: [a, b\nc: d", "3:1 a quote or a bracket is not closed"],
    ['a: 1\ntitle: "A\nb: c', "3:1 a quote or a bracket is not closed"],
    ["title: 'A", "1:10 a quote or a bracket is not closed"],
    ["a: 1\nb c\n\nd: 2", "2:1 a key is followed by a colon and a space"],
    [
      "a: b\n- c",
      "2:1 this does not continue what comes before: lists and keys are not mixed, and a space follows a colon",
    ],
    ["title: *bold*", '1:9 there is no anchor "bold*"; a value that begins with * must be in quotes'],
    [
      "a: 1\ntitle: {{ x }}",
      "2:8 a list or an object cannot be a key; a value that begins with a brace must be in quotes",
    ],
    ["a:\n\tb: c", "2:1 tab characters must not be used in indentation"],
  ])("%j", (text, expected) => {
    const found = fault(text);
    expect(found?.kind === "syntax" && `${found.line}:${found.column} ${found.words}`).toBe(expected);
  });
});

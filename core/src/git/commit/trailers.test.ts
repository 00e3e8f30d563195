import { describe, expect, it } from "vitest";
import { coAuthorTrailer, isPerson, readTrailer, signOffTrailer, uniqueTrailers } from "./trailers.ts";

describe("readTrailer", () => {
  it.each([
    ["Refs=#12", "Refs: #12"],
    ["Refs: #12", "Refs: #12"],
    [" Reviewed-by :  Ada ", "Reviewed-by: Ada"],
    ["Link=https://example.com/?a=b", "Link: https://example.com/?a=b"],
    ["Note: one\n  two", "Note: one two"],
    ["Refs", undefined],
    ["Refs=", undefined],
    ["Reviewed by: Ada", undefined],
    ["=x", undefined],
    ["", undefined],
  ])("%j -> %j", (text, trailer) => {
    expect(readTrailer(text)).toBe(trailer);
  });
});

describe("isPerson", () => {
  it.each([
    ["Ada Lovelace <ada@example.com>", true],
    ["李 <li@example.com>", true],
    ["<ada@example.com>", false],
    ["Ada", false],
    ["Ada <ada>", false],
    ["Ada <ada@example.com> x", false],
    ["Ada <a@b.c>\nBob <b@c.d>", false],
  ])("%j is %s", (text, is) => {
    expect(isPerson(text)).toBe(is);
  });
});

it("writes one line per person, once", () => {
  const ada = "Ada <ada@example.com>";
  expect(uniqueTrailers([coAuthorTrailer(ada), "co-authored-by: Ada <ada@example.com>", signOffTrailer(ada)])).toEqual([
    "Co-authored-by: Ada <ada@example.com>",
    "Signed-off-by: Ada <ada@example.com>",
  ]);
});

import { describe, expect, it } from "vitest";
import { paint } from "./bold.ts";
import { streamText, terminalCode, withoutCodes } from "./terminal-text.ts";

const terminal = { isTerminal: true, columns: 20 };
const pipe = { isTerminal: false, columns: 80 };
const red = paint({ isColored: true }, 31, 39);

describe("streamText", () => {
  it.each([
    ["results in a terminal", { ...terminal, isForPeople: false }, "\u001b[31m␛[2J\u001b[39m"],
    ["words in a terminal", { ...terminal, isForPeople: true }, "\u001b[31m␛[2J\u001b[39m"],
    ["words in a pipe", { ...pipe, isForPeople: true }, "\u001b[31m␛[2J\u001b[39m"],
    ["results in a pipe, as they are", { ...pipe, isForPeople: false }, "\u001b[31m\u001b[2J\u001b[39m"],
  ])("obeys our own codes alone: %s", (_, place, expected) => {
    expect(streamText(red("\u001b[2J"), place)).toBe(expected);
  });

  it("takes no text for a code of ours", () => {
    const place = { ...terminal, isForPeople: false };
    const stolen = terminalCode("[1m").replace(/[0-9a-z]+/, "0");
    expect(streamText(stolen, place)).toBe("␂0:[1m␃");
  });

  it.each([
    ["a line of words that is too long", "a line of words that\nis too long"],
    ["  under the beginning of it", "  under the\n  beginning of it"],
    ["/a/path/without/a/blank/stays whole", "/a/path/without/a/blank/stays\nwhole"],
    ["short\nlines  stay", "short\nlines  stay"],
    ["日本語 日本語 日本語 日本語", "日本語 日本語 日本語\n日本語"],
    ["", ""],
  ])("breaks words for people between them: %j", (text, expected) => {
    expect(streamText(text, { ...terminal, isForPeople: true })).toBe(expected);
    expect(streamText(text, { ...terminal, isForPeople: false })).toBe(text);
    expect(streamText(text, { ...pipe, columns: 20, isForPeople: true })).toBe(text);
  });

  it("does not count codes as columns", () => {
    expect(streamText(`${red("exactly")} twenty cols.`, { ...terminal, isForPeople: true })).toBe(
      "\u001b[31mexactly\u001b[39m twenty cols.",
    );
    expect(withoutCodes(red("x"))).toBe("x");
  });
});

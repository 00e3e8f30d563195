import { describe, expect, it } from "vitest";
import { oneLine, showControls } from "./show-controls.ts";

describe("showControls", () => {
  it.each([
    ["\u001b[31mred\u001b[0m", "␛[31mred␛[0m"],
    ["\u001b]8;;https://evil.example\u0007here", "␛]8;;https://evil.example␇here"],
    ["\u009b2J", "<U+009B>2J"],
    ["a\u202eb\u2066c\u200f", "a<U+202E>b<U+2066>c<U+200F>"],
    ["over\rwritten", "over␍written"],
    ["\u0000\b\u007f", "␀␈␡"],
    ["one\n\ttwo\r\n👩‍👩‍👧 é \u{e0067}", "one\n\ttwo\r\n👩‍👩‍👧 é \u{e0067}"],
  ])("%j is shown as %j", (text, shown) => {
    expect(showControls(text)).toBe(shown);
  });
});

describe("oneLine", () => {
  it.each([
    ["ada@x.example\nSigned in as root", "ada@x.example␊Signed in as root"],
    ["a\r\nb", "a␍␊b"],
    ["a\u2028b\u2029c", "a<U+2028>b<U+2029>c"],
    ["\u001b[2K\ttab", "␛[2K\ttab"],
  ])("%j stays one line: %j", (text, shown) => {
    expect(oneLine(text)).toBe(shown);
  });
});

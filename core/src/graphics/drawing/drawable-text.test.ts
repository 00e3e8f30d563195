import { expect, it } from "vitest";
import { drawableText } from "./drawable-text.ts";

it.each([
  [" plain ", "plain"],
  ["two\r\nlines\tand\u{2028}more", "two lines and more"],
  ["\u{202e}turned\u{202c} \u{2067}kept\u{2069}\u{200f}", "turned kept\u{200f}"],
  ["lone \ud83d and \ude80, a pair \u{1f680}", "lone \u{fffd} and \u{fffd}, a pair \u{1f680}"],
  ["bell\u{7} soft\u{ad}hyphen", "bell softhyphen"],
  ["👩🏽‍💻 ❤️", "👩🏽‍💻 ❤️"],
])("drawableText(%j)", (text, expected) => expect(drawableText(text)).toBe(expected));

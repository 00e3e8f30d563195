import { expect, it } from "vitest";
import { byteSize, textBytes } from "./byte-size.ts";

it.each([
  [0, "0 B"],
  [664, "664 B"],
  [1024, "1 KB"],
  [86_221, "84.2 KB"],
  [2 * 1024 * 1024, "2 MB"],
  [25 * 1024 * 1024, "25 MB"],
  [1.5 * 1024 ** 3, "1.5 GB"],
  [1024 ** 4, "1 TB"],
])("%i bytes are %s", (bytes, words) => {
  expect(byteSize(bytes)).toBe(words);
});

it("counts a text as it is saved, in UTF-8", () => {
  expect(textBytes("aé€😀")).toBe(1 + 2 + 3 + 4);
});

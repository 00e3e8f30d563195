import { expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fileText } from "./file-text.ts";

it.each([
  ["", ""],
  ["plain\r\n", "plain\r\n"],
  ["\uFEFFmarked", "marked"],
  ["Grüße 👍🏽", "Grüße 👍🏽"],
])("%j gives %j", async (content, text) => {
  expect(await fileText(fakeFile("a.txt", "text/plain", content))).toBe(text);
});

it.each([[[0xff, 0xfe, 0]], [[0x61, 0, 0x62, 0]]])("%j are told by the name of the file", async (bytes) => {
  const file = fakeFile("a.txt", "text/plain", Uint8Array.from(bytes));
  await expect(fileText(file)).rejects.toThrow("a.txt is not UTF-8 text. Save it as UTF-8 and try again.");
});

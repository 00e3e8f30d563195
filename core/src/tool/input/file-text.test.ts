import { expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fileText } from "../file-text.ts";

it.each([
  ["", ""],
  ["plain\r\n", "plain\r\n"],
  ["\uFEFFmarked", "marked"],
  ["Grüße 👍🏽", "Grüße 👍🏽"],
])("%j gives %j", async (content, text) => {
  expect(await fileText(fakeFile("a.txt", "text/plain", content))).toBe(text);
});

it("other bytes are told by the name of the file", async () => {
  const file = fakeFile("a.txt", "text/plain", Uint8Array.of(0xff, 0xfe, 0));
  await expect(fileText(file)).rejects.toThrow("a.txt is no UTF-8 text. Save it as UTF-8 and try again.");
});

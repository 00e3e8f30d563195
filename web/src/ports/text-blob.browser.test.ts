import { expect, it } from "vitest";
import { textBlob } from "./text-blob.ts";

it.each([
  ["short", "Grüße 👋"],
  ["long, a surrogate pair on each edge", `a${"👋".repeat(2 ** 20)}b${"ü".repeat(2 ** 20)}`],
  ["long, ending in half a pair", `${"x".repeat(2 ** 21 - 1)}\uD83D`],
])("a text that is %s is one file in UTF-8", async (_, text) => {
  const blob = await textBlob(text, "text/plain");
  expect(blob.type).toBe("text/plain");
  expect((await blob.text()) === new TextDecoder().decode(new TextEncoder().encode(text))).toBe(true);
});

import { expect, test } from "vitest";
import { headingSlug, Slugs } from "./slugs.ts";

test.each([
  ["Hello World", "hello-world"],
  ["What's new in 2.0?", "whats-new-in-20"],
  ["a_b - c", "a_b---c"],
  ["C++ & C#", "c--c"],
  ["Überblick", "überblick"],
  ["日本語 の見出し", "日本語-の見出し"],
  ["שלום", "שלום"],
  ["🎉 Party", "-party"],
  ["!!!", ""],
])("%s", (text, slug) => expect(headingSlug(text)).toBe(slug));

test("a slug stands once in a document, whatever the headings are called", () => {
  const slugs = new Slugs();
  const texts = ["Setup", "Setup", "Setup-1", "setup", "?", "!", "constructor"];
  expect(texts.map((text) => slugs.next(text))).toEqual([
    "setup",
    "setup-1",
    "setup-1-1",
    "setup-2",
    "section",
    "section-1",
    "constructor",
  ]);
});

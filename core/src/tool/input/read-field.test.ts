import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { sampleTool } from "../../testing/sample-tool.ts";
import { field } from "../fields.ts";
import { readField } from "./read-field.ts";

const { fields } = sampleTool;
const family = "👩‍👩‍👧‍👦";

describe("readField accepts", () => {
  it.each([
    ["a text, untrimmed", fields.text, "  hi ", "  hi "],
    ["60 characters", fields.text, family.repeat(60), family.repeat(60)],
    ["a choice", fields.kind, "two", "two"],
    ["choices, once each", fields.parts, ["b", "a", "b"], ["b", "a"]],
    ["a number on a step without exact binary form", fields.sizeLimit, 0.7, 0.7],
    ["a flag", fields.loud, true, true],
    ["a list", fields.entries, ["x", ""], ["x", ""]],
    ["a color", fields.accent, "#AABBCC", "#aabbcc"],
    ["a color without hash", fields.accent, "aabbcc", "#aabbcc"],
    ["a color of three digits", fields.accent, "#abc", "#aabbcc"],
    ["no file", fields.logo, null, null],
  ])("%s", (_, spec, value, expected) => {
    expect(readField(spec, value)).toEqual({ ok: true, value: expected });
  });

  it("a file of an accepted family", () => {
    const logo = fakeFile("a.png", "image/png", "png");
    expect(readField(fields.logo, logo)).toEqual({ ok: true, value: logo });
  });
});

describe("readField refuses", () => {
  const text = (size: number) => fakeFile("a.txt", "text/plain", "x".repeat(size));
  it.each([
    ["an empty text that is required", fields.text, " ", "Text is empty."],
    ["61 characters", fields.text, "x".repeat(61), "Text has 61 characters; at most 60 fit."],
    ["a text that is none", fields.text, 5, "Text must be a text."],
    ["too short", field.text({ label: "Code", initial: "", min: 4 }), "abc", "Code needs at least 4 characters."],
    [
      "with the tool's own words",
      field.text({ label: "T", initial: "", max: 1, message: "Too much." }),
      "ab",
      "Too much.",
    ],
    ["a choice that is none", fields.kind, "three", "Kind must be one of these: one, two."],
    ["choices that are none", fields.parts, ["a", "z"], "Parts must be a list of these: a, b."],
    ["a number out of range", fields.sizeLimit, 2, "Size limit must be a number from 0.5 to 1."],
    ["no number", fields.sizeLimit, Number.NaN, "Size limit must be a number from 0.5 to 1."],
    ["a number between steps", fields.sizeLimit, 0.75, "Size limit goes from 0.5 to 1 in steps of 0.1."],
    ["a flag that is none", fields.loud, "true", "Loud must be true or false."],
    ["a list that is none", fields.entries, "x", "Entries must be a list of texts."],
    ["too many entries", fields.entries, Array(6).fill("x"), "Entries takes at most 5 entries, not 6."],
    ["a color by name", fields.accent, "red", "Accent must be a hex color of six digits, such as #3b82f6."],
    ["a wrong file type", fields.logo, text(3), "Please upload an image file."],
    ["a file that is none", fields.logo, "a.png", "Logo must be a file."],
    ["a large file", fields.pages, [text(1001)], "A page may have 1 KB."],
    ["an empty file", fields.pages, [text(0)], "a.txt is empty. Choose another file."],
    ["too many files", fields.pages, [text(1), text(1), text(1)], "Pages takes at most 2 files, not 3."],
  ])("%s", (_, spec, value, message) => {
    expect(readField(spec, value)).toMatchObject({ ok: false, issue: { message } });
  });

  it("with a title where the product has one", () => {
    const logo = fakeFile("a.txt", "text/plain", "x");
    expect(readField(fields.logo, logo)).toMatchObject({ issue: { title: "Invalid File Type" } });
  });
});

it("takes a file of any type where both parts are starred", () => {
  const limits = { label: "File", maxBytes: 9, wrongType: { message: "No." }, tooLarge: { message: "Big." } };
  const spec = field.file({ ...limits, accept: ["*/*"] });
  expect(readField(spec, fakeFile("a.zzz", "", "x"))).toMatchObject({ ok: true });
});

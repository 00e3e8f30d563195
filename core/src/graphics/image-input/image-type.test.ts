import { describe, expect, it } from "vitest";
import { imageSamples } from "../../testing/image-samples.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import { nameOtherFile, sniffImageType } from "./image-type.ts";

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe("sniffImageType", () => {
  it.each(Object.keys(imageSamples) as (keyof typeof imageSamples)[])("knows %s", (name) => {
    const kind = name.replace("animated", "").toLowerCase();
    expect(sniffImageType(sampleImage(name))).toBe(`image/${kind === "ico" ? "x-icon" : kind}`);
  });
  it.each<[string, string | undefined]>([
    ["<svg>", "image/svg+xml"],
    ["\xef\xbb\xbf<svg/>", "image/svg+xml"],
    ['<?xml version="1.0"?>\n<!-- <html> -->\n<svg xmlns="x">', "image/svg+xml"],
    ['<!DOCTYPE svg PUBLIC "x" "y"><svg>', "image/svg+xml"],
    ["<s:svg xmlns:s='x'>", "image/svg+xml"],
    ["\xff\xfe<\0s\0v\0g\0>\0", "image/svg+xml"],
    ["<svgx>", undefined],
    ["<html><svg>", undefined],
    ["<!-- <svg>", undefined],
    ["text <svg>", undefined],
    ["BM is a text", undefined],
    ["", undefined],
  ])("%j", (text, type) => expect(sniffImageType(latin(text))).toBe(type));
  it("takes a file of comments", () => {
    expect(sniffImageType(latin("<!---->".repeat(100_000)))).toBeUndefined();
  });
});

it.each([
  ["%PDF-1.7", "a PDF"],
  ["\0\0\0\x18ftypheic", "a HEIC photo"],
  ["II*\0", "a TIFF image"],
  ["PK\x03\x04", "a ZIP archive"],
  ["<!DOCTYPE html>", "a web page"],
  ["words", undefined],
])("nameOtherFile(%j)", (text, name) => expect(nameOtherFile(latin(text))).toBe(name));

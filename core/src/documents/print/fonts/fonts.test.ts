import { deflateSync } from "fflate";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { readAsset } from "../../../../scripts/read-asset.ts";
import { fakePorts } from "../../../testing/fake-ports.ts";
import { makeFace } from "./face.ts";
import { kernPairs } from "./kern-pairs.ts";
import { unwrapWoff } from "./unwrap-woff.ts";

const { deflate } = fakePorts();
const plain = async (name: string) => unwrapWoff(await readAsset(`document-fonts/${name}.woff`), deflate);
const open = async (name: string) => {
  const sfnt = await plain(name);
  return { sfnt, font: create(sfnt) as Font };
};

describe("unwrapWoff", () => {
  it("gives the font that fontkit reads from the WOFF itself", async () => {
    const woff = create(await readAsset("document-fonts/sans-regular-text.woff")) as Font;
    const { font } = await open("sans-regular-text");
    for (const char of "AVα→") {
      const [one, two] = [woff, font].map((each) => each.glyphForCodePoint(char.codePointAt(0) ?? 0));
      expect([one?.id, one?.path.toSVG()]).toEqual([two?.id, two?.path.toSVG()]);
    }
  });
  it("leaves other files alone", async () => {
    const file = deflateSync(new Uint8Array(100));
    expect(await unwrapWoff(file, deflate)).toBe(file);
  });
  it("refuses a damaged table", async () => {
    const woff = Uint8Array.from(await readAsset("document-fonts/hebrew-regular.woff"));
    woff.fill(7, woff.length - 400);
    await expect(unwrapWoff(woff, deflate)).rejects.toThrow("damaged");
  });
});

describe("kernPairs", () => {
  it.each(["sans-regular-text", "sans-bold-text", "serif-regular-text", "serif-bold-italic-text"])(
    "moves pairs of %s as the shaping engine does",
    async (name) => {
      const { sfnt, font } = await open(name);
      const kern = kernPairs(sfnt);
      const moved: string[] = [];
      for (const left of "AFLPTVWYkrvwy1")
        for (const right of "AJVWYaeosu.,-'4") {
          const { glyphs, positions } = font.layout(left + right, ["kern"]);
          const [first, second] = glyphs;
          const expected = (positions[0]?.xAdvance ?? 0) - (first?.advanceWidth ?? 0);
          const found = kern(first?.id ?? 0, second?.id ?? 0);
          if (found !== expected) moved.push(`${left}${right}: ${found}, not ${expected}`);
        }
      expect(moved).toEqual([]);
    },
  );
  it("moves nothing in a font without kerning", async () => {
    const { sfnt } = await open("mono-regular-text");
    expect(kernPairs(sfnt)(5, 6)).toBe(0);
  });
});

describe("a face", () => {
  it.each<[name: string, text: string, isRtl: boolean]>([
    ["sans-regular-text", "Typography, AV To", false],
    ["serif-regular-text", "Wort für Wort", false],
    ["arabic-regular", "مرحبا", true],
    ["devanagari-regular", "क्षत्रिय", false],
  ])("of %s sets %s as wide as its glyphs", async (name, text, isRtl) => {
    const { sfnt, font } = await open(name);
    const run = makeFace(name, font, sfnt).set(text, isRtl);
    expect(run.width).toBeCloseTo(
      run.advances.reduce((sum, each) => sum + each, 0),
      6,
    );
    expect(run.ids.every((id) => id > 0)).toBe(true);
    const codes = isRtl ? run.codes.toReversed() : run.codes;
    expect([...String.fromCodePoint(...codes.flat())].toSorted()).toEqual([...text].toSorted());
  });
});

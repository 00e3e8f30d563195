import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { readAsset } from "../../../../scripts/read-asset.ts";
import { isJapanese } from "../../../graphics/drawing/japanese.ts";

it("what pictures are told the Japanese face draws is what it draws, character by character", async () => {
  const face = create(await readAsset("document-fonts/japanese-regular.woff")) as Font;
  const differing: string[] = [];
  // From the CJK radicals on; what is below is for the typeface. U+FFFF is no character.
  for (let code = 0x2e80; code < 0xffff; code++)
    if (isJapanese(String.fromCodePoint(code)) !== face.hasGlyphForCodePoint(code)) differing.push(code.toString(16));
  expect(differing).toEqual([]);
});

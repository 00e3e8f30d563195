import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentFonts } from "../../../scripts/assets/document-fonts.ts";
import { emojiBlocks } from "../../../scripts/assets/emoji-blocks.ts";
import { emojiNames } from "../../../scripts/assets/emoji-names.ts";
import { emojiSet } from "../../../scripts/assets/emoji-set.ts";
import { fontFiles } from "../../../scripts/assets/font-files.ts";
import { fontOutlines } from "../../../scripts/assets/font-outlines.ts";
import { emojiBlockName, emojiKey } from "./emoji-block.ts";

/* core/assets is committed, so that nothing has to be built first. These tests say when it is stale: `pnpm gen:assets`. */
const assets = new URL("../../../assets/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, assets), "utf8");
const set = emojiSet();

describe("core/assets", () => {
  it("holds the fonts of the pinned package, byte by byte", () => {
    const stale = [...fontFiles()].filter(([name, bytes]) => !readFileSync(new URL(name, assets)).equals(bytes));
    expect(stale.map(([name]) => name)).toEqual([]);
  });
  it("holds the letters of these fonts as outlines", () => {
    const outlines = [...fontOutlines()];
    expect(outlines.filter(([name, content]) => read(name) !== content).map(([name]) => name)).toEqual([]);
  });
  it("holds the fonts of documents, cut from the pinned packages", async () => {
    const files = await documentFonts();
    const stale = [...files].filter(([name, bytes]) => !readFileSync(new URL(name, assets)).equals(bytes));
    expect(stale.map(([name]) => name)).toEqual([]);
    expect(readdirSync(new URL("document-fonts/", assets)).length).toBe(files.size);
  });
  it("holds the emoji outlines that the pinned package gives", () => {
    const blocks = emojiBlocks(set);
    expect([...blocks].filter(([name, content]) => read(name) !== content).map(([name]) => name)).toEqual([]);
    expect(readdirSync(new URL("emoji/", assets)).length).toBe(blocks.size + 1);
  });
  it("holds the names for the picker", () => expect(read("emoji/names.json") === emojiNames(set)).toBe(true));
});

describe("the emoji set", () => {
  // RGI_Emoji (UTS #51) is a property of strings: the flag v is newer than the language level of the sources.
  const rgi = new RegExp(String.raw`^\p{RGI_Emoji}$`, "v");
  const rows = Object.values(JSON.parse(read("emoji/names.json")) as Record<string, string[]>).flat();

  it("offers fully qualified emoji, each once, each with its outline", () => {
    const emoji = rows.map((row) => row.slice(0, row.indexOf(" ")));
    expect(new Set(emoji).size).toBe(emoji.length);
    expect(emoji.length).toBeGreaterThan(1800);
    const hasOutline = (key: string) => key in JSON.parse(read(emojiBlockName(key))).emoji;
    expect(emoji.filter((one) => !hasOutline(emojiKey(one)))).toEqual([]);
    // what Unicode added after the language tables of this Node is not known to them
    expect(emoji.filter((one) => !rgi.test(one)).length).toBeLessThan(40);
  });
  it.each(["🇺🇳", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏿‍❤️‍💋‍👨🏻", "🧑🏽‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "#️⃣", "❤️‍🔥"])("has the sequence %s", (emoji) => {
    const key = emojiKey(emoji);
    expect(JSON.parse(read(emojiBlockName(key))).emoji[key].length).toBeGreaterThan(0);
  });
});

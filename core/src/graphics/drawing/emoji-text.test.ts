import { describe, expect, it } from "vitest";
import { emojiBlockName, emojiKey } from "./emoji-block.ts";
import { isEmoji, splitEmoji } from "./emoji-text.ts";

describe("splitEmoji", () => {
  it.each([
    ["plain text", ["plain text"]],
    ["", []],
    ["Ship 🚢 it", ["Ship ", "<1f6a2>", " it"]],
    ["👩🏽‍💻", ["<1f469-1f3fd-200d-1f4bb>"]],
    ["🇯🇵🇩🇪", ["<1f1ef-1f1f5>", "<1f1e9-1f1ea>"]],
    ["1️⃣ #", ["<31-20e3>", " #"]],
    ["❤️❤", ["<2764>", "<2764>"]],
    ["© Toolbox™ ®", ["© Toolbox™ ®"]],
    ["©️", ["<a9>"]],
    ["✈︎", ["✈︎"]],
    ["🏴󠁧󠁢󠁷󠁬󠁳󠁿", ["<1f3f4-e0067-e0062-e0077-e006c-e0073-e007f>"]],
    ["a\u{1f1e6}b", ["a\u{1f1e6}b"]],
  ])("%j", (text, runs) => {
    expect(splitEmoji(text).map((run) => (run.kind === "text" ? run.text : `<${run.key}>`))).toEqual(runs);
  });
});

it.each([
  ["🚀", true],
  ["é", false],
  ["7", false],
  ["7️⃣", true],
])("isEmoji %j is %j", (cluster, expected) => expect(isEmoji(cluster)).toBe(expected));

it.each([
  ["🚀", "emoji/1f680-1f687.json"],
  ["👩‍💻", "emoji/1f469.json"],
  ["🇫🇷", "emoji/1f1eb.json"],
  ["7️⃣", "emoji/30-37.json"],
])("%s is in %s", (emoji, name) => expect(emojiBlockName(emojiKey(emoji))).toBe(name));

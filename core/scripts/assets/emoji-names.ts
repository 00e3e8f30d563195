import { emojiKeywords } from "./emoji-keywords.ts";
import { emojiCategories, type EmojiSource } from "./emoji-set.ts";

const SKIN_TONE = /1f3f[b-f]/;
// Emoji that look like text without U+FE0F (UTS #51, ED-9): the selector is written after each of them.
const NEEDS_SELECTOR = /^(?=\p{Emoji})(?!\p{Emoji_Presentation})(?!\p{Emoji_Modifier}).$/u;

/**
 * The picker's list: category to rows `emoji name|more words`, one per line, skin tones left out.
 * Its order is the set's own.
 */
export function emojiNames(set: readonly EmojiSource[]): string {
  const byName = new Map(set.filter(({ key }) => !SKIN_TONE.test(key)).map((emoji) => [emoji.name, emoji]));
  const unused = new Set(Object.keys(emojiKeywords));
  const categories = Object.entries(emojiCategories()).map(([category, names]) => {
    const rows = names.flatMap((name) => {
      const emoji = byName.get(name);
      if (!emoji) return [];
      const more = emojiKeywords[name];
      unused.delete(name);
      return [`${spell(emoji.key)} ${name.replaceAll("-", " ")}${more ? `|${more}` : ""}`];
    });
    return `${JSON.stringify(category)}:[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  });
  if (unused.size > 0) throw new Error(`Keywords for emoji that are not in the set: ${[...unused].join(", ")}`);
  return `{${categories.join(",\n")}}\n`;
}

/** The fully qualified emoji of a key (UTS #51). */
function spell(key: string): string {
  return key
    .split("-")
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .map((char) => (NEEDS_SELECTOR.test(char) ? `${char}\u{fe0f}` : char))
    .join("");
}

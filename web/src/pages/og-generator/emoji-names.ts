import { isEmoji } from "@toolbox/core/graphics/drawing/emoji-text.ts";
import { readJson } from "@toolbox/core";
import { browserAssets } from "../../ports/assets/assets.ts";

export interface NamedEmoji {
  readonly emoji: string;
  readonly name: string;
  /** Name and further words, lower case. */
  readonly words: string;
}

export type EmojiGroups = ReadonlyMap<string, readonly NamedEmoji[]>;

/** The names of all emoji, by category. Throws `ToolError` "asset". */
export async function loadEmojiNames(): Promise<EmojiGroups> {
  const groups = await readJson<Record<string, string[]>>(browserAssets, "emoji/names.json");
  return new Map(Object.entries(groups).map(([group, rows]) => [group, rows.map(readRow)]));
}

function readRow(row: string): NamedEmoji {
  const space = row.indexOf(" ");
  const [name = "", more = ""] = row.slice(space + 1).split("|");
  return { emoji: row.slice(0, space), name, words: `${name} ${more}`.trim() };
}

/**
 * The emoji whose names or further words begin with every word of the query; those whose name begins with it first.
 * A query that is itself an emoji finds itself, also with a skin tone.
 */
export function searchEmoji(groups: EmojiGroups, query: string): readonly NamedEmoji[] {
  const wanted = query.trim().toLowerCase();
  const all = [...groups.values()].flat();
  if (isEmoji(wanted)) {
    const known = all.find((entry) => entry.emoji === wanted);
    return [known ?? { emoji: wanted, name: "the emoji you typed", words: "" }];
  }
  const parts = wanted.split(/\s+/);
  const found = all.filter(({ words }) => parts.every((part) => ` ${words}`.includes(` ${part}`)));
  const rank = ({ name }: NamedEmoji) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

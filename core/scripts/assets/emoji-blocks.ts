import { type EmojiBlock, emojiBlockName, type EmojiLayer } from "../../src/graphics/drawing/emoji-block.ts";
import type { EmojiSource } from "./emoji-set.ts";
import { outline } from "./outline.ts";

/** The asset files of the emoji: name below core/assets to content. One path and one emoji per line, for diffs. */
export function emojiBlocks(set: readonly EmojiSource[]): Map<string, string> {
  const blocks = new Map<string, { paths: Map<string, number>; emoji: Record<string, EmojiLayer[]> }>();
  for (const { key, body, height } of set) {
    const name = emojiBlockName(key);
    const block = blocks.get(name) ?? { paths: new Map<string, number>(), emoji: {} };
    blocks.set(name, block);
    const intern = (data: string): number => {
      const index = block.paths.get(data) ?? block.paths.size;
      block.paths.set(data, index);
      return index;
    };
    block.emoji[key] = outline(body, intern, height);
  }
  return new Map(
    Array.from(blocks, ([name, { paths, emoji }]) => [name, write({ paths: [...paths.keys()], emoji })] as const),
  );
}

function write({ paths, emoji }: EmojiBlock): string {
  const lines = paths.map((path) => JSON.stringify(path)).join(",\n");
  const rows = Object.entries(emoji).map(([key, layers]) => `${JSON.stringify(key)}:${JSON.stringify(layers)}`);
  return `{"paths":[\n${lines}\n],"emoji":{\n${rows.join(",\n")}\n}}\n`;
}

import type { Block, ListItem } from "../documents/markdown/document-model.ts";
import { plainText } from "./plain-text.ts";

/** The texts of the headings in a block, in the order in which they get their slugs. */
export function headingTexts(block: Block): readonly string[] {
  if (block.kind === "heading") return [plainText(block.content)];
  if (block.kind === "quote") return block.blocks.flatMap(headingTexts);
  if (block.kind === "list") return block.items.flatMap((item) => item.blocks.flatMap(headingTexts));
  return [];
}

/** The block with these slugs for its headings; the same object when it has them already. */
export function withSlugs(block: Block, slugs: readonly string[]): Block {
  return rename(block, slugs.values());
}

function rename(block: Block, slugs: IterableIterator<string>): Block {
  if (block.kind === "heading") {
    const slug = slugs.next().value ?? block.slug;
    return slug === block.slug ? block : { ...block, slug };
  }
  if (block.kind === "quote") {
    const blocks = renameAll(block.blocks, slugs);
    return blocks === block.blocks ? block : { ...block, blocks };
  }
  if (block.kind !== "list") return block;
  const items = block.items.map((item): ListItem => {
    const blocks = renameAll(item.blocks, slugs);
    return blocks === item.blocks ? item : { ...item, blocks };
  });
  return items.every((item, index) => item === block.items[index]) ? block : { ...block, items };
}

function renameAll(blocks: readonly Block[], slugs: IterableIterator<string>): readonly Block[] {
  const renamed = blocks.map((block) => rename(block, slugs));
  return renamed.every((block, index) => block === blocks[index]) ? blocks : renamed;
}

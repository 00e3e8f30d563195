import type { Block, ListItem } from "../document-model.ts";
import { plainText } from "../plain-text.ts";
import type { Slugs } from "./slugs.ts";

/** The blocks with the next slugs for their headings; the same array when they have them already. */
export function withSlugs(blocks: readonly Block[], slugs: Slugs): readonly Block[] {
  const renamed = blocks.map((block) => rename(block, slugs));
  return renamed.every((block, index) => block === blocks[index]) ? blocks : renamed;
}

function rename(block: Block, slugs: Slugs): Block {
  if (block.kind === "heading") {
    const slug = slugs.next(plainText(block.content));
    return slug === block.slug ? block : { ...block, slug };
  }
  if (block.kind === "quote") {
    const blocks = withSlugs(block.blocks, slugs);
    return blocks === block.blocks ? block : { ...block, blocks };
  }
  if (block.kind !== "list") return block;
  const items = block.items.map((item): ListItem => {
    const blocks = withSlugs(item.blocks, slugs);
    return blocks === item.blocks ? item : { ...item, blocks };
  });
  return items.every((item, index) => item === block.items[index]) ? block : { ...block, items };
}

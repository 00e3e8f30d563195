import type { Block } from "./document-model.ts";

/** Every block in reading order, those inside quotes and lists after the one they stand in. */
export function* allBlocks(blocks: readonly Block[]): Generator<Block, undefined> {
  for (const block of blocks) {
    yield block;
    if (block.kind === "quote") yield* allBlocks(block.blocks);
    if (block.kind === "list") for (const item of block.items) yield* allBlocks(item.blocks);
  }
}

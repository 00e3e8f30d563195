import type { Block, CellAlign } from "../document-model.ts";
import { containers, openContainers, type OpenContainer } from "./open-containers.ts";

const cache = new WeakMap<Block, Map<CellAlign, Block>>();

/**
 * The blocks with the alignment that HTML around them gives: `<div align="center">` holds for the Markdown up to its
 * `</div>`. Blocks without one are the same objects; the same block with the same alignment is the same object.
 */
export function withAlignment(blocks: readonly Block[]): readonly Block[] {
  let open: readonly OpenContainer[] = [];
  let isChanged = false;
  const aligned = blocks.map((block) => {
    const align = containers.alignOf(open);
    if (block.kind === "html") open = openContainers(block.source, open);
    if (align === undefined || (block.kind !== "html" && block.kind !== "heading" && block.kind !== "paragraph"))
      return block;
    isChanged = true;
    const known = cache.get(block) ?? new Map<CellAlign, Block>();
    cache.set(block, known);
    const made = known.get(align) ?? { ...block, align };
    known.set(align, made);
    return made;
  });
  return isChanged ? aligned : blocks;
}

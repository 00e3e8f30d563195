import type { Block, BulletBlock } from "../parse/block.ts";
import type { GeneratedEntry } from "../parse/entry.ts";
import { type Group, groupBlocks, splitTail } from "../parse/groups.ts";
import type { Plan } from "./plan.ts";

type Rewrite = (bullet: BulletBlock, entry: GeneratedEntry) => BulletBlock;

/**
 * Removes and rewrites bullets as a plan says. Of the empty lines around a removed bullet one stays; the heading of a
 * category goes when its last bullet was removed and nothing else stands under it. What stood apart stays apart.
 * @param blank an empty line, for where a bullet was all that kept a paragraph from the next line
 */
export function changeBullets(
  blocks: readonly Block[],
  fates: Plan["fates"],
  rewrite: Rewrite,
  blank: Block,
): readonly Block[] {
  if (!blocks.some((block) => block.kind === "bullet" && fates.has(block))) return blocks;
  const changed: Block[] = [];
  for (const group of groupBlocks(blocks)) {
    const kept = changeGroup(group, fates, rewrite, blank);
    const { tail } = splitTail(kept.slice(1));
    const isEmptied =
      group.category !== undefined && kept.length < group.blocks.length && kept.length === tail.length + 1;
    if (!isEmptied) changed.push(...kept);
    else if (changed.at(-1)?.kind !== "blank" || tail.some((block) => block.kind !== "blank")) changed.push(...tail);
  }
  return changed;
}

function changeGroup({ blocks }: Group, fates: Plan["fates"], rewrite: Rewrite, blank: Block): readonly Block[] {
  const kept: Block[] = [];
  let isAfterRemoved = false;
  for (const block of blocks) {
    const fate = block.kind === "bullet" ? fates.get(block) : undefined;
    const before = kept.at(-1)?.kind;
    const isRemoved = fate === "remove";
    if (!isRemoved) {
      if (isAfterRemoved && before === "text" && block.kind !== "blank") kept.push(blank);
      if (block.kind === "bullet" && fate) kept.push(rewrite(block, fate));
      else if (!(isAfterRemoved && before === "blank" && block.kind === "blank")) kept.push(block);
    }
    isAfterRemoved = isRemoved;
  }
  return kept;
}

import type { Block, BulletBlock } from "./block.ts";
import type { GeneratedEntry } from "./entry.ts";
import { type Group, groupBlocks, splitTail } from "./groups.ts";
import type { Plan } from "./plan.ts";

type Rewrite = (bullet: BulletBlock, entry: GeneratedEntry) => BulletBlock;

/**
 * Removes and rewrites bullets as a plan says. Of the empty lines around a removed bullet one stays; the heading of a
 * category goes when its last bullet was removed and nothing else stands under it.
 */
export function changeBullets(blocks: readonly Block[], fates: Plan["fates"], rewrite: Rewrite): readonly Block[] {
  if (!blocks.some((block) => block.kind === "bullet" && fates.has(block))) return blocks;
  return groupBlocks(blocks).flatMap((group) => changeGroup(group, fates, rewrite));
}

function changeGroup({ blocks, category }: Group, fates: Plan["fates"], rewrite: Rewrite): readonly Block[] {
  const kept: Block[] = [];
  let hasRemoved = false;
  let isAfterRemoved = false;
  for (const block of blocks) {
    const fate = block.kind === "bullet" ? fates.get(block) : undefined;
    if (fate === "remove") hasRemoved = true;
    else if (block.kind !== "blank" || !isAfterRemoved || kept.at(-1)?.kind !== "blank")
      kept.push(block.kind === "bullet" && fate ? rewrite(block, fate) : block);
    isAfterRemoved = fate === "remove";
  }
  if (!hasRemoved || category === undefined) return kept;
  const { body, tail } = splitTail(kept.slice(1));
  if (body.length > 0) return kept;
  return tail.some((block) => block.kind === "text") ? tail : [];
}

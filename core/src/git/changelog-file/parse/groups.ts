import type { Category } from "../../changelog/entries/categories.ts";
import type { Block } from "./block.ts";
import { isRule } from "./block-starts.ts";
import { readAnyCategory } from "../headings/category-heading.ts";

/** A heading below a release with what stands under it; the first group of a section has no heading. */
export interface Group {
  readonly category?: Category;
  /** 0 without a heading. */
  readonly level: number;
  /** The heading among them. */
  readonly blocks: readonly Block[];
}

/** Cuts the blocks of a section at its headings. @param read what a heading says, by any of its names */
export function groupBlocks(blocks: readonly Block[], read = readAnyCategory): Group[] {
  const groups: { category?: Category; level: number; blocks: Block[] }[] = [{ level: 0, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "heading") {
      const category = read(block.title);
      groups.push({ ...(category ? { category } : {}), level: block.level, blocks: [block] });
    } else groups.at(-1)?.blocks.push(block);
  }
  return groups;
}

interface Split {
  readonly body: readonly Block[];
  readonly tail: readonly Block[];
}

/** Cuts off what closes a section rather than belongs to its last list: empty lines, rules and link definitions. */
export function splitTail(blocks: readonly Block[]): Split {
  const isClosing = (block: Block) =>
    block.kind === "blank" || block.kind === "definition" || (block.kind === "text" && isRule(block.raw));
  const end = blocks.findLastIndex((block) => !isClosing(block)) + 1;
  return { body: blocks.slice(0, end), tail: blocks.slice(end) };
}

/** Cuts off the empty lines that end a list of blocks. */
export function splitBlank(blocks: readonly Block[]): Split {
  const end = blocks.findLastIndex((block) => block.kind !== "blank") + 1;
  return { body: blocks.slice(0, end), tail: blocks.slice(end) };
}

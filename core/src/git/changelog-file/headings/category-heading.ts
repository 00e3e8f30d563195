import { type Category, categories } from "../../changelog/entries/categories.ts";
import type { Block } from "../parse/block.ts";

/** The kind of change a heading names: `Added`, `ADDED:`, `**Added**`; undefined for any other title. */
export function readCategory(title: string): Category | undefined {
  const name = title
    .slice(0, 60)
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();
  return categories.find(({ category }) => category === name)?.category;
}

/** The category each block of a section stands under; undefined outside the six. */
export function categoriesOfBlocks(blocks: readonly Block[]): readonly (Category | undefined)[] {
  let category: Category | undefined;
  return blocks.map((block) => {
    if (block.kind === "heading") category = readCategory(block.title);
    return category;
  });
}

/** The place of a category in the order of Keep a Changelog, from 0. */
export function categoryRank(category: Category): number {
  return categories.findIndex((each) => each.category === category);
}

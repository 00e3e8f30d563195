import { type Category, categories } from "../../changelog/entries/categories.ts";
import type { Block } from "../parse/block.ts";

/* What other tools and their users call the six kinds. */
const OTHER_NAMES: Readonly<Record<string, Category>> = {
  feature: "added",
  features: "added",
  "new feature": "added",
  "new features": "added",
  fix: "fixed",
  fixes: "fixed",
  bugfix: "fixed",
  bugfixes: "fixed",
  "bug fix": "fixed",
  "bug fixes": "fixed",
  changes: "changed",
  improvements: "changed",
  deprecations: "deprecated",
  removals: "removed",
  "security fixes": "security",
};

const nameOf = (title: string) =>
  title
    .slice(0, 60)
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();

/** The kind of change that Keep a Changelog calls so: `Added`, `ADDED:`, `**Added**`; undefined for any other title. */
export function readCategory(title: string): Category | undefined {
  const name = nameOf(title);
  return categories.find(({ category }) => category === name)?.category;
}

/** The same, also by other names: `Bug Fixes`, `🚀 Features`. */
export function readAnyCategory(title: string): Category | undefined {
  return readCategory(title) ?? OTHER_NAMES[nameOf(title)];
}

/** The category each block of a section stands under; undefined outside the six. */
export function categoriesOfBlocks(blocks: readonly Block[]): readonly (Category | undefined)[] {
  let category: Category | undefined;
  return blocks.map((block) => {
    if (block.kind === "heading") category = readAnyCategory(block.title);
    return category;
  });
}

/** The place of a category in the order of Keep a Changelog, from 0. */
export function categoryRank(category: Category): number {
  return categories.findIndex((each) => each.category === category);
}

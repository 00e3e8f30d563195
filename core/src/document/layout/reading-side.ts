import { readsRightToLeft } from "../../graphics/drawing/text-line.ts";
import type { Block } from "../model.ts";
import { plainText } from "../plain-text.ts";

/** Whether blocks begin at the right, by their first words (as `dir="auto"` of HTML decides). */
export const beginsRight = (blocks: readonly Block[]): boolean => readsRightToLeft(firstWords(blocks));

function firstWords(blocks: readonly Block[]): string {
  for (const block of blocks) {
    const words =
      block.kind === "paragraph" || block.kind === "heading"
        ? plainText(block.inlines)
        : block.kind === "quote"
          ? firstWords(block.blocks)
          : block.kind === "list"
            ? firstWords(block.items.flatMap((item) => item.blocks))
            : block.kind === "table"
              ? block.head.map((cell) => plainText(cell.inlines)).join(" ")
              : "";
    if (words.trim() !== "") return words;
  }
  return "";
}

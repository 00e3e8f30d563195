import { readsRightToLeft } from "../../../graphics/drawing/text-line.ts";
import { allBlocks } from "../../markdown/all-blocks.ts";
import type { Block } from "../../markdown/document-model.ts";
import { shownText } from "../../markdown/plain-text.ts";

/** Whether blocks begin at the right, by their first words (as `dir="auto"` of HTML decides). */
export function beginsRight(blocks: readonly Block[]): boolean {
  for (const block of allBlocks(blocks)) {
    const words = ownWords(block);
    if (words.trim() !== "") return readsRightToLeft(words);
  }
  return false;
}

function ownWords(block: Block): string {
  if (block.kind === "paragraph" || block.kind === "heading") return shownText(block.content);
  return block.kind === "table" ? block.head.cells.map(shownText).join(" ") : "";
}

import type { Block, Heading } from "../document-model.ts";

/** The headings of a document in its order: those that stand on their own, not those inside quotes and lists. */
export function headingsOf(blocks: readonly Block[]): readonly Heading[] {
  return blocks.filter((block) => block.kind === "heading");
}

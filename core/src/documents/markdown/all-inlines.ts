import { allBlocks } from "./all-blocks.ts";
import type { Block, Inline, MarkdownDocument } from "./document-model.ts";

/** Every part of every text, those inside styles and links after the one they stand in; notes come last. */
export function* allInlines({ blocks, footnotes }: MarkdownDocument): Generator<Inline, undefined> {
  for (const block of [...blocks, ...footnotes.flatMap((note) => note.blocks)])
    for (const one of allBlocks([block])) for (const text of textsOf(one)) yield* within(text);
}

/** The addresses of the pictures that a document names, in its order. */
export function* imagesIn(document: MarkdownDocument): Generator<string, undefined> {
  for (const one of allInlines(document)) if (one.kind === "image") yield one.src;
}

/** The addresses that a document links to, in its order. */
export function* linksIn(document: MarkdownDocument): Generator<string, undefined> {
  for (const one of allInlines(document)) if (one.kind === "link") yield one.href;
}

function textsOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === "heading" || block.kind === "paragraph") return [block.content];
  return block.kind === "table" ? [block.head, ...block.rows].flatMap(({ cells }) => cells) : [];
}

function* within(content: readonly Inline[]): Generator<Inline, undefined> {
  for (const one of content) {
    yield one;
    if (one.kind === "styled" || one.kind === "link") yield* within(one.content);
  }
}

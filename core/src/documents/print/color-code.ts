import { allBlocks } from "../markdown/all-blocks.ts";
import type { Code, HtmlBlock, MarkdownDocument } from "../markdown/document-model.ts";
import type { CodeToken } from "../markdown/theme/highlight-code.ts";

/** The lines of each block of code, and of raw HTML, which stands on paper as code; a piece has one color. */
export type ColoredCode = ReadonlyMap<Code | HtmlBlock, readonly (readonly CodeToken[])[]>;

/** Colors the code of a document. The highlighter is loaded only for a document with code. */
export async function colorCode({ blocks, footnotes }: MarkdownDocument): Promise<ColoredCode> {
  const code = [blocks, ...footnotes.map((note) => note.blocks)]
    .flatMap((each) => [...allBlocks(each)])
    .filter((block) => block.kind === "code" || block.kind === "html");
  if (code.length === 0) return new Map();
  const { highlightCode } = await import("../markdown/theme/highlight-code.ts");
  return new Map(
    code.map((block) => [
      block,
      block.kind === "code" ? highlightCode(block.language, block.text) : highlightCode("xml", block.source.trimEnd()),
    ]),
  );
}

import type { MarkdownDocument } from "../../documents/markdown/document-model.ts";
import { shownText } from "../../documents/markdown/plain-text.ts";

export interface PreparedDocument {
  readonly document: MarkdownDocument;
  /** Title, author and date stand above the text: the front matter says them and the text does not begin with them. */
  readonly hasTitle: boolean;
  /** The text begins with the title, so only author and date are missing. */
  readonly hasByline: boolean;
}

/** Makes a document ready for paper. It always has a title: that of its front matter, its first heading, or `name`. */
export function prepareDocument(document: MarkdownDocument, name: string): PreparedDocument {
  const { blocks, frontMatter } = document;
  const { title, date } = frontMatter;
  const heading = blocks.find((block) => block.kind === "heading");
  const words = heading ? shownText(heading.content).trim() : "";
  const isSaid = heading !== undefined && heading === blocks[0] && words === title?.trim();
  return {
    document: {
      ...document,
      frontMatter: { ...frontMatter, title: title ?? (words || name), ...(date ? { date: readableDate(date) } : {}) },
    },
    hasTitle: title !== undefined && !isSaid,
    hasByline: isSaid,
  };
}

/** Without the time of day, which nobody reads above a text. */
function readableDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? date;
}

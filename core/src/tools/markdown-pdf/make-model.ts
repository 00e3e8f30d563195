import { fromMarkdown, type Highlight } from "../../document/from-markdown.ts";
import type { DocumentModel } from "../../document/model.ts";
import { plainText } from "../../document/plain-text.ts";
import type { MarkdownDocument } from "../../documents/markdown/document-model.ts";

const plainCode: Highlight = (_language, code) =>
  code.split("\n").map((text) => (text === "" ? [] : [{ kind: "plain", text }]));

export interface NamedModel {
  readonly model: DocumentModel;
  /** Title, author and date stand above the text: the front matter says them and the text does not begin with them. */
  readonly hasTitle: boolean;
  /** The text begins with the title, so only author and date are missing. */
  readonly hasByline: boolean;
}

/**
 * A Markdown document made ready for paper. A file always has a title: that of the front matter, else the first
 * heading, else `name`. The highlighter is loaded only for a document with code.
 */
export async function makeModel(document: MarkdownDocument, name: string): Promise<NamedModel> {
  const highlight = hasCode(document) ? (await import("../../documents/markdown/theme/highlight-code.ts")).highlightCode : plainCode;
  const model = fromMarkdown(document, highlight);
  const [first] = model.blocks;
  const heading = model.blocks.find(({ kind }) => kind === "heading");
  const words = heading?.kind === "heading" ? plainText(heading.inlines).trim() : "";
  const isSaid = first?.kind === "heading" && plainText(first.inlines).trim() === model.title?.trim();
  return {
    model: {
      ...model,
      title: model.title ?? (words || name),
      ...(model.date ? { date: readableDate(model.date) } : {}),
    },
    hasTitle: model.title !== undefined && !isSaid,
    hasByline: isSaid,
  };
}

/** Without the time of day, which nobody reads above a text. */
function readableDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? date;
}

function hasCode({ blocks, footnotes }: Pick<MarkdownDocument, "blocks" | "footnotes">): boolean {
  return (
    footnotes.some((note) => hasCode({ blocks: note.blocks, footnotes: [] })) ||
    blocks.some((block) => {
      if (block.kind === "code" || block.kind === "html") return true;
      if (block.kind === "quote") return hasCode({ blocks: block.blocks, footnotes: [] });
      return block.kind === "list" && block.items.some((item) => hasCode({ blocks: item.blocks, footnotes: [] }));
    })
  );
}

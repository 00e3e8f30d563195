import type {
  Block,
  HeadingLevel,
  HtmlBlock,
  Inline,
  ListItem,
  MarkdownDocument,
  TableRow,
} from "../document-model.ts";
import { htmlPieces, tagSource } from "./html-tags.ts";
import { containers, type OpenContainer } from "./open-containers.ts";
import { readHtmlInlines } from "./read-html-inlines.ts";
import { Slugs } from "../parse/slugs.ts";
import { withSlugs } from "../parse/with-slugs.ts";
import { withAlignment } from "./with-alignment.ts";

/**
 * The document with its raw HTML read as if it were Markdown: headings, paragraphs, lists, rules, code, styles, links,
 * pictures and alignment become what they mean, `details` stand open, comments and scripts fall out, and tags that HTML
 * does not have stay as text. Nothing of the HTML itself is left, so the result is as safe as any document.
 * @example renderHtml(readHtml(parseMarkdown("<b>Tea</b>"))) // "<p><strong>Tea</strong></p>\n"
 */
export function readHtml(document: MarkdownDocument): MarkdownDocument {
  const slugs = new Slugs();
  const blocks = withSlugs(readBlocks(document.blocks), slugs);
  const footnotes = document.footnotes.map((note) => ({ ...note, blocks: withSlugs(readBlocks(note.blocks), slugs) }));
  return { ...document, blocks, footnotes };
}

function readBlocks(blocks: readonly Block[]): readonly Block[] {
  return withAlignment(blocks).flatMap(readBlock);
}

function readBlock(block: Block): readonly Block[] {
  switch (block.kind) {
    case "html":
      return readHtmlBlock(block);
    case "heading":
    case "paragraph": {
      const content = readHtmlInlines(block.content);
      return content.length === 0 && block.content.length > 0 ? [] : [{ ...block, content }];
    }
    case "quote":
      return [{ ...block, blocks: readBlocks(block.blocks) }];
    case "list":
      return [{ ...block, items: block.items.map((item): ListItem => ({ ...item, blocks: readBlocks(item.blocks) })) }];
    case "table": {
      const row = (one: TableRow): TableRow => ({ ...one, cells: one.cells.map(readHtmlInlines) });
      return [{ ...block, head: row(block.head), rows: block.rows.map(row) }];
    }
    default:
      return [block];
  }
}

/** The blocks that a piece of raw HTML means; none for one that holds tags alone. */
export function readHtmlBlock({ source, lines, align: outside }: HtmlBlock): readonly Block[] {
  const blocks: Block[] = [];
  let open: readonly OpenContainer[] = [{ name: "", align: outside }];
  let run: Inline[] = [];
  let kind = "p";
  let items: ListItem[] | undefined;
  let isOrdered = false;
  const endList = (): void => {
    if (items && items.length > 0)
      blocks.push({ kind: "list", ordered: isOrdered, start: 1, tight: true, items, lines });
    items = undefined;
  };
  const end = (): void => {
    const content = trimmed(readHtmlInlines(run), kind === "pre");
    run = [];
    if (content.length === 0) return;
    const level = /^h([1-6])$/.exec(kind)?.[1];
    const align = containers.alignOf(open);
    const placed = align === undefined ? { lines } : { lines, align };
    if (items && kind === "li") items.push({ checked: null, blocks: [{ kind: "paragraph", content, lines }], lines });
    else if (level)
      blocks.push({ kind: "heading", level: Number(level) as HeadingLevel, slug: "", content, ...placed });
    else if (kind === "pre") blocks.push({ kind: "code", language: "", info: "", text: codeOf(content), lines });
    else if (kind === "summary")
      blocks.push({ kind: "paragraph", content: [{ kind: "styled", style: "strong", content }], ...placed });
    else blocks.push({ kind: "paragraph", content, ...placed });
  };
  for (const piece of htmlPieces(source)) {
    if (piece.kind === "text") {
      run.push({ kind: "text", text: kind === "pre" ? piece.text : piece.text.replaceAll(/\s+/g, " ") });
      continue;
    }
    if (!containers.isBlock(piece.name)) {
      run.push({ kind: "html", source: tagSource(piece) });
      continue;
    }
    end();
    open = containers.after(open, piece);
    kind = piece.kind === "open" ? piece.name : "p";
    if (piece.name === "ul" || piece.name === "ol") {
      endList();
      if (piece.kind === "open") [items, isOrdered] = [[], piece.name === "ol"];
    }
    if (piece.name === "hr") blocks.push({ kind: "rule", lines });
  }
  end();
  endList();
  return blocks;
}

function trimmed(content: readonly Inline[], isCode: boolean): readonly Inline[] {
  const isEmpty = (one: Inline | undefined): boolean => one?.kind === "text" && one.text.trim() === "";
  let [from, to] = [0, content.length];
  while (from < to && isEmpty(content[from])) from++;
  while (to > from && isEmpty(content[to - 1])) to--;
  return content.slice(from, to).map((one, index, all) => {
    if (one.kind !== "text" || isCode) return one;
    const start = index === 0 ? one.text.trimStart() : one.text;
    return { ...one, text: index === all.length - 1 ? start.trimEnd() : start };
  });
}

const codeOf = (content: readonly Inline[]): string =>
  content
    .map((one) => ("text" in one ? one.text : "\n"))
    .join("")
    .replace(/^\n|\n$/g, "");

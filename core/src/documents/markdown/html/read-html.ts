import type { Block, HeadingLevel, HtmlBlock, Inline, ListItem, MarkdownDocument, TableRow } from "../document-model.ts";
import { htmlPieces } from "./html-tags.ts";
import { readHtmlInlines } from "./read-html-inlines.ts";
import { Slugs } from "../parse/slugs.ts";
import { headingTexts, withSlugs } from "../../../markdown/with-slugs.ts";

/**
 * The document with its raw HTML read as if it were Markdown: headings, paragraphs, lists, rules, code, styles, links
 * and pictures become what they mean, everything else falls out and its text stays. Nothing of the HTML itself is left,
 * so the result is as safe as any document.
 */
export function readHtml(document: MarkdownDocument): MarkdownDocument {
  const slugs = new Slugs();
  const blocks = readBlocks(document.blocks).map((block) =>
    withSlugs(
      block,
      headingTexts(block).map((text) => slugs.next(text)),
    ),
  );
  const footnotes = document.footnotes.map((note) => ({ ...note, blocks: readBlocks(note.blocks) }));
  return { ...document, blocks, footnotes };
}

function readBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap(readBlock);
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

/** Tags that end the paragraph before them and begin one of their own. */
const breaks =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** The blocks that a piece of raw HTML means; none for one that holds tags alone. */
export function readHtmlBlock({ source, lines }: HtmlBlock): readonly Block[] {
  const blocks: Block[] = [];
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
    if (items && kind === "li") items.push({ checked: null, blocks: [{ kind: "paragraph", content, lines }], lines });
    else if (level) blocks.push({ kind: "heading", level: Number(level) as HeadingLevel, slug: "", content, lines });
    else if (kind === "pre") blocks.push({ kind: "code", language: "", info: "", text: codeOf(content), lines });
    else if (kind === "summary")
      blocks.push({ kind: "paragraph", content: [{ kind: "styled", style: "strong", content }], lines });
    else blocks.push({ kind: "paragraph", content, lines });
  };
  for (const piece of htmlPieces(source)) {
    if (piece.kind === "text") {
      run.push({ kind: "text", text: kind === "pre" ? piece.text : piece.text.replaceAll(/\s+/g, " ") });
      continue;
    }
    if (!breaks.test(piece.name)) {
      run.push({ kind: "html", source: tagSource(piece) });
      continue;
    }
    end();
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

/** Written again for `readHtmlInlines`, which pairs the tags of a text. */
function tagSource({
  kind,
  name,
  attributes,
}: {
  kind: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
}): string {
  if (kind === "close") return `</${name}>`;
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${written.join("")}>`;
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

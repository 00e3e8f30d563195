import { escapeHtml } from "../../../text/escape.ts";
import { alertTitles } from "../alert-titles.ts";
import { headingsOf } from "./headings.ts";
import type { Block, Code, Footnote, Heading, List, MarkdownDocument, Table } from "../document-model.ts";
import type { HtmlOptions } from "./html-options.ts";
import { readHtmlBlock } from "./read-html.ts";
import { renderInlines } from "./render-inlines.ts";
import { withAlignment } from "./with-alignment.ts";

/**
 * A document as HTML, safe by construction: only tags and attributes named here are written, all text is escaped, links
 * and pictures go through `options`, no style and no handler can come from the source.
 * @example renderHtml(parseMarkdown("*Tea*")) // "<p><em>Tea</em></p>\n"
 * @example renderHtml(parseMarkdown("# Tea"), { headingShift: 1 }) // '<h2 id="tea">Tea</h2>\n'
 */
export function renderHtml(document: MarkdownDocument, options: HtmlOptions = {}): string {
  const known = { headings: headingsOf(document.blocks), ...options };
  const blocks = options.readsHtml ? withAlignment(document.blocks) : document.blocks;
  return renderBlocks(blocks, known) + renderFootnotes(document.footnotes, known);
}

/** Each block is one element and ends with a line end. */
export function renderBlocks(blocks: readonly Block[], options: HtmlOptions): string {
  return blocks.map((block) => renderBlock(block, options)).join("");
}

/** One element. */
export function renderBlock(block: Block, options: HtmlOptions): string {
  switch (block.kind) {
    case "heading":
      return renderHeading(block, options);
    case "paragraph":
      return `<p${alignClass(block)}>${renderInlines(block.content, options)}</p>\n`;
    case "list":
      return renderList(block, options);
    case "table":
      return renderTable(block, options);
    case "code":
      return renderCode(block, options);
    case "quote":
      return block.alert
        ? `<div class="alert ${block.alert}" role="note"><p class="alert-title">${alertTitles[block.alert]}</p>\n${renderBlocks(block.blocks, options)}</div>\n`
        : `<blockquote>\n${renderBlocks(block.blocks, options)}</blockquote>\n`;
    case "rule":
      return "<hr>\n";
    case "html":
      return options.readsHtml
        ? `<div>${renderBlocks(readHtmlBlock(block), options)}</div>\n`
        : `<pre class="raw">${escapeHtml(block.source)}</pre>\n`;
    case "pageBreak":
      return '<div class="page-break"></div>\n';
    case "contents":
      return renderContents(options.headings ?? []);
  }
}

/** The notes at the end, each with its way back; empty for none. */
export function renderFootnotes(footnotes: readonly Footnote[], options: HtmlOptions): string {
  if (footnotes.length === 0) return "";
  const items = footnotes.map(({ number, references, blocks }) => {
    const backs = Array.from({ length: references }, (_, index) => {
      const id = index === 0 ? `fnref:${number}` : `fnref:${number}-${index + 1}`;
      const label =
        references === 1 ? `Back to the text of note ${number}` : `Back to place ${index + 1} of note ${number}`;
      return `<a class="footnote-back" href="#${id}" aria-label="${label}">↩</a>`;
    });
    return `<li id="fn:${number}">\n${renderBlocks(blocks, options)}<p class="footnote-backs">${backs.join(" ")}</p></li>\n`;
  });
  return `<section class="footnotes" aria-label="Footnotes">\n<ol>\n${items.join("")}</ol>\n</section>\n`;
}

const alignClass = ({ align }: Pick<Heading, "align">): string => (align === undefined ? "" : ` class="${align}"`);

function renderHeading(heading: Heading, options: HtmlOptions): string {
  const { level, slug, content } = heading;
  const tag = `h${Math.min(6, level + (options.headingShift ?? 0))}`;
  const anchor = options.anchors
    ? ` <a class="anchor" href="#${escapeHtml(slug)}" aria-label="Link to this section">#</a>`
    : "";
  const id = slug === "" ? "" : ` id="${escapeHtml(slug)}"`;
  return `<${tag}${id}${alignClass(heading)}>${renderInlines(content, options)}${anchor}</${tag}>\n`;
}

function renderList({ ordered, start, tight, items }: List, options: HtmlOptions): string {
  const isTasks = items.some((item) => item.checked !== null);
  const rows = items.map(({ blocks, checked }) => {
    const inside = blocks.map((block) =>
      tight && block.kind === "paragraph" ? `${renderInlines(block.content, options)}\n` : renderBlock(block, options),
    );
    if (checked === null) return `<li>${inside.join("")}</li>\n`;
    const state = checked ? "done" : "open";
    const box = `<span class="box ${state}" role="img" aria-label="${checked ? "Done" : "To do"}"></span>`;
    return `<li class="task">${box}<div>${inside.join("")}</div></li>\n`;
  });
  const tag = ordered ? "ol" : "ul";
  const first = ordered && start !== 1 ? ` start="${start}"` : "";
  return `<${tag}${first}${isTasks ? ' class="tasks"' : ""}>\n${rows.join("")}</${tag}>\n`;
}

function renderTable({ align, head, rows }: Table, options: HtmlOptions): string {
  const cells = (row: Table["head"], tag: string, more = ""): string =>
    row.cells
      .map(
        (cell, at) =>
          `<${tag}${more}${align[at] ? ` class="${align[at]}"` : ""}>${renderInlines(cell, options)}</${tag}>`,
      )
      .join("");
  const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>\n`).join("");
  const bodyPart = body === "" ? "" : `<tbody>\n${body}</tbody>\n`;
  return `<div class="table" tabindex="0" role="region" aria-label="Table"><table>\n<thead>\n<tr>${cells(head, "th", ' scope="col"')}</tr>\n</thead>\n${bodyPart}</table></div>\n`;
}

function renderCode({ language, text }: Code, { highlight }: HtmlOptions): string {
  const lines = highlight?.(language, text).map((line) =>
    line
      .map(({ kind, text: piece }) =>
        kind === "plain" ? escapeHtml(piece) : `<span class="t-${kind}">${escapeHtml(piece)}</span>`,
      )
      .join(""),
  );
  const name = language === "" ? "" : ` data-language="${escapeHtml(language)}"`;
  return `<pre class="code"${name} tabindex="0"><code>${lines?.join("\n") ?? escapeHtml(text)}</code></pre>\n`;
}

function renderContents(headings: readonly Heading[]): string {
  if (headings.length === 0) return '<nav class="contents" aria-label="Contents"></nav>\n';
  const top = Math.min(...headings.map(({ level }) => level));
  const rows = headings.map(({ level, slug, content }) => {
    // Words only: a link inside a link is not HTML, and a note is referred to where it stands.
    const words = renderInlines(content.flatMap(plainer), {});
    return `<li class="depth-${level - top}"><a href="#${escapeHtml(slug)}">${words}</a></li>\n`;
  });
  return `<nav class="contents" aria-label="Contents"><ul>\n${rows.join("")}</ul></nav>\n`;
}

function plainer(one: Heading["content"][number]): Heading["content"] {
  if (one.kind === "link") return one.content.flatMap(plainer);
  if (one.kind === "styled") return [{ ...one, content: one.content.flatMap(plainer) }];
  if (one.kind === "image") return [{ kind: "text", text: one.alt }];
  return one.kind === "footnote" || one.kind === "html" ? [] : [one];
}

import type { Block, Inline, List, Table } from "../document-model.ts";

/*
 * Writes the model as the HTML of the CommonMark specification, raw HTML included, to prove that the model holds all
 * of a document. For tests: nothing here is safe to show.
 */

export function referenceHtml(blocks: readonly Block[]): string {
  return blocks.map(block).join("");
}

function block(one: Block): string {
  switch (one.kind) {
    case "heading":
      return `<h${one.level}>${inlines(one.content)}</h${one.level}>\n`;
    case "paragraph":
      return `<p>${inlines(one.content)}</p>\n`;
    case "list":
      return list(one);
    case "table":
      return table(one);
    case "code": {
      const language = one.language === "" ? "" : ` class="language-${escape(one.language)}"`;
      // An empty fence and one around an empty line have the same text; their lines tell them apart.
      const isEmpty = one.text === "" && one.lines.to - one.lines.from < 2;
      return `<pre><code${language}>${escape(one.text)}${isEmpty ? "" : "\n"}</code></pre>\n`;
    }
    case "quote":
      return `<blockquote>\n${referenceHtml(one.blocks)}</blockquote>\n`;
    case "rule":
      return "<hr />\n";
    case "html":
      return `${one.source}\n`;
    case "pageBreak":
    case "contents":
      throw new Error(`no CommonMark has a ${one.kind}`);
  }
}

function list({ ordered, start, tight, items }: List): string {
  const tag = ordered ? "ol" : "ul";
  const first = ordered && start !== 1 ? ` start="${start}"` : "";
  const rows = items.map(({ blocks, checked }) => {
    const box = checked === null ? "" : `<input ${checked ? 'checked="" ' : ""}disabled="" type="checkbox"> `;
    const inside = blocks.map((one, index) => {
      if (!tight || one.kind !== "paragraph") return (index === 0 ? "\n" : "") + block(one);
      return inlines(one.content) + (index < blocks.length - 1 ? "\n" : "");
    });
    return `<li>${box}${inside.join("")}</li>\n`;
  });
  return `<${tag}${first}>\n${rows.join("")}</${tag}>\n`;
}

function table({ align, head, rows }: Table): string {
  const row = (cells: readonly (readonly Inline[])[], tag: string): string =>
    `<tr>\n${cells.map((cell, at) => `<${tag}${align[at] ? ` align="${align[at]}"` : ""}>${inlines(cell)}</${tag}>\n`).join("")}</tr>\n`;
  const body = rows.length === 0 ? "" : `<tbody>\n${rows.map(({ cells }) => row(cells, "td")).join("")}</tbody>\n`;
  return `<table>\n<thead>\n${row(head.cells, "th")}</thead>\n${body}</table>\n`;
}

function inlines(content: readonly Inline[]): string {
  return content.map(inline).join("");
}

const tags: Readonly<Record<string, string>> = { emphasis: "em", strong: "strong", strike: "del" };

function inline(one: Inline): string {
  switch (one.kind) {
    case "text":
      return escape(one.text);
    case "break":
      return one.hard ? "<br />\n" : "\n";
    case "codeSpan":
      return `<code>${escape(one.text)}</code>`;
    case "styled":
      return `<${tags[one.style]}>${inlines(one.content)}</${tags[one.style]}>`;
    case "link":
      return `<a href="${escape(one.href)}"${title(one.title)}>${inlines(one.content)}</a>`;
    case "image":
      return `<img src="${escape(one.src)}" alt="${escape(one.alt)}"${title(one.title)} />`;
    case "html":
      return one.source;
    case "footnote":
      throw new Error("no CommonMark has a footnote");
  }
}

function title(text: string): string {
  return text === "" ? "" : ` title="${escape(text)}"`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

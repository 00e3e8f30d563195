import { escapeHtml } from "../../../text/escape.ts";
import { clip } from "../../../text/format.ts";
import type { Image, Inline, InlineStyle } from "../document-model.ts";
import type { HtmlOptions } from "./html-options.ts";
import { readHtmlInlines } from "./read-html-inlines.ts";
import { safeHref } from "./safe-href.ts";

const tags: Readonly<Record<InlineStyle, string>> = {
  emphasis: "em",
  strong: "strong",
  strike: "del",
  subscript: "sub",
  superscript: "sup",
  keyboard: "kbd",
  mark: "mark",
  underline: "u",
};

/** A text as HTML. Every tag and attribute is written here; nothing of the source passes but escaped. */
export function renderInlines(content: readonly Inline[], options: HtmlOptions): string {
  const read = options.readsHtml ? readHtmlInlines(content) : content;
  return read.map((one) => renderInline(one, options)).join("");
}

function renderInline(one: Inline, options: HtmlOptions): string {
  switch (one.kind) {
    case "text":
      return escapeHtml(one.text);
    case "break":
      return one.hard ? "<br>\n" : "\n";
    case "codeSpan":
      return `<code>${escapeHtml(one.text)}</code>`;
    case "styled": {
      const tag = tags[one.style];
      return `<${tag}>${renderInlines(one.content, options)}</${tag}>`;
    }
    case "link":
      return `<a${linkAttributes(one.href, options)}${titleOf(one.title)}>${renderInlines(one.content, options)}</a>`;
    case "image":
      return renderImage(one, options);
    case "html":
      return `<span class="raw">${escapeHtml(one.source)}</span>`;
    case "footnote": {
      const id = one.reference === 1 ? `fnref:${one.number}` : `fnref:${one.number}-${one.reference}`;
      return `<sup class="footnote-reference"><a id="${id}" href="#fn:${one.number}">${one.number}</a></sup>`;
    }
  }
}

/** A link that may not be followed keeps its words and says where it would have led. */
function linkAttributes(href: string, options: HtmlOptions): string {
  const address = (options.href ?? safeHref)(href);
  if (address === undefined) return ` class="no-link" title="${escapeHtml(href)}"`;
  const isElsewhere = /^https?:/i.test(address);
  const opening = isElsewhere && options.opensTabs ? ' target="_blank" rel="noopener noreferrer"' : "";
  return ` href="${escapeHtml(address)}"${opening}`;
}

function renderImage(image: Image, options: HtmlOptions): string {
  const shown = options.image?.(image);
  const alt = escapeHtml(image.alt);
  if (shown) {
    // One side that HTML gives takes the other with it.
    const own = image.width === undefined && image.height === undefined ? shown : image;
    const { width, height } = own;
    const size = `${width ? ` width="${width}"` : ""}${height ? ` height="${height}"` : ""}`;
    return `<img src="${escapeHtml(shown.src)}" alt="${alt}"${titleOf(image.title)}${size}>`;
  }
  const name = image.alt || image.title || "Image";
  const src = clip(image.src, 200);
  return `<span class="no-image"><span>${escapeHtml(name)}</span> <code>${escapeHtml(src)}</code></span>`;
}

function titleOf(title: string): string {
  return title === "" ? "" : ` title="${escapeHtml(title)}"`;
}

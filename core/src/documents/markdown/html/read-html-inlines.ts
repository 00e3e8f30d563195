import type { Inline, InlineStyle } from "../document-model.ts";
import { type HtmlPiece, htmlPieces, isHtmlElement } from "./html-tags.ts";

const styles: Readonly<Record<string, InlineStyle>> = {
  b: "strong",
  strong: "strong",
  i: "emphasis",
  em: "emphasis",
  cite: "emphasis",
  s: "strike",
  del: "strike",
  strike: "strike",
  u: "underline",
  ins: "underline",
  sub: "subscript",
  sup: "superscript",
  kbd: "keyboard",
  samp: "keyboard",
  mark: "mark",
};

/** Elements whose inside is not text for readers. */
const silent = new Set([
  "script",
  "style",
  "template",
  "title",
  "textarea",
  "iframe",
  "noscript",
  "svg",
  "math",
  "object",
  "select",
]);

/** Styles inside each other beyond this change nothing that a reader sees. */
const DEEPEST = 60;

interface Frame {
  readonly name: string;
  readonly content: Inline[];
  close(content: readonly Inline[]): readonly Inline[];
}

/**
 * Reads the raw tags of a text: the styles of HTML, links, pictures, line breaks. Other tags of HTML fall out, what
 * stands between them stays; scripts, styles and the like fall out whole; tags that HTML does not have are text.
 * Attributes but `href`, `src`, `alt`, `title`, `width` and `height` are not looked at.
 */
export function readHtmlInlines(content: readonly Inline[]): readonly Inline[] {
  if (!content.some(hasHtml)) return content;
  const root: Frame = { name: "", content: [], close: (inside) => inside };
  const stack = [root];
  const put = (...inlines: readonly Inline[]): void => void stack.at(-1)?.content.push(...inlines);
  for (const one of content) {
    if (one.kind === "html") for (const piece of htmlPieces(one.source)) take(piece, stack, put);
    else if (one.kind === "styled" || one.kind === "link") put({ ...one, content: readHtmlInlines(one.content) });
    else put(one);
  }
  while (stack.length > 1) fold(stack);
  return root.content;
}

function hasHtml(one: Inline): boolean {
  return one.kind === "html" || ((one.kind === "styled" || one.kind === "link") && one.content.some(hasHtml));
}

function take(piece: HtmlPiece, stack: Frame[], put: (...inlines: readonly Inline[]) => void): void {
  if (piece.kind === "text") return put({ kind: "text", text: piece.text });
  const { name, attributes } = piece;
  if (!isHtmlElement(name) && !stack.some((frame) => silent.has(frame.name)))
    return put({ kind: "text", text: piece.source });
  if (piece.kind === "close") {
    const at = stack.findLastIndex((frame) => frame.name === name);
    if (at > 0) while (stack.length > at) fold(stack);
    return;
  }
  if (name === "br" || name === "wbr") return name === "br" ? put({ kind: "break", hard: true }) : undefined;
  if (name === "img") return put(imageOf(attributes));
  const close = closing(name, attributes);
  if (close && stack.length <= DEEPEST) stack.push({ name, content: [], close });
}

function closing(name: string, attributes: Readonly<Record<string, string>>): Frame["close"] | undefined {
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (style) return (content) => [{ kind: "styled", style, content }];
  if (silent.has(name)) return () => [];
  if (name === "code" || name === "tt") return (content) => [{ kind: "codeSpan", text: textOf(content) }];
  const href = name === "a" ? attributes["href"] : undefined;
  if (href !== undefined) return (content) => [{ kind: "link", href, title: attributes["title"] ?? "", content }];
  return undefined;
}

/** A picture of HTML as one of Markdown. */
function imageOf(attributes: Readonly<Record<string, string>>): Inline {
  const { src = "", alt = "", title = "" } = attributes;
  const [width, height] = [attributes["width"], attributes["height"]].map(pixels);
  return { kind: "image", src, alt, title, ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

/** A length of HTML in pixels; shares of the page say nothing here. */
function pixels(length = ""): number | undefined {
  const found = Number(/^\s*(\d{1,5}(?:\.\d+)?)\s*(?:px)?\s*$/i.exec(length)?.[1] ?? 0);
  return found > 0 ? found : undefined;
}

function fold(stack: Frame[]): void {
  const frame = stack.pop();
  if (frame) stack.at(-1)?.content.push(...frame.close(frame.content));
}

function textOf(content: readonly Inline[]): string {
  return content.map((one) => ("text" in one ? one.text : "content" in one ? textOf(one.content) : " ")).join("");
}

import MarkdownIt from "markdown-it";

/** A piece of HTML: a tag, or text with its entities read. */
export type HtmlPiece =
  | { readonly kind: "open" | "close"; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: "text"; readonly text: string };

const PIECE = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const { unescapeAll } = new MarkdownIt().utils;
/** Reads entities alone: the parser's own function takes backslashes too. */
const readEntities = (text: string): string => unescapeAll(text.replaceAll("\\", "\\\\"));

/** Splits HTML into tags and texts. Comments fall out; what is no tag is text. */
export function* htmlPieces(source: string): Generator<HtmlPiece> {
  for (const [piece, slash, name, inside = ""] of source.matchAll(PIECE)) {
    if (piece.startsWith("<!--")) continue;
    if (name === undefined) yield { kind: "text", text: readEntities(piece) };
    else yield { kind: slash ? "close" : "open", name: name.toLowerCase(), attributes: readAttributes(inside) };
  }
}

function readAttributes(inside: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = "", double, single, bare] of inside.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= readEntities(double ?? single ?? bare ?? "");
  return found;
}

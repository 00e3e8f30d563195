import MarkdownIt from "markdown-it";

/** A piece of HTML: a tag, or text with its entities read. */
export type HtmlPiece =
  | {
      readonly kind: "open" | "close";
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** As written. */
      readonly source: string;
    }
  | { readonly kind: "text"; readonly text: string };

const PIECE = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const { unescapeAll } = new MarkdownIt().utils;
/** Reads entities alone: the parser's own function takes backslashes too. */
const readEntities = (text: string): string => unescapeAll(text.replaceAll("\\", "\\\\"));

/** Splits HTML into tags and texts. Comments fall out; what is not a tag is text. */
export function* htmlPieces(source: string): Generator<HtmlPiece> {
  for (const [piece, slash, name, inside = ""] of source.matchAll(PIECE)) {
    if (piece.startsWith("<!--")) continue;
    if (name === undefined) yield { kind: "text", text: readEntities(piece) };
    else
      yield {
        kind: slash ? "close" : "open",
        name: name.toLowerCase(),
        attributes: readAttributes(inside),
        source: piece,
      };
  }
}

function readAttributes(inside: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = "", double, single, bare] of inside.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= readEntities(double ?? single ?? bare ?? "");
  return found;
}

/** A tag as it stands in the source, for `readHtmlInlines`, which pairs the tags of a text. */
export const tagSource = ({ source }: Extract<HtmlPiece, { name: string }>): string => source;

/** The elements of HTML (its index of elements, and the old ones of its chapter 16) that hold or are text for readers. */
const elements = new Set(
  `a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure
  font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend
  li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option output p param picture
  pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary
  sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/),
);

/** Whether HTML has such an element: `<string>` of a type in running text is none. */
export const isHtmlElement = (name: string): boolean => elements.has(name);

import { Parser } from "htmlparser2";
import { lineAndColumn } from "../../text/lines.ts";

/** A text of the page and the line it begins on, counted from 1. */
export interface Found {
  readonly text: string;
  readonly line: number;
}

export interface FoundMeta {
  /** The attribute that names it. */
  readonly by: "name" | "property" | "http-equiv" | "itemprop";
  /** In lower case. */
  readonly key: string;
  readonly content: string;
  readonly line: number;
  /** Whether it stands after the head was over, where no network looks. */
  readonly isInBody: boolean;
}

/** A `<link>`; its text is the address as it is written. */
export interface FoundLink extends Found {
  /** In lower case; several words are possible. */
  readonly rel: string;
  /** The language of an alternate. */
  readonly hreflang?: string;
}

/** What a page's HTML says in its head, read and never run. */
export interface PageHead {
  readonly lang: string | undefined;
  /** `<base href>`, which relative addresses start from. */
  readonly base: string | undefined;
  readonly charset: (Found & { readonly offset: number }) | undefined;
  readonly titles: readonly Found[];
  readonly metas: readonly FoundMeta[];
  readonly links: readonly FoundLink[];
  readonly jsonLd: readonly Found[];
  readonly hasHtml: boolean;
}

/**
 * Reads the head of a page from HTML of any quality: quotes and end tags may be missing, a bare list of tags will do.
 * Comments, scripts and templates are passed over. Linear in the length.
 */
export function readHead(html: string): PageHead {
  const placeAt = lineAndColumn(html);
  const head = {
    lang: undefined as string | undefined,
    base: undefined as string | undefined,
    charset: undefined as PageHead["charset"],
    titles: [] as Found[],
    metas: [] as FoundMeta[],
    links: [] as FoundLink[],
    jsonLd: [] as Found[],
    hasHtml: false,
  };
  let isInBody = false;
  let foreign = 0;
  let text: { parts: string[]; line: number; into: Found[] } | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { line } = placeAt(parser.startIndex);
        if (foreignNames.has(name)) foreign += 1;
        if (foreign > 0) return;
        if (!headNames.has(name)) head.hasHtml = true;
        if (name === "html") head.lang = attributes["lang"];
        else if (name === "body") isInBody = true;
        else if (name === "title") text = { parts: [], line, into: head.titles };
        else if (name === "script" && /^\s*application\/ld\+json\b/i.test(attributes["type"] ?? ""))
          text = { parts: [], line, into: head.jsonLd };
        else if (name === "link" && attributes["rel"] !== undefined)
          head.links.push({
            rel: attributes["rel"].trim().toLowerCase(),
            text: (attributes["href"] ?? "").trim(),
            line,
            ...(attributes["hreflang"] !== undefined && { hreflang: attributes["hreflang"].trim() }),
          });
        else if (name === "base") head.base ??= attributes["href"]?.trim();
        else if (name === "meta") {
          const meta = metaOf(attributes, line, isInBody);
          if (meta) head.metas.push(meta);
          const charset = attributes["charset"] ?? charsetOf(meta);
          if (charset !== undefined) head.charset ??= { text: charset.trim(), line, offset: parser.startIndex };
        }
      },
      ontext(part) {
        text?.parts.push(part);
      },
      onclosetag(name) {
        if (foreignNames.has(name)) foreign = Math.max(0, foreign - 1);
        if (name === "head") isInBody = true;
        if (!text || (name !== "title" && name !== "script")) return;
        text.into.push({ text: text.parts.join("").trim(), line: text.line });
        text = undefined;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const cut = endOfHead.exec(html);
  const end = cut ? cut.index + cut[0].length : html.length;
  parser.write(html.slice(0, end));
  if (cut) head.hasHtml = true;
  // Most pages have nothing for us below, which is most of the page.
  if (text !== undefined || mayMatter.test(html.slice(end))) parser.write(html.slice(end));
  parser.end();
  return head;
}

const endOfHead = /<body\b[^>]*>|<\/head\s*>/i;
const mayMatter = /<(?:title|meta|link|base)\b|ld\+json/i;

// What a list of tags for a head is made of.
const headNames: ReadonlySet<string> = new Set(["title", "meta", "link", "base", "script"]);

// A title in a drawing is not a title of the page, and what a template holds is not there yet.
const foreignNames: ReadonlySet<string> = new Set(["svg", "template", "noscript", "math"]);

function metaOf(attributes: Readonly<Record<string, string>>, line: number, isInBody: boolean): FoundMeta | undefined {
  for (const by of ["property", "name", "http-equiv", "itemprop"] as const) {
    const key = attributes[by];
    if (key !== undefined)
      return { by, key: key.trim().toLowerCase(), content: (attributes["content"] ?? "").trim(), line, isInBody };
  }
  return undefined;
}

function charsetOf(meta: FoundMeta | undefined): string | undefined {
  return meta?.key === "content-type" ? /charset=\s*([\w-]+)/i.exec(meta.content)?.[1] : undefined;
}

import { clip } from "../../text/format.ts";
import { graphemeCount } from "../../text/graphemes.ts";
import { isRecord } from "../../text/is-record.ts";
import type { FoundMeta, PageHead } from "./read-head.ts";

export interface HeadFinding {
  /** What it is about, to be told apart and left out by: `title-long`. */
  readonly rule: HeadRule;
  /** An error breaks a search result or a card, a warning makes it worse, a note is good to know. */
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  /** From 1; none for what is missing. */
  readonly line?: number;
}

/** What is looked at in each head. */
export const headRules = [
  "title-missing",
  "title-long",
  "title-twice",
  "description-missing",
  "description-long",
  "description-twice",
  "keywords-many",
  "canonical-missing",
  "canonical-relative",
  "canonical-twice",
  "noindex",
  "og-missing",
  "og-relative",
  "og-svg",
  "og-by-name",
  "og-alt",
  "outside-head",
  "card-missing",
  "card-unknown",
  "card-incomplete",
  "data-invalid",
  "data-untyped",
  "lang-missing",
  "charset-missing",
  "charset-late",
  "viewport-missing",
] as const;
export type HeadRule = (typeof headRules)[number];

const cards: ReadonlySet<string> = new Set(["summary", "summary_large_image", "app", "player"]);

/**
 * What is wrong in the head of a page: what search engines ask for (title, description, canonical address), what
 * ogp.me requires (og:title, og:type, og:image, og:url), what the card of X needs, and JSON-LD that is not valid JSON. In the
 * order of severity.
 */
export function checkHead(head: PageHead): readonly HeadFinding[] {
  const found: HeadFinding[] = [
    ...checkTexts(head),
    ...checkAddresses(head),
    ...checkOpenGraph(head),
    ...checkCard(head),
    ...checkData(head),
    ...(head.hasHtml ? checkPage(head) : []),
  ];
  const rank = { error: 0, warning: 1, note: 2 } as const;
  return found.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** The contents of the tags with this key that are not empty, in the order of the page. */
export function metaValues(head: PageHead, ...keys: readonly string[]): readonly FoundMeta[] {
  return head.metas.filter(({ key, content, isInBody }) => keys.includes(key) && content !== "" && !isInBody);
}

function checkTexts(head: PageHead): HeadFinding[] {
  const descriptions = metaValues(head, "description");
  const keywords = metaValues(head, "keywords")[0];
  const count = keywords?.content.split(",").filter((word) => word.trim() !== "").length ?? 0;
  return [
    ...checkLength(
      "title",
      "title",
      "<title>",
      head.titles.filter(({ text }) => text !== "").map(({ text, line }) => ({ text, line })),
      60,
    ),
    ...checkLength(
      "description",
      "meta description",
      "description",
      descriptions.map(({ content, line }) => ({ text: content, line })),
      160,
    ),
    ...(keywords && count > 10
      ? [
          warning(
            "keywords-many",
            `The page has ${count} keywords. Keywords should not exceed 10 items.`,
            keywords.line,
          ),
        ]
      : []),
  ];
}

function checkLength(
  about: "title" | "description",
  what: string,
  tag: string,
  texts: readonly { text: string; line: number }[],
  max: number,
): HeadFinding[] {
  const [first, second] = texts;
  if (!first)
    return [
      error(
        `${about}-missing`,
        `The page has no ${what}. Add ${tag === "<title>" ? "a <title>" : `a meta tag "${tag}"`}.`,
      ),
    ];
  const length = graphemeCount(first.text);
  return [
    ...(length > max
      ? [warning(`${about}-long`, `The ${what} has ${length} characters; past ${max} it is cut off.`, first.line)]
      : []),
    ...(second ? [error(`${about}-twice`, `The page has a second ${what}. Keep one of them.`, second.line)] : []),
  ];
}

function checkAddresses(head: PageHead): HeadFinding[] {
  const canonical = head.links.filter(({ rel }) => rel.split(/\s+/).includes("canonical"));
  const [first, second] = canonical;
  const robots = metaValues(head, "robots", "googlebot").find(({ content }) => /\b(noindex|none)\b/i.test(content));
  return [
    ...(first
      ? []
      : [
          warning(
            "canonical-missing",
            'The page has no canonical address. Add <link rel="canonical" href="https://…">.',
          ),
        ]),
    ...(first && !isAbsolute(first.text)
      ? [error("canonical-relative", `The canonical address ${quoted(first.text)} is not absolute.`, first.line)]
      : []),
    ...(second && second.text !== first?.text
      ? [error("canonical-twice", "The page names a second canonical address. Keep one.", second.line)]
      : []),
    ...(robots ? [warning("noindex", "The page asks search engines to keep it out (noindex).", robots.line)] : []),
  ];
}

function checkOpenGraph(head: PageHead): HeadFinding[] {
  const missing = ["og:title", "og:type", "og:image", "og:url"].filter((key) => metaValues(head, key).length === 0);
  const images = metaValues(head, "og:image", "og:image:url", "og:image:secure_url", "twitter:image");
  return [
    ...missing.map((key) => warning("og-missing", `${key} is missing. Networks guess it, or show nothing.`)),
    ...images.flatMap(({ key, content, line }) => [
      ...(isAbsolute(content)
        ? []
        : [error("og-relative", `${key} ${quoted(content)} is not absolute. Start it with https://.`, line)]),
      ...(/\.svgz?([?#]|$)/i.test(content)
        ? [warning("og-svg", `${key} is an SVG, which networks do not show.`, line)]
        : []),
    ]),
    ...metaValues(head, "og:url").flatMap(({ content, line }) =>
      isAbsolute(content) ? [] : [error("og-relative", `og:url ${quoted(content)} is not absolute.`, line)],
    ),
    ...head.metas
      .filter(({ key, by }) => key.startsWith("og:") && by === "name")
      .map(({ key, line }) => note("og-by-name", `${key} is in name=""; Open Graph needs property="".`, line)),
    ...head.metas
      .filter(({ key, isInBody }) => isInBody && /^(og:|twitter:|description$)/.test(key))
      .map(({ key, line }) =>
        error("outside-head", `${key} comes after the head, where it is not read. Move it into <head>.`, line),
      ),
    ...(images.some(({ key }) => key === "og:image") && metaValues(head, "og:image:alt").length === 0
      ? [note("og-alt", "og:image:alt is missing: people who cannot see the image do not learn what it shows.")]
      : []),
  ];
}

function checkCard(head: PageHead): HeadFinding[] {
  const [card] = metaValues(head, "twitter:card");
  const isMissing = (key: string) => metaValues(head, key).length === 0;
  if (!card) return [note("card-missing", "twitter:card is missing. X shows a link without a picture.")];
  if (!cards.has(card.content))
    return [
      error(
        "card-unknown",
        `twitter:card ${quoted(card.content)} is not one of summary, summary_large_image, app, player.`,
        card.line,
      ),
    ];
  if (card.content === "player")
    return ["twitter:player", "twitter:player:width", "twitter:player:height"]
      .filter(isMissing)
      .map((key) => error("card-incomplete", `${key} is missing. A player card needs it.`, card.line));
  const stores = ["twitter:app:id:iphone", "twitter:app:id:ipad", "twitter:app:id:googleplay"];
  if (card.content === "app" && stores.every(isMissing))
    return [
      error(
        "card-incomplete",
        "An app card needs the app's number or id: twitter:app:id:iphone, ipad or googleplay.",
        card.line,
      ),
    ];
  return [];
}

function checkData({ jsonLd }: PageHead): HeadFinding[] {
  return jsonLd.flatMap(({ text, line }) => {
    try {
      const data: unknown = JSON.parse(text);
      if (typeof data !== "object" || data === null)
        return [error("data-invalid", "The structured data is not an object.", line)];
      return (Array.isArray(data) ? (data as unknown[]) : [data]).flatMap((item) => untyped(item, line));
    } catch {
      return [error("data-invalid", "The structured data (JSON-LD) is not valid JSON. Search engines drop it.", line)];
    }
  });
}

/** JSON-LD 1.1, 3.1 and 3.5: terms mean nothing without a context, and search engines look for a type. */
function untyped(item: unknown, line: number): HeadFinding[] {
  const data = isRecord(item) ? item : {};
  if (data["@context"] === undefined)
    return [
      warning("data-untyped", 'The structured data has no "@context". Add "@context": "https://schema.org".', line),
    ];
  if (data["@type"] === undefined && data["@graph"] === undefined)
    return [warning("data-untyped", 'The structured data has no "@type": nobody learns what it describes.', line)];
  return [];
}

/** Of a whole page, not of a list of tags. */
function checkPage(head: PageHead): HeadFinding[] {
  return [
    ...(head.lang === undefined || head.lang === ""
      ? [warning("lang-missing", 'The <html> names no language. Add lang="en".')]
      : []),
    ...(head.charset
      ? []
      : [warning("charset-missing", 'The page names no encoding. Add <meta charset="utf-8"> first in the head.')]),
    ...(head.charset && head.charset.offset > 1024
      ? [
          warning(
            "charset-late",
            "The encoding comes after the first 1,024 bytes, where browsers stop looking. Move it up.",
            head.charset.line,
          ),
        ]
      : []),
    ...(metaValues(head, "viewport").length === 0
      ? [
          warning(
            "viewport-missing",
            'The viewport is missing: phones show the page tiny. Add <meta name="viewport" content="width=device-width">.',
          ),
        ]
      : []),
  ];
}

/** Whether it begins with a scheme and a host. */
export const isAbsolute = (text: string) => /^https?:\/\/[^\s/]+/i.test(text);
export const quoted = (text: string) => `"${clip(text, 60)}"`;
const located = (line: number | undefined) => (line === undefined ? {} : { line });
const error = (rule: HeadRule, message: string, line?: number): HeadFinding => ({
  rule,
  severity: "error",
  message,
  ...located(line),
});
const warning = (rule: HeadRule, message: string, line?: number): HeadFinding => ({
  rule,
  severity: "warning",
  message,
  ...located(line),
});
const note = (rule: HeadRule, message: string, line?: number): HeadFinding => ({
  rule,
  severity: "note",
  message,
  ...located(line),
});

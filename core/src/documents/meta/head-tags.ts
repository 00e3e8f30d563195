import type { PageMeta } from "./page-meta.ts";
import { structuredData } from "./structured-data.ts";

/** One element of a page's head. */
export type HeadTag =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "meta"; readonly attribute: "name" | "property"; readonly key: string; readonly content: string }
  | { readonly kind: "link"; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: "json-ld"; readonly data: Readonly<Record<string, unknown>> };

export interface TagGroup {
  readonly name: string;
  readonly tags: readonly HeadTag[];
}

/**
 * The tags of a page in groups: for search engines, Open Graph (ogp.me), the card of X, structured data (schema.org).
 * What the page does not say has no tag. `og:` tags carry `property`, all others `name`; the sub-properties of an image
 * follow it at once, as ogp.me demands.
 */
export function headTags(page: PageMeta): readonly TagGroup[] {
  const data = structuredData(page);
  const groups: readonly TagGroup[] = [
    { name: "Page", tags: pageTags(page) },
    { name: "Open Graph", tags: openGraphTags(page) },
    { name: "Twitter", tags: twitterTags(page) },
    { name: "Structured data", tags: data ? [{ kind: "json-ld", data }] : [] },
  ];
  return groups.filter(({ tags }) => tags.length > 0);
}

function pageTags(page: PageMeta): readonly HeadTag[] {
  const { title, description, keywords = [], author, url, isIndexed, feed } = page;
  return [
    ...(isSaid(title) ? [{ kind: "title", text: title.trim() } as const] : []),
    ...metas("name", [
      ["description", description],
      ["keywords", keywords.join(", ")],
      ["author", author],
      ["robots", robots(isIndexed)],
    ]),
    ...(isSaid(url) ? [link({ rel: "canonical", href: url.trim() })] : []),
    ...(feed
      ? [link({ rel: "alternate", type: "application/rss+xml", title: feed.title.trim(), href: feed.url.trim() })]
      : []),
  ];
}

/** Search engines index by default; what they need to be told is that a large picture may be shown, or not to index. */
function robots(isIndexed: boolean | undefined): string | undefined {
  if (isIndexed === undefined) return undefined;
  return isIndexed ? "index, follow, max-image-preview:large" : "noindex, nofollow";
}

function openGraphTags(page: PageMeta): readonly HeadTag[] {
  const { title, description, url, image, type = "website", siteName, locale, keywords = [], profile, price } = page;
  const isArticle = type === "article";
  return metas("property", [
    ["og:type", type],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:site_name", siteName],
    ["og:locale", locale],
    ["og:image", image?.url],
    ["og:image:width", image?.width?.toString()],
    ["og:image:height", image?.height?.toString()],
    ["og:image:alt", isSaid(image?.url) ? image?.alt : undefined],
    ["article:published_time", isArticle ? page.publishedTime : undefined],
    ["article:modified_time", isArticle ? page.modifiedTime : undefined],
    ["article:author", isArticle ? page.authorUrl : undefined],
    ["article:section", isArticle ? page.section : undefined],
    ...(isArticle ? keywords.map((word) => ["article:tag", word] as const) : []),
    ["profile:first_name", type === "profile" ? profile?.firstName : undefined],
    ["profile:last_name", type === "profile" ? profile?.lastName : undefined],
    ["profile:username", type === "profile" ? profile?.username : undefined],
    ["product:price:amount", type === "product" ? price?.amount : undefined],
    ["product:price:currency", type === "product" ? price?.currency : undefined],
  ]);
}

function twitterTags({ title, description, image, twitter }: PageMeta): readonly HeadTag[] {
  if (!twitter) return [];
  const { card, site, creator } = twitter;
  const player = card === "player" ? twitter.player : undefined;
  const app = card === "app" ? twitter.app : undefined;
  return metas("name", [
    ["twitter:card", card],
    ["twitter:site", handle(site)],
    ["twitter:creator", handle(creator)],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", image?.url],
    ["twitter:image:alt", isSaid(image?.url) ? image?.alt : undefined],
    ["twitter:player", player?.url],
    ["twitter:player:width", player?.width.toString()],
    ["twitter:player:height", player?.height.toString()],
    ["twitter:player:stream", player?.stream],
    ["twitter:app:country", app?.country],
    ["twitter:app:name:iphone", isSaid(app?.iphone) ? app?.name : undefined],
    ["twitter:app:id:iphone", app?.iphone],
    ["twitter:app:name:ipad", isSaid(app?.ipad) ? app?.name : undefined],
    ["twitter:app:id:ipad", app?.ipad],
    ["twitter:app:name:googleplay", isSaid(app?.googlePlay) ? app?.name : undefined],
    ["twitter:app:id:googleplay", app?.googlePlay],
  ]);
}

type Row = readonly [key: string, content: string | undefined];

function metas(attribute: "name" | "property", rows: readonly Row[]): readonly HeadTag[] {
  return rows.flatMap(([key, content]) =>
    isSaid(content) ? [{ kind: "meta", attribute, key, content: content.trim() } as const] : [],
  );
}

const link = (attributes: Readonly<Record<string, string>>) => ({ kind: "link", attributes }) as const;

/** `@name`, as a card wants it. */
export function handle(name: string | undefined): string | undefined {
  return isSaid(name) ? `@${name.trim().replace(/^@/, "")}` : undefined;
}

export function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

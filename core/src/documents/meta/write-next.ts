import { handle, isSaid } from "./head-tags.ts";
import { jsLiteral } from "./js-literal.ts";
import type { PageMeta } from "./page-meta.ts";
import { structuredData } from "./structured-data.ts";

/**
 * The metadata object of Next.js (App Router), for a `page.tsx` or `layout.tsx`. Next has no Open Graph type
 * `product`; such a page says it through `other`. Structured data is not a part of the object and stands beside it.
 */
export function writeNext(page: PageMeta): string {
  const data = structuredData(page);
  const jsonLd = data
    ? `
// Render it in the page:
// <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson }} />
const jsonLd = ${jsLiteral(data)};
export const safeJson = JSON.stringify(jsonLd).replaceAll("<", "\\\\u003c");
`
    : "";
  return `import type { Metadata } from "next";

export const metadata: Metadata = ${jsLiteral(metadataOf(page))};
${jsonLd}`;
}

function metadataOf(page: PageMeta): Readonly<Record<string, unknown>> {
  const { keywords = [], author, authorUrl, url, isIndexed, feed, type, price } = page;
  return {
    title: said(page.title),
    description: said(page.description),
    keywords: keywords.length > 0 ? keywords : undefined,
    authors: isSaid(author) ? [{ name: author.trim(), url: said(authorUrl) }] : undefined,
    alternates: some({
      canonical: said(url),
      types: feed ? { "application/rss+xml": [{ url: feed.url, title: feed.title }] } : undefined,
    }),
    robots:
      isIndexed === undefined
        ? undefined
        : isIndexed
          ? { index: true, follow: true, "max-image-preview": "large" }
          : { index: false, follow: false },
    openGraph: openGraphOf(page),
    twitter: twitterOf(page),
    other:
      type === "product"
        ? some({
            "og:type": "product",
            "product:price:amount": said(price?.amount),
            "product:price:currency": said(price?.currency),
          })
        : undefined,
  };
}

function openGraphOf(page: PageMeta): Readonly<Record<string, unknown>> {
  const { type = "website", image, keywords = [], profile } = page;
  return {
    type: type === "product" ? undefined : type,
    title: said(page.title),
    description: said(page.description),
    url: said(page.url),
    siteName: said(page.siteName),
    locale: said(page.locale),
    images: isSaid(image?.url)
      ? [{ url: image?.url.trim(), width: image?.width, height: image?.height, alt: said(image?.alt) }]
      : undefined,
    ...(type === "article" && {
      publishedTime: said(page.publishedTime),
      modifiedTime: said(page.modifiedTime),
      authors: isSaid(page.authorUrl) ? [page.authorUrl.trim()] : undefined,
      section: said(page.section),
      tags: keywords.length > 0 ? keywords : undefined,
    }),
    ...(type === "profile" && {
      firstName: said(profile?.firstName),
      lastName: said(profile?.lastName),
      username: said(profile?.username),
    }),
  };
}

function twitterOf({ title, description, image, twitter }: PageMeta): Readonly<Record<string, unknown>> | undefined {
  if (!twitter) return undefined;
  const { card, player, app } = twitter;
  return {
    card,
    site: handle(twitter.site),
    creator: handle(twitter.creator),
    title: said(title),
    description: said(description),
    images: isSaid(image?.url) ? [{ url: image?.url.trim(), alt: said(image?.alt) }] : undefined,
    // Its type wants a stream; the player itself stands in where there is none.
    players:
      card === "player" && player
        ? [
            {
              playerUrl: player.url,
              streamUrl: said(player.stream) ?? player.url,
              width: player.width,
              height: player.height,
            },
          ]
        : undefined,
    app:
      card === "app" && app
        ? {
            name: said(app.name),
            id: { iphone: said(app.iphone), ipad: said(app.ipad), googleplay: said(app.googlePlay) },
          }
        : undefined,
  };
}

const said = (text: string | undefined) => (isSaid(text) ? text.trim() : undefined);

function some(rows: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  return Object.values(rows).some((value) => value !== undefined) ? rows : undefined;
}

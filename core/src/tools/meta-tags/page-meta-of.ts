import type { PageMeta } from "../../documents/meta/page-meta.ts";
import type { MetaInput } from "./fields.ts";
import { readSize } from "./read-size.ts";
import { keywordsOf } from "./validate.ts";

/** What the form says, as a page's meta data. */
export function pageMetaOf(input: MetaInput): PageMeta {
  const { title, description, author, authorUrl, url, type, siteName, locale, structuredData } = input;
  return {
    title,
    description,
    keywords: keywordsOf(input.keywords),
    author,
    authorUrl,
    url,
    image: { url: input.image, alt: input.imageAlt, ...readSize(input.imageSize) },
    type,
    siteName,
    locale,
    isIndexed: input.robots === "index",
    publishedTime: input.publishedTime,
    modifiedTime: input.modifiedTime,
    section: input.articleSection,
    profile: { firstName: input.firstName, lastName: input.lastName, username: input.username },
    price: { amount: input.price, currency: input.currency },
    twitter: twitterOf(input),
    structuredData,
    logo: structuredData === "website" ? "" : input.logo,
    sameAs: input.sameAs,
  };
}

function twitterOf(input: MetaInput): NonNullable<PageMeta["twitter"]> {
  const { twitterCard: card, twitterSite: site, playerUrl, playerStream: stream } = input;
  const size = readSize(input.playerSize);
  return {
    card,
    site,
    ...(size && { player: { url: playerUrl, ...size, stream } }),
    app: {
      name: input.appName,
      iphone: input.appIphone,
      ipad: input.appIpad,
      googlePlay: input.appGooglePlay,
    },
  };
}

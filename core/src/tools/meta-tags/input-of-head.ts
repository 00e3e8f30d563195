import { metaValues } from "../../documents/meta/check-head.ts";
import type { PageHead } from "../../documents/meta/read-head.ts";
import { type MetaInput, metaFields } from "./fields.ts";

type Changes = { -readonly [K in keyof MetaInput]?: MetaInput[K] };

/** The values of the form that a page's head already says. What it does not say is not in the result. */
export function inputOfHead(head: PageHead): Partial<MetaInput> {
  const first = (...keys: readonly string[]) => keys.map((key) => metaValues(head, key)[0]?.content).find(Boolean);
  const values: Changes = {};
  const put = <K extends keyof MetaInput>(key: K, value: MetaInput[K] | undefined) => {
    if (value !== undefined) values[key] = value;
  };
  put("title", head.titles.find(({ text }) => text !== "")?.text ?? first("og:title", "twitter:title"));
  put("description", first("description", "og:description", "twitter:description"));
  put("keywords", first("keywords"));
  put("author", first("author"));
  put("url", head.links.find(({ rel }) => rel === "canonical")?.text ?? first("og:url"));
  put("image", first("og:image", "twitter:image"));
  put("imageAlt", first("og:image:alt", "twitter:image:alt"));
  put("type", option("type", first("og:type")));
  put("siteName", first("og:site_name"));
  put("locale", first("og:locale"));
  put("publishedTime", first("article:published_time"));
  put("modifiedTime", first("article:modified_time"));
  put("articleSection", first("article:section"));
  put("twitterCard", option("twitterCard", first("twitter:card")));
  put("twitterSite", first("twitter:site"));
  put("playerUrl", first("twitter:player"));
  put("playerStream", first("twitter:player:stream"));
  put("appIphone", first("twitter:app:id:iphone"));
  put("appIpad", first("twitter:app:id:ipad"));
  put("appGooglePlay", first("twitter:app:id:googleplay"));
  put("price", first("product:price:amount"));
  put("currency", first("product:price:currency"));
  const [width, height] = [first("og:image:width"), first("og:image:height")];
  if (width && height) values.imageSize = `${width}x${height}`;
  if (/\bnoindex\b/i.test(first("robots") ?? "")) values.robots = "noindex";
  return values;
}

function option<K extends "type" | "twitterCard">(name: K, value: string | undefined): MetaInput[K] | undefined {
  return metaFields[name].options.find((entry) => entry.value === value)?.value as MetaInput[K] | undefined;
}

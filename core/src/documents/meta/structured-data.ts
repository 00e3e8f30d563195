import type { PageMeta } from "./page-meta.ts";

type Data = Readonly<Record<string, unknown>>;

/**
 * The page as JSON-LD of schema.org: a WebSite, an Article or an Organization, with the properties that search engines
 * read. What the page does not say is left out; undefined when the page names no kind.
 */
export function structuredData(page: PageMeta): Data | undefined {
  switch (page.structuredData) {
    case undefined:
      return undefined;
    case "website":
      return of("WebSite", {
        name: text(page.siteName) ?? text(page.title),
        url: text(page.url),
        description: text(page.description),
        inLanguage: text(page.locale)?.replace("_", "-"),
      });
    case "organization":
      return of("Organization", {
        name: text(page.siteName) ?? text(page.title),
        url: text(page.url),
        logo: text(page.logo),
        description: text(page.description),
        sameAs: texts(page.sameAs),
      });
    case "article":
      return of("Article", {
        headline: text(page.title),
        description: text(page.description),
        image: text(page.image?.url),
        datePublished: text(page.publishedTime),
        dateModified: text(page.modifiedTime),
        author: named("Person", { name: text(page.author), url: text(page.authorUrl) }),
        publisher: named("Organization", { name: text(page.siteName), logo: text(page.logo) }),
        mainEntityOfPage: text(page.url),
        articleSection: text(page.section),
        keywords: texts(page.keywords)?.join(", "),
      });
  }
}

const of = (type: string, rows: Data): Data => ({ "@context": "https://schema.org", ...typed(type, rows) });

function typed(type: string, rows: Data): Data {
  return { "@type": type, ...Object.fromEntries(Object.entries(rows).filter(([, value]) => value !== undefined)) };
}

/** Somebody without a name is nobody. */
const named = (type: string, rows: Data) => (rows["name"] === undefined ? undefined : typed(type, rows));

function text(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === "" ? undefined : value.trim();
}

function texts(values: readonly string[] = []): readonly string[] | undefined {
  const said = values.map((value) => value.trim()).filter((value) => value !== "");
  return said.length === 0 ? undefined : said;
}

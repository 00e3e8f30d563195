import { describe, expect, it } from "vitest";
import { headTags } from "./head-tags.ts";
import type { PageMeta } from "./page-meta.ts";
import { writeHtml } from "./write-html.ts";

const html = (page: Partial<PageMeta>) => writeHtml(headTags({ title: "", description: "", ...page }));
const lines = (page: Partial<PageMeta>) => html(page).split("\n");

const article: PageMeta = {
  title: "Row-level security",
  description: "A field guide.",
  keywords: ["postgres", "rls"],
  author: "Amara Mensah",
  authorUrl: "https://fieldnote.dev/amara",
  url: "https://fieldnote.dev/rls",
  image: { url: "https://fieldnote.dev/rls.png", alt: "A lock", width: 1200, height: 630 },
  type: "article",
  siteName: "Fieldnote",
  locale: "en_US",
  isIndexed: true,
  publishedTime: "2026-11-21",
  modifiedTime: "2026-11-22T08:00:00Z",
  section: "Databases",
  twitter: { card: "summary_large_image", site: "fieldnote", creator: "@amara" },
  structuredData: "article",
};

describe("the head of a page", () => {
  it("has every tag of an article, in groups", () => {
    expect(html(article)).toBe(`<!-- Page -->
<title>Row-level security</title>
<meta name="description" content="A field guide." />
<meta name="keywords" content="postgres, rls" />
<meta name="author" content="Amara Mensah" />
<meta name="robots" content="index, follow, max-image-preview:large" />
<link rel="canonical" href="https://fieldnote.dev/rls" />

<!-- Open Graph -->
<meta property="og:type" content="article" />
<meta property="og:title" content="Row-level security" />
<meta property="og:description" content="A field guide." />
<meta property="og:url" content="https://fieldnote.dev/rls" />
<meta property="og:site_name" content="Fieldnote" />
<meta property="og:locale" content="en_US" />
<meta property="og:image" content="https://fieldnote.dev/rls.png" />
<meta property="og:image:width" content="1200" />
<meta property="og:image:height" content="630" />
<meta property="og:image:alt" content="A lock" />
<meta property="article:published_time" content="2026-11-21" />
<meta property="article:modified_time" content="2026-11-22T08:00:00Z" />
<meta property="article:author" content="https://fieldnote.dev/amara" />
<meta property="article:section" content="Databases" />
<meta property="article:tag" content="postgres" />
<meta property="article:tag" content="rls" />

<!-- Twitter -->
<meta name="twitter:card" content="summary_large_image" />
<meta name="twitter:site" content="@fieldnote" />
<meta name="twitter:creator" content="@amara" />
<meta name="twitter:title" content="Row-level security" />
<meta name="twitter:description" content="A field guide." />
<meta name="twitter:image" content="https://fieldnote.dev/rls.png" />
<meta name="twitter:image:alt" content="A lock" />

<!-- Structured data -->
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Article",
  "headline": "Row-level security",
  "description": "A field guide.",
  "image": "https://fieldnote.dev/rls.png",
  "datePublished": "2026-11-21",
  "dateModified": "2026-11-22T08:00:00Z",
  "author": {
    "@type": "Person",
    "name": "Amara Mensah",
    "url": "https://fieldnote.dev/amara"
  },
  "publisher": {
    "@type": "Organization",
    "name": "Fieldnote"
  },
  "mainEntityOfPage": "https://fieldnote.dev/rls",
  "articleSection": "Databases",
  "keywords": "postgres, rls"
}
</script>
`);
  });

  it("has no tag for what is not said", () => {
    expect(html({ title: " Only a title ", image: { url: " ", alt: "Of nothing" }, author: "" })).toBe(`<!-- Page -->
<title>Only a title</title>

<!-- Open Graph -->
<meta property="og:type" content="website" />
<meta property="og:title" content="Only a title" />
`);
  });

  it.each([
    ["</title><script>alert(1)</script>", "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"],
    ['" onload="x', '<meta property="og:title" content="&quot; onload=&quot;x" />'],
    ["a & b", '<meta name="twitter:title" content="a &amp; b" />'],
    ["&amp;", "<title>&amp;amp;</title>"],
  ])("keeps %s a text", (title, line) => {
    expect(lines({ title, twitter: { card: "summary" } })).toContain(line);
  });

  it("lets no text end the structured data", () => {
    const text = html({ title: "</script><img src=x onerror=alert(1)> \u2028", structuredData: "website" });
    const data = /<script type="application\/ld\+json">\n(.*?)\n<\/script>/s.exec(text)?.[1] ?? "";
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toMatchObject({ name: "</script><img src=x onerror=alert(1)>" });
  });

  it.each([
    [{ type: "profile", profile: { firstName: "Ada", username: "ada" } }, ["profile:first_name", "profile:username"]],
    [
      { type: "product", price: { amount: "9.90", currency: "EUR" } },
      ["product:price:amount", "product:price:currency"],
    ],
    [{ type: "website", section: "No article", profile: { firstName: "Nobody" } }, []],
  ] as const)("%j has the tags of its type only", (page, keys) => {
    const found = [...html({ title: "x", ...page }).matchAll(/property="((?:article|profile|product):[\w:]+)"/g)];
    expect(found.map(([, key]) => key)).toEqual(keys);
  });

  it.each([
    [
      { card: "player", player: { url: "https://a.example/p", width: 480, height: 270 }, app: { iphone: "1" } },
      ["twitter:card", "twitter:title", "twitter:player", "twitter:player:width", "twitter:player:height"],
    ],
    [
      { card: "app", app: { name: "Notes", iphone: "929750075", googlePlay: "dev.notes" } },
      [
        "twitter:card",
        "twitter:title",
        "twitter:app:name:iphone",
        "twitter:app:id:iphone",
        "twitter:app:name:googleplay",
        "twitter:app:id:googleplay",
      ],
    ],
  ] as const)("%j has the tags of its card", (twitter, keys) => {
    const found = [...html({ title: "x", twitter }).matchAll(/name="(twitter:[\w:]+)"/g)];
    expect(found.map(([, key]) => key)).toEqual(keys);
  });

  it("names the feed", () => {
    expect(lines({ feed: { url: "/feed.xml", title: 'The "blog"' } })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="The &quot;blog&quot;" href="/feed.xml" />',
    );
  });

  it("describes an organization", () => {
    const text = html({
      title: "x",
      siteName: "Fieldnote",
      logo: "https://fieldnote.dev/logo.png",
      sameAs: ["https://github.com/fieldnote", " "],
      structuredData: "organization",
    });
    expect(JSON.parse(/\n(\{.*\})\n/s.exec(text)?.[1] ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Fieldnote",
      logo: "https://fieldnote.dev/logo.png",
      sameAs: ["https://github.com/fieldnote"],
    });
  });
});

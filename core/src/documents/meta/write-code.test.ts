import { describe, expect, it } from "vitest";
import { headTags } from "./head-tags.ts";
import type { PageMeta } from "./page-meta.ts";
import { writeAstro, writeReact } from "./write-components.ts";
import { writeNext } from "./write-next.ts";

const page: PageMeta = {
  title: `It's "fast" & {small} </script>`,
  description: "Plain words.",
  keywords: ["a", "b"],
  url: "https://example.org/a",
  image: { url: "https://example.org/a.png", width: 1200, height: 630 },
  isIndexed: false,
  twitter: { card: "player", player: { url: "https://example.org/p", width: 480, height: 270 } },
  structuredData: "website",
};
const title = String.raw`"It's \"fast\" & {small} \u003c/script>"`;

describe("Next.js", () => {
  const source = writeNext(page);
  it("writes the metadata object", () => {
    expect(source).toContain(`export const metadata: Metadata = {
  title: ${title},
  description: "Plain words.",
  keywords: ["a", "b"],
  alternates: {
    canonical: "https://example.org/a",
  },
  robots: {
    index: false,
    follow: false,
  },
  openGraph: {
    type: "website",
    title: ${title},
    description: "Plain words.",
    url: "https://example.org/a",
    images: [
      {
        url: "https://example.org/a.png",
        width: 1200,
        height: 630,
      },
    ],
  },
  twitter: {
    card: "player",
`);
    expect(source).toContain(`playerUrl: "https://example.org/p",\n        streamUrl: "https://example.org/p",`);
    expect(source).toContain(String.raw`JSON.stringify(jsonLd).replaceAll("<", "\\u003c")`);
  });
  it("says what Next has no type for", () => {
    const product = writeNext({ ...page, type: "product", price: { amount: "9.90", currency: "EUR" } });
    expect(product).toContain('"og:type": "product",\n    "product:price:amount": "9.90"');
    expect(product).not.toContain('    type: "product"');
  });
});

describe("components", () => {
  it.each([
    ["React", writeReact(headTags(page)), "dangerouslySetInnerHTML={{ __html: safeJson }} />"],
    ["Astro", writeAstro(headTags(page)), "is:inline set:html={safeJson} />"],
  ])("%s keeps every text a text", (_, source, script) => {
    expect(source).toContain(`<title>{${title}}</title>`);
    expect(source).toContain(`<meta property="og:title" content={${title}} />`);
    expect(source).toContain('<meta name="description" content="Plain words." />');
    expect(source).toContain(`<script type="application/ld+json" ${script}`);
    expect(source).not.toContain("</script>");
  });
  it("needs no structured data", () => {
    const tags = headTags({ title: "x", description: "" });
    expect(writeReact(tags)).not.toContain("json");
    expect(writeAstro(tags)).toBe(`---
// Put <PageMeta /> into the <head> of a layout.
---

<title>x</title>
<meta property="og:type" content="website" />
<meta property="og:title" content="x" />
`);
  });
});

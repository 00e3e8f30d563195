import { headTags } from "../../documents/meta/head-tags.ts";
import { writeAstro, writeReact } from "../../documents/meta/write-components.ts";
import { writeHtml } from "../../documents/meta/write-html.ts";
import { writeNext } from "../../documents/meta/write-next.ts";
import { defineTool } from "../../tool/define-tool.ts";
import type { Output } from "../../tool/output.ts";
import { type MetaInput, metaFields } from "./fields.ts";
import { pageMetaOf } from "./page-meta-of.ts";
import { scoreOf } from "./score.ts";
import { checkRest } from "./validate.ts";

/** The tags of a page's head: for search engines, for networks, as structured data. */
export const tool = defineTool({
  id: "meta-tags",
  route: "/meta-tags",
  title: "Meta Tags",
  summary: "The head of a page for search engines and networks, checked",
  aliases: ["seo", "open graph", "twitter card", "json-ld", "structured data", "head", "canonical"],
  action: { label: "Generate Meta Tags", busyLabel: "Generating...", success: { title: "Meta Tags Generated" } },
  fields: metaFields,
  positional: "title",
  examples: [
    {
      name: "An article",
      input: {
        title: "Row-level security without the guesswork",
        description:
          "A field guide to Postgres policies: write the rule in words, read the SQL it becomes, and try it on real rows before anyone else can.",
        keywords: "postgres, row level security, policies, sql, supabase",
        author: "Amara Mensah",
        authorUrl: "https://fieldnote.dev/amara",
        url: "https://fieldnote.dev/postgres/row-level-security",
        image: "https://fieldnote.dev/share/row-level-security.png",
        imageAlt: "A lock over the rows of a table",
        imageSize: "1200x630",
        type: "article",
        publishedTime: "2026-11-21",
        articleSection: "Databases",
        siteName: "Fieldnote",
        locale: "en_US",
        twitterSite: "@fieldnote",
        structuredData: "article",
      },
    },
    {
      name: "The home page of a company",
      input: {
        title: "Fieldnote: notes that find you again",
        description: "Write once, find it in a second, on every device and without an account. Free for one person.",
        keywords: "notes, search, offline",
        url: "https://fieldnote.dev/",
        image: "https://fieldnote.dev/share.png",
        siteName: "Fieldnote",
        twitterSite: "@fieldnote",
        structuredData: "organization",
        logo: "https://fieldnote.dev/logo.png",
        sameAs: ["https://github.com/fieldnote"],
      },
    },
    {
      name: "A talk with its player, for Next.js",
      input: {
        title: "Talk: indexes that pay for themselves",
        description: "Forty minutes on reading a query plan, from the first EXPLAIN to an index nobody regrets.",
        url: "https://fieldnote.dev/talks/indexes",
        image: "https://fieldnote.dev/talks/indexes.png",
        siteName: "Fieldnote",
        twitterCard: "player",
        playerUrl: "https://fieldnote.dev/talks/indexes/player",
        format: "next",
      },
    },
  ],
  check: checkRest,
  generate(input, _ports, { warn }) {
    if (/\.svgz?([?#].*)?$/i.test(input.image.trim()))
      warn("Networks show no SVG. Give them a PNG or JPEG of 1200 by 630 pixels.");
    return [fileOf(input), scoreFacts(input)];
  },
});

function fileOf(input: MetaInput): Output {
  const page = pageMetaOf(input);
  const groups = headTags(page);
  switch (input.format) {
    case "html":
      return text("meta-tags.html", "HTML", "text/html", writeHtml(groups));
    case "next":
      return text("metadata.ts", "Next.js", "text/typescript", writeNext(page));
    case "react":
      return text("page-meta.tsx", "React 19", "text/typescript", writeReact(groups));
    case "astro":
      return text("PageMeta.astro", "Astro", "text/plain", writeAstro(groups));
  }
}

const text = (name: string, label: string, mime: string, source: string): Output => ({
  kind: "text",
  name,
  label,
  mime,
  text: source,
});

function scoreFacts(input: MetaInput): Output {
  const rows = scoreOf(input).map(({ label, isGood, measure }) => ({
    label,
    value: `${isGood ? "good" : "to fix"}, ${measure}`,
  }));
  return { kind: "facts", name: "seo-score", label: "SEO score", rows };
}

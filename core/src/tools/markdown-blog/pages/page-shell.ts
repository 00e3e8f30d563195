import { headTags } from "../../../documents/meta/head-tags.ts";
import type { PageMeta } from "../../../documents/meta/page-meta.ts";
import { tagHtml } from "../../../documents/meta/write-html.ts";
import { escapeHtml } from "../../../text/escape.ts";
import { absolute, type Site } from "../site.ts";

export interface PageParts {
  /** Where the page stands in the site, `/` between folders. */
  readonly path: string;
  readonly language: string;
  readonly meta: PageMeta;
  /** The inside of `main`. */
  readonly main: string;
}

/** Languages written from right to left, unless their tag names another script. */
const RIGHT_TO_LEFT =
  /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|pnb|ps|sd|syr|ug|ur|yi)(?!-latn)(?:-|$)|-(?:arab|hebr)(?:-|$)/i;
const isRightToLeft = (language: string) => RIGHT_TO_LEFT.test(language);

/** The address of a file of the site as a page elsewhere in it links to it; relative, so that the site works anywhere. */
export function linkFrom(page: string, target: string): string {
  return "../".repeat(page.split("/").length - 1) + target;
}

/**
 * A whole page: head, header with the way around, `main`, footer. No script, and everything by relative links.
 * Ids of the page hold a colon, which no heading's slug has.
 */
export function pageShell(site: Site, { path, language, meta, main }: PageParts): string {
  const to = (target: string): string => escapeHtml(linkFrom(path, target));
  const current = (target: string): string => (target === path ? ' aria-current="page"' : "");
  const tags = headTags({
    feed: { url: absolute(site, "feed.xml"), title: site.title },
    siteName: site.title,
    ...meta,
  });
  const tagsLink =
    site.tags.length === 0 ? "" : `<a href="${to("tags/index.html")}"${current("tags/index.html")}>Tags</a>\n`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tags
  .flatMap((group) => group.tags.map(tagHtml))
  .join("\n")
  .replaceAll(" />", ">")}
<link rel="stylesheet" href="${to("style.css")}">
<link rel="icon" type="image/svg+xml" href="${to("icon.svg")}">
</head>
<body>
<a class="skip" href="#page:main">Skip to the text</a>
<header class="site">
${path === "index.html" ? "" : `<a class="brand" href="${to("index.html")}">${escapeHtml(site.title)}</a>\n`}<nav aria-label="Site">
<a href="${to("index.html")}"${current("index.html")}>Posts</a>
${tagsLink}<a href="${to("feed.xml")}">RSS</a>
</nav>
</header>
<main id="page:main">
${main}</main>
<footer class="site">
<p>${escapeHtml(site.author === "" ? site.title : site.author)}</p>
<p><a href="${to("feed.xml")}">Subscribe by RSS</a></p>
</footer>
</body>
</html>
`;
}

const months = "January February March April May June July August September October November December".split(" ");

/** A date for people: `14 March 2026`, inside `time`. The day as it was written, whatever the reader's zone. */
export function timeHtml(date: string): string {
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  return `<time datetime="${escapeHtml(date.slice(0, 10))}">${Number(day)} ${months[Number(month) - 1] ?? month} ${year}</time>`;
}

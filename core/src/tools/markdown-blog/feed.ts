import type { HtmlOptions } from "../../documents/markdown/html/html-options.ts";
import { escapeXml } from "../../text/escape.ts";
import { postHtml } from "./pages/post-page.ts";
import { absolute, postPath, type Site } from "./site.ts";

/**
 * The feed: RSS 2.0 (rssboard.org, 2009) with the whole text of each post, and the address of the feed itself as the
 * Atom link that validators ask for. The newest 50 posts.
 * @param optionsOf how links and pictures of a post are written; they have to be absolute
 */
export function feed(site: Site, optionsOf: (post: Site["posts"][number]) => HtmlOptions): string {
  const items = site.posts.slice(0, 50).map((post) => {
    const address = absolute(site, postPath(post));
    return [
      "<item>",
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${escapeXml(address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      ...(post.date === undefined ? [] : [`<pubDate>${rfc822(post.date)}</pubDate>`]),
      ...(post.author === "" ? [] : [`<dc:creator>${escapeXml(post.author)}</dc:creator>`]),
      ...post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      `<description>${escapeXml(post.description)}</description>`,
      `<content:encoded>${escapeXml(postHtml(post, optionsOf(post)))}</content:encoded>`,
      "</item>",
    ].join("\n");
  });
  const latest = site.posts
    .map(({ updated, date }) => updated ?? date ?? "")
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(site.title)}</title>
<link>${escapeXml(site.address)}</link>
<description>${escapeXml(site.description === "" ? site.title : site.description)}</description>
<language>${escapeXml(site.language.toLowerCase())}</language>
<generator>Toolbox</generator>
${latest === undefined || latest === "" ? "" : `<lastBuildDate>${rfc822(latest)}</lastBuildDate>\n`}<atom:link href="${escapeXml(absolute(site, "feed.xml"))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
}

/** Every page of the site, by the protocol of sitemaps.org 0.9. */
export function sitemap(site: Site): string {
  const entry = (address: string, date: string | undefined): string =>
    `<url><loc>${escapeXml(address)}</loc>${date === undefined ? "" : `<lastmod>${date.slice(0, 10)}</lastmod>`}</url>`;
  const rows = [
    entry(site.address, undefined),
    ...site.posts.map((post) => entry(absolute(site, postPath(post)), post.updated ?? post.date)),
    ...site.tags.map((tag) => entry(absolute(site, `tags/${tag.slug}.html`), undefined)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join("\n")}
</urlset>
`;
}

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** RFC 822 with a year of four digits, as RSS has it; a date without a time or a zone counts as UTC. */
function rfc822(date: string): string {
  const [, day = "", time = "00:00", zone = "Z"] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)[.\d]* ?(Z|[+-]\d{2}:?\d{2})?)?/.exec(date) ?? [];
  const offset = zone === "Z" ? "Z" : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const at = new Date(`${day}T${time}${offset}`);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${days[at.getUTCDay()]}, ${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} GMT`;
}

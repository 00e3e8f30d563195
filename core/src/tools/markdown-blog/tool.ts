import type { HtmlOptions } from "../../documents/markdown/html/html-options.ts";
import { isSiteAddress } from "../../documents/meta/is-site-address.ts";
import { escapeHtml } from "../../text/escape.ts";
import { defineTool } from "../../tool/define-tool.ts";
import type { Issue, Output, TextOutput } from "../../tool/output.ts";
import { feed, sitemap } from "./feed.ts";
import { fields, UNNAMED_ADDRESS } from "./fields.ts";
import { indexPage, tagPage, tagsPage } from "./pages/list-pages.ts";
import { makeSite } from "./make-site.ts";
import { gatherImages } from "./post-images.ts";
import { postLinks, warnOfDeadLinks } from "./post-links.ts";
import { postPage } from "./pages/post-page.ts";
import { readPosts } from "./read-posts.ts";
import { EXAMPLE } from "./sample.ts";
import { shareImages } from "./share-images.ts";
import { postPath, type Site, tagPath } from "./site.ts";
import { siteCss } from "./pages/site-css.ts";

const example = { text: EXAMPLE, siteUrl: "https://notes.example.org" } as const;

/** Markdown files as a site that needs no script and no server: pages, tags, feed, sitemap, share images. */
export const tool = defineTool({
  id: "markdown-blog",
  route: "/markdown-pdf",
  title: "Blog Site",
  summary: "A blog site of Markdown files: pages, tags, RSS, share images",
  aliases: ["blog", "static site", "markdown to html", "rss", "html"],
  worker: { timeoutMs: 180_000 },
  action: {
    label: "Generate Blog Site",
    busyLabel: "Generating...",
    success: { title: "Blog Site Generated" },
    failure: "Failed to generate the blog site. Please try again.",
  },
  positional: "documents",
  fields,
  examples: [
    { name: "A post with code and a table", input: { ...example, siteDescription: "Notes from a small kitchen." } },
    { name: "Minimal", input: { ...example, style: "minimal" } },
    { name: "Dark", input: { ...example, style: "dark" } },
  ],
  check({ text, documents, siteUrl, language }) {
    const issues: Issue[] = [];
    if (documents.length === 0 && text.trim() === "")
      issues.push({ field: "text", message: "Write some Markdown, or give a file." });
    if (text.length > MAX_LENGTH)
      issues.push({ field: "text", message: "A post may have at most 5 MB. Split it into several files." });
    if (!isSiteAddress(siteUrl))
      issues.push({ field: "siteUrl", message: "The site's address must begin with https:// and have no ? and no #." });
    if (!/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(language.trim()))
      issues.push({ field: "language", message: "Write a language tag, such as en or pt-BR." });
    return issues;
  },
  async generate(input, ports, context) {
    const posts = await readPosts(input, context.warn);
    if (input.siteUrl.trim() === UNNAMED_ADDRESS)
      context.warn(`Feed, sitemap and share cards point to ${UNNAMED_ADDRESS}. Set Site Address before you publish.`);
    const site = makeSite(input, posts);
    warnOfDeadLinks(posts, context.warn);
    const images = await gatherImages(posts, input.images, context.warn);
    const { highlightCode } = await import("../../documents/markdown/theme/highlight-code.ts");
    const options = (post: Site["posts"][number], form: "relative" | "absolute"): HtmlOptions => ({
      ...postLinks(site, post, images, form),
      ...(form === "relative" ? { highlight: highlightCode, anchors: true } : {}),
    });
    const outputs: Output[] = [
      html("index.html", indexPage(site)),
      ...posts.map((post) => html(postPath(post), postPage(site, post, options(post, "relative")))),
      ...(site.tags.length === 0 ? [] : [html("tags/index.html", tagsPage(site))]),
      ...site.tags.map((tag) => html(tagPath(tag), tagPage(site, tag))),
      text(
        "feed.xml",
        "application/rss+xml",
        feed(site, (post) => options(post, "absolute")),
      ),
      text("sitemap.xml", "application/xml", sitemap(site)),
      text("style.css", "text/css", siteCss(site.style)),
      text("icon.svg", "image/svg+xml", icon(site)),
      ...images.files,
    ];
    let drawn = 0;
    for await (const image of shareImages(site, ports, context)) {
      outputs.push(image);
      context.progress(++drawn, posts.length + 1, "Drawing share images");
    }
    return outputs;
  },
});

const MAX_LENGTH = 5 * 1024 * 1024;

const text = (name: string, mime: string, content: string): TextOutput => ({ kind: "text", name, mime, text: content });
const html = (name: string, content: string): TextOutput => text(name, "text/html", content);

/** The site's first letter on its accent. */
function icon({ title, style }: Site): string {
  const [letter = ""] = Array.from(title.toUpperCase());
  const [ground, ink] =
    style === "minimal" ? ["#1a1a1a", "#ffffff"] : style === "dark" ? ["#14171c", "#7db5ff"] : ["#4f46e5", "#ffffff"];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${ink}">${escapeHtml(letter)}</text></svg>\n`;
}

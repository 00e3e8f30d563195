import { headingsOf } from "../../../documents/markdown/html/headings.ts";
import type { HtmlOptions } from "../../../documents/markdown/html/html-options.ts";
import { renderHtml } from "../../../documents/markdown/html/render-html.ts";
import { escapeHtml } from "../../../text/escape.ts";
import { linkFrom, pageShell, timeHtml } from "./page-shell.ts";
import type { Post } from "../post.ts";
import { absolute, encodePath, postPath, shareImage, type Site, tagPath } from "../site.ts";

/** The page of one post, with the way to its neighbors. @param options how its links and pictures are written */
export function postPage(site: Site, post: Post, options: HtmlOptions): string {
  const path = postPath(post);
  return pageShell(site, {
    path,
    language: post.language,
    meta: {
      title: post.title,
      description: post.description,
      keywords: post.tags,
      author: post.author,
      url: absolute(site, path),
      type: "article",
      image: shareImage(site, post.slug, post.title),
      twitter: { card: "summary_large_image" },
      structuredData: "article",
      ...(post.date === undefined ? {} : { publishedTime: post.date }),
      ...(post.updated === undefined ? {} : { modifiedTime: post.updated }),
    },
    main: `<article class="post">
<header class="opening">
<h1>${escapeHtml(post.title)}</h1>
<p class="facts">${facts(post).join(" ")}</p>
</header>
<div class="doc">
${postHtml(post, options)}</div>
${tagLinks(site, post, path)}</article>
${neighbors(site, post, path)}`,
  });
}

/** The text of a post. The title is the page's only `h1`, so headings move down a level when the text has one too. */
export function postHtml(post: Post, options: HtmlOptions): string {
  const hasTop = headingsOf(post.document.blocks).some(({ level }) => level === 1);
  return renderHtml(post.document, { headingShift: hasTop ? 1 : 0, ...options });
}

function facts(post: Post): readonly string[] {
  const { author, date, updated, minutes } = post;
  return [
    ...(author === "" ? [] : [`<span>${escapeHtml(author)}</span>`]),
    ...(date === undefined ? [] : [timeHtml(date)]),
    ...(updated === undefined ? [] : [`<span>updated ${timeHtml(updated)}</span>`]),
    `<span>${minutes} min read</span>`,
  ];
}

function tagLinks(site: Site, post: Post, path: string): string {
  const links = site.tags
    .filter((tag) => tag.posts.includes(post))
    .map(
      (tag) =>
        `<li><a rel="tag" href="${escapeHtml(linkFrom(path, encodePath(tagPath(tag))))}">${escapeHtml(tag.name)}</a></li>`,
    );
  return links.length === 0 ? "" : `<ul class="tags" aria-label="Tags">\n${links.join("\n")}\n</ul>\n`;
}

function neighbors(site: Site, post: Post, path: string): string {
  const at = site.posts.indexOf(post);
  const link = (other: Post | undefined, rel: "next" | "prev", label: string): string =>
    other
      ? `<a rel="${rel}" href="${escapeHtml(linkFrom(path, encodePath(postPath(other))))}"><span>${label}</span> ${escapeHtml(other.title)}</a>\n`
      : "";
  const links = link(site.posts[at + 1], "prev", "Older") + link(site.posts[at - 1], "next", "Newer");
  return links === "" ? "" : `<nav class="neighbors" aria-label="Other posts">\n${links}</nav>\n`;
}

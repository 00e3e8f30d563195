import { escapeHtml } from "../../../text/escape.ts";
import { linkFrom, pageShell, timeHtml } from "./page-shell.ts";
import type { Post } from "../post.ts";
import { absolute, encodePath, postPath, shareImage, type Site, tagPath } from "../site.ts";

/** The first page: what the site is, and every post, the newest first. */
export function indexPage(site: Site): string {
  const path = "index.html";
  const lead = site.description === "" ? "" : `<p class="lead">${escapeHtml(site.description)}</p>\n`;
  return pageShell(site, {
    path,
    language: site.language,
    meta: {
      title: site.title,
      description: site.description,
      url: site.address,
      type: "website",
      image: shareImage(site, "index", site.title),
      twitter: { card: "summary_large_image" },
      structuredData: "website",
      ...(site.author === "" ? {} : { author: site.author }),
    },
    main: `<header class="opening">\n<h1>${escapeHtml(site.title)}</h1>\n${lead}</header>\n${postList(site.posts, path, "h2")}`,
  });
}

/** The posts of one tag. */
export function tagPage(site: Site, tag: Site["tags"][number]): string {
  const path = tagPath(tag);
  const words = countOf(tag.posts.length);
  return pageShell(site, {
    path,
    language: site.language,
    meta: {
      title: `${tag.name} · ${site.title}`,
      description: `${words} about ${tag.name}.`,
      url: absolute(site, path),
      image: shareImage(site, "index", site.title),
      twitter: { card: "summary_large_image" },
    },
    main: `<header class="opening">\n<h1>${escapeHtml(tag.name)}</h1>\n<p class="lead">${words}</p>\n</header>\n${postList(tag.posts, path, "h2")}`,
  });
}

/** All tags with the number of their posts. */
export function tagsPage(site: Site): string {
  const path = "tags/index.html";
  const rows = site.tags.map((tag) => {
    const href = escapeHtml(linkFrom(path, encodePath(tagPath(tag))));
    return `<li><a href="${href}">${escapeHtml(tag.name)}</a> <span>${tag.posts.length}</span></li>\n`;
  });
  return pageShell(site, {
    path,
    language: site.language,
    meta: {
      title: `Tags · ${site.title}`,
      description: `Everything on ${site.title} by subject.`,
      url: absolute(site, path),
      image: shareImage(site, "index", site.title),
      twitter: { card: "summary_large_image" },
    },
    main: `<header class="opening">\n<h1>Tags</h1>\n</header>\n<ul class="tag-list">\n${rows.join("")}</ul>\n`,
  });
}

function postList(posts: readonly Post[], path: string, heading: "h2"): string {
  const rows = posts.map((post) => {
    const href = escapeHtml(linkFrom(path, encodePath(postPath(post))));
    const lead = post.description === "" ? "" : `<p>${escapeHtml(post.description)}</p>\n`;
    const date = post.date === undefined ? "" : timeHtml(post.date);
    return `<li><article lang="${escapeHtml(post.language)}">
<${heading}><a href="${href}">${escapeHtml(post.title)}</a></${heading}>
<p class="facts">${[date, `<span>${post.minutes} min read</span>`].filter(Boolean).join(" ")}</p>
${lead}</article></li>\n`;
  });
  return `<ol class="posts">\n${rows.join("")}</ol>\n`;
}

const countOf = (posts: number): string => (posts === 1 ? "One post" : `${posts} posts`);

import { linksIn } from "../../documents/markdown/all-inlines.ts";
import type { HtmlOptions } from "../../documents/markdown/html/html-options.ts";
import { imagePlace, safeHref } from "../../documents/markdown/html/safe-href.ts";
import { clip } from "../../text/format.ts";
import { linkFrom } from "./pages/page-shell.ts";
import type { Post } from "./post.ts";
import type { SiteImages } from "./post-images.ts";
import { absolute, encodePath, postPath, type Site } from "./site.ts";

/**
 * How a post's links and pictures are written: a link to another post's file leads to its page, pictures to their place
 * in the site, those of other sites stay where they are.
 * @param form relative for pages; absolute for the feed, which is read elsewhere
 */
export function postLinks(site: Site, post: Post, images: SiteImages, form: "relative" | "absolute"): HtmlOptions {
  const address = (path: string): string =>
    form === "absolute" ? absolute(site, path) : linkFrom(postPath(post), encodePath(path));
  const byFile = postsByFile(site.posts);
  return {
    href(href) {
      const safe = safeHref(href);
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(safe ?? "") ?? [];
      if (safe === undefined) return undefined;
      if (path === "") return form === "absolute" ? absolute(site, postPath(post)) + rest : safe;
      const target = /^[a-z][a-z0-9+.-]*:/i.test(path) ? undefined : byFile.get(fileOf(path));
      return target ? address(postPath(target)) + rest : safe;
    },
    image({ src }) {
      const place = imagePlace(src);
      // Without a scheme it would lead into the file system of who opens the site from a folder.
      if (place.kind === "remote") return { src: place.src.replace(/^[\\/]{2}/, "https://") };
      if (place.kind === "data") return { src: place.src };
      const path = images.pathOf(post, src);
      return path === undefined ? undefined : { src: address(path) };
    },
  };
}

const postsByFile = (posts: readonly Post[]): ReadonlyMap<string, Post> =>
  new Map(posts.filter(({ fileName }) => fileName !== "").map((one) => [one.fileName, one]));

/** Says through `warn` which links of the posts lead to Markdown that is not on the site. */
export function warnOfDeadLinks(posts: readonly Post[], warn: (message: string) => void): void {
  const byFile = postsByFile(posts);
  for (const { document, fileName } of posts) {
    const dead = new Set<string>();
    for (const href of linksIn(document)) {
      const path = (safeHref(href) ?? "").replace(/[?#].*$/s, "");
      const isMarkdown = !/^[a-z][a-z0-9+.-]*:/i.test(path) && /\.(?:md|markdown|mdx)$/i.test(path);
      if (isMarkdown && !byFile.has(fileOf(path))) dead.add(href);
    }
    for (const href of dead)
      warn(`${fileName || "The post"} links to ${clip(href, 80)}, which is not on the site: the link leads nowhere.`);
  }
}

function fileOf(path: string): string {
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}

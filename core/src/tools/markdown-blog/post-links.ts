import type { HtmlOptions } from "../../documents/markdown/html/html-options.ts";
import { imagePlace, safeHref } from "../../documents/markdown/html/safe-href.ts";
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
  const byFile = new Map(site.posts.filter(({ fileName }) => fileName !== "").map((one) => [one.fileName, one]));
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

function fileOf(path: string): string {
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}

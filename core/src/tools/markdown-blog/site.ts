import type { PageImage } from "../../documents/meta/page-meta.ts";
import type { BlogInput } from "./fields.ts";
import type { Post } from "./post.ts";

/** Everything the pages of a site have in common. */
export interface Site {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  readonly style: BlogInput["style"];
  /** With a slash at its end. */
  readonly address: string;
  readonly posts: readonly Post[];
  readonly tags: readonly Tag[];
}

/** A tag with its posts, the newest first. */
export interface Tag {
  readonly name: string;
  readonly slug: string;
  readonly posts: readonly Post[];
}

export const postPath = (post: Pick<Post, "slug">): string => `posts/${post.slug}.html`;
export const tagPath = (tag: Pick<Tag, "slug">): string => `tags/${tag.slug}.html`;
export const imagePath = (slug: string): string => `og/${slug}.png`;

/** The absolute address of a file of the site, each part percent-encoded. */
export function absolute(site: Pick<Site, "address">, path: string): string {
  return site.address + encodePath(path);
}

/** A path as it stands in a link. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

export function shareImage(site: Pick<Site, "address">, slug: string, title: string): PageImage {
  return { url: absolute(site, imagePath(slug)), width: 1200, height: 630, alt: title };
}

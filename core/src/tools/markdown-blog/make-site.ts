import { headingSlug } from "../../documents/markdown/parse/slugs.ts";
import { freeName } from "../../text/free-name.ts";
import type { BlogInput } from "./fields.ts";
import type { Post } from "./post.ts";
import type { Site, Tag } from "./site.ts";

/** The site as a whole: its own words, its posts, and their tags by name. Tags count as one whatever their case. */
export function makeSite(input: BlogInput, posts: readonly Post[]): Site {
  const tags = new Map<string, { name: string; posts: Post[] }>();
  for (const post of posts) {
    for (const name of post.tags) {
      const tag = tags.get(name.toLowerCase()) ?? { name, posts: [] };
      tags.set(name.toLowerCase(), tag);
      if (!tag.posts.includes(post)) tag.posts.push(post);
    }
  }
  return {
    title: input.siteTitle.trim(),
    description: input.siteDescription.trim(),
    author: input.siteAuthor.trim(),
    language: input.language.trim(),
    style: input.style,
    address: `${input.siteUrl.trim().replace(/\/+$/, "")}/`,
    posts,
    tags: withSlugs([...tags.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"))),
  };
}

function withSlugs(tags: readonly Omit<Tag, "slug">[]): readonly Tag[] {
  // The list of all tags has the name `index`.
  const used = new Set(["index"]);
  return tags.map((tag) => ({ ...tag, slug: freeName(headingSlug(tag.name) || "tag", used) }));
}

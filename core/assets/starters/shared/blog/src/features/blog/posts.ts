export interface Post {
  slug: string;
  title: string;
  date: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export const posts: Post[] = [
  {
    slug: "hello",
    title: "Hello",
    date: "2026-01-15",
    summary: "The first post.",
    body: "# Hello\n\nThis is the **first** post.\n\n- Write in Markdown\n- Put it into posts.ts",
  },
  {
    slug: "second",
    title: "A second one",
    date: "2026-02-01",
    summary: "So that the list is one.",
    body: "Posts have *emphasis*, `code` and [links](https://example.com).",
  },
];

export function findPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug);
}

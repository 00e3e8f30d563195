import type { Post } from "./posts";

export function PostCard({ post }: { post: Post }) {
  return (
    <article>
      <h2>
        <a href={`#/blog/${post.slug}`}>{post.title}</a>
      </h2>
      <time dateTime={post.date}>{post.date}</time>
      <p>{post.summary}</p>
    </article>
  );
}

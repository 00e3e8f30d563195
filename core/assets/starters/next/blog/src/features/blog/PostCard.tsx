import Link from "next/link";
import type { Post } from "./posts";

export function PostCard({ post }: { post: Post }) {
  return (
    <article>
      <h2>
        <Link href={`/blog/${post.slug}`}>{post.title}</Link>
      </h2>
      <time dateTime={post.date}>{post.date}</time>
      <p>{post.summary}</p>
    </article>
  );
}

import { PostBody } from "./PostBody";
import { findPost } from "./posts";

export function BlogDetail({ slug }: { slug: string }) {
  const post = findPost(slug);
  if (!post) return <p>There is no such post.</p>;
  return (
    <article>
      <time dateTime={post.date}>{post.date}</time>
      <PostBody source={post.body} />
    </article>
  );
}

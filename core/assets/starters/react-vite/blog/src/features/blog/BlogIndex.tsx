import { PostList } from "./PostList";
import { posts } from "./posts";

export function BlogIndex() {
  return (
    <main>
      <h1>Blog</h1>
      <PostList posts={posts} />
    </main>
  );
}

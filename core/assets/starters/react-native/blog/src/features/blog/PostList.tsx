import { PostCard } from "./PostCard";
import type { Post } from "./posts";

export function PostList({ posts }: { posts: Post[] }) {
  return posts.map((post) => <PostCard key={post.slug} post={post} />);
}

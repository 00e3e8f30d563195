import { Screen } from "@/components/Screen";
import { PostList } from "@/features/blog/PostList";
import { posts } from "@/features/blog/posts";

export default function BlogIndex() {
  return (
    <Screen>
      <PostList posts={posts} />
    </Screen>
  );
}

import type { Metadata } from "next";
import { PostList } from "@/features/blog/PostList";
import { posts } from "@/features/blog/posts";

export const metadata: Metadata = { title: "Blog" };

export default function BlogIndex() {
  return (
    <main>
      <h1>Blog</h1>
      <PostList posts={posts} />
    </main>
  );
}

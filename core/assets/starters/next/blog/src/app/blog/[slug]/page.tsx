import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostBody } from "@/features/blog/PostBody";
import { findPost, posts } from "@/features/blog/posts";

interface Props {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return { title: findPost(slug)?.title };
}

export default async function BlogDetail({ params }: Props) {
  const { slug } = await params;
  const post = findPost(slug);
  if (!post) notFound();
  return (
    <article>
      <time dateTime={post.date}>{post.date}</time>
      <PostBody source={post.body} />
    </article>
  );
}

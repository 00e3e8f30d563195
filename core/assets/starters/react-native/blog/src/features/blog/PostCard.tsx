import { Link } from "expo-router";
import { Text, View } from "react-native";
import type { Post } from "./posts";

export function PostCard({ post }: { post: Post }) {
  return (
    <View>
      <Link href={{ pathname: "/blog/[slug]", params: { slug: post.slug } }}>
        {post.title}
      </Link>
      <Text>{post.date}</Text>
      <Text>{post.summary}</Text>
    </View>
  );
}

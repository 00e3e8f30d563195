import { useLocalSearchParams } from "expo-router";
import { Text } from "react-native";
import { Screen } from "@/components/Screen";
import { PostBody } from "@/features/blog/PostBody";
import { findPost } from "@/features/blog/posts";

export default function BlogDetail() {
  const { slug } = useLocalSearchParams<{ slug: string }>();
  const post = findPost(slug);
  return (
    <Screen>
      {post ? (
        <PostBody source={post.body} />
      ) : (
        <Text>There is no such post.</Text>
      )}
    </Screen>
  );
}

import type { StarterFiles } from "./starter-files.ts";

/** The dashboard module. */
export const nativeDashboard: StarterFiles = {
  "src/app/dashboard.tsx": `import { DashboardPage } from "@/features/dashboard/DashboardPage";

export default DashboardPage;
`,
  "src/features/dashboard/DashboardLayout.tsx": `import type { ReactNode } from "react";
import { Screen } from "@/components/Screen";
import { Header } from "./Header";
import { Sidebar } from "./Sidebar";

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <Header title="Dashboard" />
      <Sidebar />
      {children}
    </Screen>
  );
}
`,
  "src/features/dashboard/DashboardPage.tsx": `import { Text, View } from "react-native";
import { DashboardLayout } from "./DashboardLayout";

const figures = [
  { label: "Visitors", value: 1280 },
  { label: "Sign-ups", value: 64 },
  { label: "Orders", value: 17 },
];

export function DashboardPage() {
  return (
    <DashboardLayout>
      {figures.map(({ label, value }) => (
        <View key={label}>
          <Text>{label}</Text>
          <Text>{value.toLocaleString("en")}</Text>
        </View>
      ))}
    </DashboardLayout>
  );
}
`,
  "src/features/dashboard/Header.tsx": `import { StyleSheet, Text } from "react-native";

export function Header({ title }: { title: string }) {
  return (
    <Text accessibilityRole="header" style={styles.title}>
      {title}
    </Text>
  );
}

const styles = StyleSheet.create({
  title: { fontSize: 24, fontWeight: "600" },
});
`,
  "src/features/dashboard/Sidebar.tsx": `import { StyleSheet, Text, View } from "react-native";

const items = ["Overview", "Reports", "Settings"];

/** On a phone the sidebar is a row. */
export function Sidebar() {
  return (
    <View style={styles.row}>
      {items.map((item) => (
        <Text key={item}>{item}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: "row", gap: 16 },
});
`,
};

/** The blog module. */
export const nativeBlog: StarterFiles = {
  "src/app/blog/[slug].tsx": `import { useLocalSearchParams } from "expo-router";
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
`,
  "src/app/blog/index.tsx": `import { Screen } from "@/components/Screen";
import { PostList } from "@/features/blog/PostList";
import { posts } from "@/features/blog/posts";

export default function BlogIndex() {
  return (
    <Screen>
      <PostList posts={posts} />
    </Screen>
  );
}
`,
  "src/features/blog/PostBody.tsx": `import { StyleSheet, Text } from "react-native";
import { parseInline, parseMarkdown, type Inline } from "./markdown";

/** A Markdown text as native text. */
export function PostBody({ source }: { source: string }) {
  return parseMarkdown(source).map((block, at) => {
    if (block.kind === "list") {
      return block.items.map((item) => (
        <Text key={\`\${at} \${item}\`}>
          • <Words text={item} />
        </Text>
      ));
    }
    return (
      <Text key={at} style={block.kind === "heading" && styles.heading}>
        <Words text={block.text} />
      </Text>
    );
  });
}

function Words({ text }: { text: string }) {
  return parseInline(text).map((part, at) => (
    <Text key={at} style={styleOf(part)}>
      {part.text}
    </Text>
  ));
}

function styleOf({ kind }: Inline) {
  return kind === "text" ? undefined : styles[kind];
}

const styles = StyleSheet.create({
  heading: { fontSize: 22, fontWeight: "600" },
  strong: { fontWeight: "700" },
  em: { fontStyle: "italic" },
  code: { fontFamily: "monospace" },
  link: { textDecorationLine: "underline" },
});
`,
  "src/features/blog/PostCard.tsx": `import { Link } from "expo-router";
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
`,
  "src/features/blog/PostList.tsx": `import { PostCard } from "./PostCard";
import type { Post } from "./posts";

export function PostList({ posts }: { posts: Post[] }) {
  return posts.map((post) => <PostCard key={post.slug} post={post} />);
}
`,
};

/** The api module. */
export const nativeApi: StarterFiles = {
  ".env.example": `# Where the app finds your API.
EXPO_PUBLIC_API_URL=http://localhost:3000/api
`,
  "src/features/api/index.ts": `import { withAuth } from "./withAuth";

const base = process.env.EXPO_PUBLIC_API_URL ?? "http://localhost:3000/api";

/** Calls a route of your API; throws with the words of the server. */
export async function callApi<T>(path: string, init: RequestInit = {}) {
  const response = await fetch(\`\${base}\${path}\`, withAuth(init));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(\`\${response.status} \${JSON.stringify(body)}\`);
  }
  return body as T;
}
`,
  "src/features/api/users.ts": `import { callApi } from "./index";
import { readNewUser, type NewUser } from "./validate";

export function listUsers() {
  return callApi<NewUser[]>("/users");
}

/** Checks the user before the server does. */
export async function addUser(user: NewUser) {
  const reading = readNewUser(user);
  if (!reading.ok) throw new Error(reading.message);
  return callApi<NewUser>("/users", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(reading.value),
  });
}
`,
  "src/features/api/withAuth.ts": `let token: string | null = null;

/** The token of the session; null after signing out. */
export function setToken(next: string | null) {
  token = next;
}

/** Adds the token to a request: the client's side of an auth middleware. */
export function withAuth(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", \`Bearer \${token}\`);
  return { ...init, headers };
}
`,
};

import type { StarterFiles } from "./starter-files.ts";

/** What every Next.js project has, but for the files that depend on the input. */
export const nextBase: StarterFiles = {
  ".gitignore": `/node_modules
/.next/
/out/
/build
/coverage
*.tsbuildinfo
next-env.d.ts
.env*
!.env.example
.DS_Store
*.pem
npm-debug.log*
`,
  "eslint.config.mjs": `import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTs from "eslint-config-next/typescript";

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  globalIgnores([".next/**", "out/**", "build/**", "next-env.d.ts"]),
]);
`,
  "next.config.ts": `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  turbopack: {
    rules: {
      "*.css": {
        loaders: ["@tailwindcss/turbopack"],
        as: "*.css",
      },
    },
  },
};

export default nextConfig;
`,
  "public/favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#1d4ed8" />
  <path d="M9 16.5l5 5 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`,
  "src/app/globals.css": `@import "tailwindcss";

@theme {
  --font-sans: system-ui, sans-serif;
  --font-mono: ui-monospace, monospace;
}

@layer base {
  body {
    @apply mx-auto max-w-2xl p-6 leading-relaxed;
  }
  h1 {
    @apply mb-4 text-2xl font-semibold;
  }
  a {
    @apply text-blue-700 underline dark:text-blue-300;
  }
  form,
  label {
    @apply grid gap-2;
  }
  input {
    @apply rounded border px-3 py-2;
  }
  button {
    @apply rounded bg-blue-700 px-4 py-2 font-medium text-white;
  }
}
`,
  "tsconfig.json": `{
  "compilerOptions": {
    "target": "ES2017",
    "lib": ["dom", "dom.iterable", "esnext"],
    "allowJs": true,
    "skipLibCheck": true,
    "strict": true,
    "noEmit": true,
    "esModuleInterop": true,
    "module": "esnext",
    "moduleResolution": "bundler",
    "resolveJsonModule": true,
    "isolatedModules": true,
    "jsx": "react-jsx",
    "incremental": true,
    "plugins": [{ "name": "next" }],
    "paths": { "@/*": ["./src/*"] }
  },
  "include": [
    "next-env.d.ts",
    "**/*.ts",
    "**/*.tsx",
    ".next/types/**/*.ts",
    ".next/dev/types/**/*.ts",
    "**/*.mts"
  ],
  "exclude": ["node_modules"]
}
`,
};

/** The auth module. */
export const nextAuth: StarterFiles = {
  "src/app/login/page.tsx": `import type { Metadata } from "next";
import { LoginForm } from "@/features/auth/LoginForm";

export const metadata: Metadata = { title: "Log in" };

export default function LoginPage() {
  return <LoginForm />;
}
`,
  "src/app/signup/page.tsx": `import type { Metadata } from "next";
import { SignupForm } from "@/features/auth/SignupForm";

export const metadata: Metadata = { title: "Sign up" };

export default function SignupPage() {
  return <SignupForm />;
}
`,
};

/** The dashboard module. */
export const nextDashboard: StarterFiles = {
  "src/app/dashboard/layout.tsx": `import { DashboardLayout } from "@/features/dashboard/DashboardLayout";

export default DashboardLayout;
`,
  "src/app/dashboard/page.tsx": `import type { Metadata } from "next";
import { DashboardPage } from "@/features/dashboard/DashboardPage";

export const metadata: Metadata = { title: "Dashboard" };

export default DashboardPage;
`,
};

/** The blog module. */
export const nextBlog: StarterFiles = {
  "src/app/blog/[slug]/page.tsx": `import type { Metadata } from "next";
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
`,
  "src/app/blog/page.tsx": `import type { Metadata } from "next";
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
`,
  "src/features/blog/PostCard.tsx": `import Link from "next/link";
import type { Post } from "./posts";

export function PostCard({ post }: { post: Post }) {
  return (
    <article>
      <h2>
        <Link href={\`/blog/\${post.slug}\`}>{post.title}</Link>
      </h2>
      <time dateTime={post.date}>{post.date}</time>
      <p>{post.summary}</p>
    </article>
  );
}
`,
};

/** The api module. */
export const nextApi: StarterFiles = {
  ".env.example": `# The bearer token that /api/users asks for.
API_TOKEN=
`,
  "src/app/api/route.ts": `export function GET() {
  return Response.json({ routes: ["/api/users"] });
}
`,
  "src/app/api/users/route.ts": `import { requireAuth } from "@/features/api/requireAuth";
import { addUser, listUsers } from "@/features/api/users";

export const GET = requireAuth(listUsers);
export const POST = requireAuth(addUser);
`,
};

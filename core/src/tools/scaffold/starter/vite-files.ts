import type { StarterFiles } from "./starter-files.ts";

/** What every Vite project has, but for the files that depend on the input. */
export const viteBase: StarterFiles = {
  ".gitignore": `node_modules
dist
dist-ssr
*.local
.env
logs
*.log
.vscode/*
!.vscode/extensions.json
.idea
.DS_Store
`,
  ".oxlintrc.json": `{
  "$schema": "./node_modules/oxlint/configuration_schema.json",
  "plugins": ["react", "typescript", "oxc"],
  "rules": {
    "react/rules-of-hooks": "error",
    "react/only-export-components": ["warn", { "allowConstantExport": true }]
  }
}
`,
  "public/favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#1d4ed8" />
  <path d="M9 16.5l5 5 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`,
  "src/index.css": `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
  line-height: 1.5;
}

body {
  max-width: 42rem;
  margin: 0 auto;
  padding: 1.5rem;
}

form,
label {
  display: grid;
  gap: 0.5rem;
}

form {
  gap: 1rem;
}

input,
button {
  padding: 0.5rem 0.75rem;
  font: inherit;
}
`,
  "src/main.tsx": `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./index.css";
import App from "./App";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`,
  "tsconfig.app.json": `{
  "compilerOptions": {
    "tsBuildInfoFile": "./node_modules/.tmp/tsconfig.app.tsbuildinfo",
    "target": "es2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "esnext",
    "types": ["vite/client"],
    "skipLibCheck": true,
    "strict": true,

    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "verbatimModuleSyntax": true,
    "moduleDetection": "force",
    "noEmit": true,
    "jsx": "react-jsx",

    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "erasableSyntaxOnly": true,
    "noFallthroughCasesInSwitch": true
  },
  "include": ["src"]
}
`,
  "tsconfig.json": `{
  "files": [],
  "references": [
    { "path": "./tsconfig.app.json" },
    { "path": "./tsconfig.node.json" }
  ]
}
`,
};

/** The blog module. */
export const viteBlog: StarterFiles = {
  "src/features/blog/BlogDetail.tsx": `import { PostBody } from "./PostBody";
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
`,
  "src/features/blog/BlogIndex.tsx": `import { PostList } from "./PostList";
import { posts } from "./posts";

export function BlogIndex() {
  return (
    <main>
      <h1>Blog</h1>
      <PostList posts={posts} />
    </main>
  );
}
`,
  "src/features/blog/PostCard.tsx": `import type { Post } from "./posts";

export function PostCard({ post }: { post: Post }) {
  return (
    <article>
      <h2>
        <a href={\`#/blog/\${post.slug}\`}>{post.title}</a>
      </h2>
      <time dateTime={post.date}>{post.date}</time>
      <p>{post.summary}</p>
    </article>
  );
}
`,
};

/** The api module. */
export const viteApi: StarterFiles = {
  ".env.example": `# The bearer token that /api/users asks for: API_TOKEN=... npm run api
API_TOKEN=
`,
  "server/main.ts": `import { createServer } from "node:http";
import { findRoute } from "./routes/index";

const port = Number(process.env.PORT ?? 3001);

/** Hands each request to its route as a web Request. \`npm run dev\` sends /api here. */
createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", \`http://localhost:\${port}\`);
  const method = incoming.method ?? "GET";
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: Buffer.concat(chunks) } : {};
  const request = new Request(url, { method, headers, ...body });
  const handler = findRoute(method, url.pathname);
  const response = handler
    ? await handler(request)
    : Response.json({ error: "Not found." }, { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}).listen(port, () => {
  console.log(\`API on http://localhost:\${port}/api\`);
});
`,
  "server/routes/index.ts": `import { requireAuth } from "../middleware/requireAuth";
import { addUser, listUsers } from "./users";

type Handler = (request: Request) => Response | Promise<Response>;

const routes: Record<string, Handler> = {
  "GET /api": () => Response.json({ routes: ["/api/users"] }),
  "GET /api/users": requireAuth(listUsers),
  "POST /api/users": requireAuth(addUser),
};

export function findRoute(method: string, path: string): Handler | undefined {
  return routes[\`\${method} \${path}\`];
}
`,
};

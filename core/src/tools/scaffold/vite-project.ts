import { jsxText } from "./jsx-text.ts";
import { escapeHtml } from "../../text/escape-html.ts";
import { linksOf, type ProjectPlan } from "./frameworks.ts";
import { domAuthFiles, domDashboardFiles, postBodyFiles, postListFiles } from "./starter/dom-files.ts";
import { apiFiles, authFiles, blogFiles } from "./starter/shared-files.ts";
import { below, type StarterFiles } from "./starter/starter-files.ts";
import { viteApi, viteBase, viteBlog } from "./starter/vite-files.ts";

/** A Vite project with React. Pages are told apart by the hash of the address; the api module is a small server. */
export function viteProject(plan: ProjectPlan): StarterFiles {
  const has = (module: ProjectPlan["modules"][number]) => plan.modules.includes(module);
  return {
    ...viteBase,
    "index.html": indexHtml(plan),
    "vite.config.ts": viteConfig(has("api")),
    "tsconfig.node.json": tsconfigNode(has("api")),
    "src/App.tsx": app(plan),
    ...(has("auth") ? below("src/features/auth", { ...authFiles, ...domAuthFiles }) : {}),
    ...(has("dashboard") ? below("src/features/dashboard", domDashboardFiles) : {}),
    ...(has("blog")
      ? { ...viteBlog, ...below("src/features/blog", { ...blogFiles, ...postBodyFiles, ...postListFiles }) }
      : {}),
    ...(has("api") ? { ...viteApi, ...server() } : {}),
  };
}

function server(): StarterFiles {
  const { "requireAuth.ts": requireAuth = "", "users.ts": users = "", "validate.ts": validate = "" } = apiFiles;
  return {
    "server/middleware/requireAuth.ts": requireAuth,
    "server/routes/users.ts": users.replace("./validate", "../lib/validate"),
    "server/lib/validate.ts": validate,
  };
}

function indexHtml({ name }: ProjectPlan): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${escapeHtml(name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

function viteConfig(hasServer: boolean): string {
  const proxy = '  // npm run api\n  server: { proxy: { "/api": "http://localhost:3001" } },\n';
  return `import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// https://vite.dev/config/
export default defineConfig({
  plugins: [react()],
${hasServer ? proxy : ""}});
`;
}

function tsconfigNode(hasServer: boolean): string {
  return `{
  "compilerOptions": {
    "tsBuildInfoFile": "./node_modules/.tmp/tsconfig.node.tsbuildinfo",
    "target": "es2023",
    "lib": ["ES2023"],
    "module": "esnext",
    "types": ["node"],
    "skipLibCheck": true,
    "strict": true,

    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "verbatimModuleSyntax": true,
    "moduleDetection": "force",
    "noEmit": true,

    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "erasableSyntaxOnly": true,
    "noFallthroughCasesInSwitch": true
  },
  "include": ["vite.config.ts"${hasServer ? ', "server"' : ""}]
}
`;
}

function app(plan: ProjectPlan): string {
  const { modules, name } = plan;
  const links = linksOf(plan);
  const heading = `<h1>${jsxText(name)}</h1>`;
  if (links.length === 0)
    return `export default function App() {
  return (
    <main>
      ${heading}
      <p>Edit src/App.tsx to begin.</p>
    </main>
  );
}
`;
  const parts = {
    auth: {
      imports: ["auth/LoginForm", "auth/SignupForm"],
      routes: ['if (path === "/login") return <LoginForm />;', 'if (path === "/signup") return <SignupForm />;'],
    },
    blog: {
      imports: ["blog/BlogDetail", "blog/BlogIndex"],
      routes: [
        'if (path === "/blog") return <BlogIndex />;',
        'if (path.startsWith("/blog/")) return <BlogDetail slug={path.slice(6)} />;',
      ],
    },
    dashboard: {
      imports: ["dashboard/DashboardLayout", "dashboard/DashboardPage"],
      routes: [
        'if (path === "/dashboard") {\n    return (\n      <DashboardLayout>\n        <DashboardPage />\n      </DashboardLayout>\n    );\n  }',
      ],
    },
    api: { imports: [], routes: [] },
  };
  const chosen = modules.map((module) => parts[module]);
  const imports = chosen
    .flatMap((part) => part.imports)
    .toSorted()
    .map((path) => `import { ${path.slice(path.indexOf("/") + 1)} } from "./features/${path}";`);
  return `import { useSyncExternalStore } from "react";
${imports.join("\n")}

const pages = [
${links.map(({ path, label }) => `  { href: "#${path}", label: "${label}" },`).join("\n")}
];

export default function App() {
  const path = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return (
    <>
      <nav>
        <a href="#/">Home</a>
        {pages.map(({ href, label }) => (
          <span key={href}>
            {" · "}
            <a href={href}>{label}</a>
          </span>
        ))}
      </nav>
      {pageAt(path)}
    </>
  );
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function pageAt(path: string) {
${chosen
  .flatMap((part) => part.routes)
  .map((route) => `  ${route}`)
  .join("\n")}
  return ${heading};
}
`;
}

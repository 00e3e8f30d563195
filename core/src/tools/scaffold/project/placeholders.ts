import { stringCode } from "../../../data/source-code/string-code.ts";
import { escapeHtml } from "../../../text/escape.ts";
import { type FeatureModule, type Framework, linksOf, type PageLink, type ProjectPlan } from "../frameworks.ts";
import { jsxText } from "../jsx-text.ts";

/** What stands in place of `__NAME_HTML__` and its kin in the files of a plan. */
export function placeholders(plan: ProjectPlan): Readonly<Record<string, string>> {
  const { framework, modules, name } = plan;
  return {
    NAME_HTML: escapeHtml(name),
    NAME_JSX: jsxText(name),
    NAME_STRING: stringCode(name),
    PAGES: linksOf(plan).map(pageCode[framework]).join("\n"),
    IMPORTS: modules
      .flatMap((module) => viteComponents[module])
      .toSorted()
      .map((path) => `import { ${path.slice(path.indexOf("/") + 1)} } from "./features/${path}";`)
      .join("\n"),
    ROUTES: modules
      .flatMap((module) => viteRoutes[module])
      .map((route) => `  ${route}`)
      .join("\n"),
  };
}

/** A page in the list of links. A Vite project tells its pages apart by the hash of the address. */
const pageCode: Readonly<Record<Framework, (link: PageLink) => string>> = {
  next: ({ path, label }) => `  { href: "${path}", label: "${label}" },`,
  "react-vite": ({ path, label }) => `  { href: "#${path}", label: "${label}" },`,
  "react-native": ({ path, label }) => `      <Link href="${path}">${label}</Link>`,
};

const viteComponents: Readonly<Record<FeatureModule, readonly string[]>> = {
  auth: ["auth/LoginForm", "auth/SignupForm"],
  blog: ["blog/BlogDetail", "blog/BlogIndex"],
  dashboard: ["dashboard/DashboardLayout", "dashboard/DashboardPage"],
  api: [],
};

const viteRoutes: Readonly<Record<FeatureModule, readonly string[]>> = {
  auth: ['if (path === "/login") return <LoginForm />;', 'if (path === "/signup") return <SignupForm />;'],
  blog: [
    'if (path === "/blog") return <BlogIndex />;',
    'if (path.startsWith("/blog/")) return <BlogDetail slug={path.slice(6)} />;',
  ],
  dashboard: [
    'if (path === "/dashboard") {\n    return (\n      <DashboardLayout>\n        <DashboardPage />\n      </DashboardLayout>\n    );\n  }',
  ],
  api: [],
};

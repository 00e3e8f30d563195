import { jsxText } from "./jsx-text.ts";
import { stringCode } from "../../data/source-code/string-code.ts";
import { linksOf, type ProjectPlan } from "./frameworks.ts";
import { nextApi, nextAuth, nextBase, nextBlog, nextDashboard } from "./starter/next-files.ts";
import { domAuthFiles, domDashboardFiles, postBodyFiles, postListFiles } from "./starter/dom-files.ts";
import { apiFiles, authFiles, blogFiles } from "./starter/shared-files.ts";
import { below, type StarterFiles } from "./starter/starter-files.ts";

/** A Next.js project with the app router. The font is the system's: one from the network would need it at build time. */
export function nextProject(plan: ProjectPlan): StarterFiles {
  const has = (module: ProjectPlan["modules"][number]) => plan.modules.includes(module);
  return {
    ...nextBase,
    "src/app/layout.tsx": layout(plan),
    "src/app/page.tsx": page(plan),
    ...(has("auth") ? { ...nextAuth, ...below("src/features/auth", { ...authFiles, ...client(domAuthFiles) }) } : {}),
    ...(has("dashboard") ? { ...nextDashboard, ...below("src/features/dashboard", domDashboardFiles) } : {}),
    ...(has("blog")
      ? { ...nextBlog, ...below("src/features/blog", { ...blogFiles, ...postBodyFiles, ...postListFiles }) }
      : {}),
    ...(has("api") ? { ...nextApi, ...below("src/features/api", apiFiles) } : {}),
  };
}

/** Components with state run in the browser. */
const client = (files: StarterFiles): StarterFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `"use client";\n\n${text}`]));

function layout({ name }: ProjectPlan): string {
  return `import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: ${stringCode(name)},
  icons: "/favicon.svg",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;
}

function page(plan: ProjectPlan): string {
  const links = linksOf(plan);
  const heading = `<h1>${jsxText(plan.name)}</h1>`;
  if (links.length === 0)
    return `export default function Home() {
  return (
    <main>
      ${heading}
      <p>Edit src/app/page.tsx to begin.</p>
    </main>
  );
}
`;
  return `import Link from "next/link";

const pages = [
${links.map(({ path, label }) => `  { href: "${path}", label: "${label}" },`).join("\n")}
];

export default function Home() {
  return (
    <main>
      ${heading}
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
`;
}

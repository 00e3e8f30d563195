import type { BuiltPage } from "@toolbox/core";

/** What each tool saves, by the kind of file. */
const formats: Readonly<Record<string, string>> = {
  "og-image": "PNG ZIP",
  favicon: "PNG SVG ICO ZIP",
  mockup: "PNG",
  palette: "CSS JS",
  "markdown-pdf": "PDF PNG",
  "markdown-blog": "ZIP",
  readme: "MD",
  "meta-tags": "HTML",
  component: "TSX",
  icon: "SVG",
  schema: "JSON MMD",
  rls: "SQL",
  "edge-function": "TS",
  scaffold: "SH",
  "changelog-entries": "MD JSON",
  workspace: "JSON PNG SVG",
};

const order = ["PNG", "SVG", "PDF", "ZIP", "MD", "JSON", "SQL", "HTML", "CSS"];

/** The kinds of file the built tools save, the best known first, at most six. */
export function fileFormats(pages: readonly BuiltPage[]): string[] {
  const made = new Set(pages.flatMap((page) => page.tools.flatMap((tool) => formats[tool.id]?.split(" ") ?? [])));
  return order.filter((format) => made.has(format)).slice(0, 6);
}

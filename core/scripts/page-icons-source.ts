import { pages } from "../src/tool/pages.ts";

/** The text of web's page-icons.gen.ts: the drawing of each icon that a page names, and of no other of lucide's 1,900. */
export function pageIconsSource(): string {
  const names = [...new Set(pages.map((page) => page.icon))].toSorted();
  return `/* Written by \`pnpm gen\` from the pages of core/src/tool/pages.ts. Do not edit. */
import { ${names.map(componentName).join(", ")}, type LucideIcon } from "lucide-react";

export const pageIcons: Readonly<Record<string, LucideIcon>> = {
${names.map((name) => `  "${name}": ${componentName(name)},`).join("\n")}
};
`;
}

/** What lucide calls the component of an icon: `GitCommitHorizontal` of `git-commit-horizontal`. */
const componentName = (icon: string): string =>
  icon.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

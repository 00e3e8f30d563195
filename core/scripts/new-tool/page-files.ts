import type { Page } from "../../src/tool/pages.ts";

/** Where the page of a route stands. */
export const pageFile = (route: string): string => `web/src/pages${route}/page.tsx`;

/** A row of pages.ts. */
export function pageRow({ route, title, label, tagline, description, group, icon }: Page): string {
  const rows = Object.entries({ route, title, label, tagline, description, group, icon });
  return `  {\n${rows.map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`).join("")}  },\n`;
}

/** The page of one tool, all of it made from the tool. */
export function pageSource(route: string, id: string): string {
  return `import { tool } from "@toolbox/core/tools/${id}/tool.ts";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";

export default function ${componentName(route)}() {
  return <ToolPage state={useTool(tool)} />;
}
`;
}

/**
 * The source of a page once a tool comes to it: a page of tabs has room for any, a page as it was made gets tabs. A page
 * that shows its tool in a way of its own is undefined: its maker has to say where another goes.
 */
export function withRoomForMore(route: string, source: string): string | undefined {
  if (source.includes("<ToolTabs")) return source;
  const id = /from "@toolbox\/core\/tools\/([^/"]+)\/tool\.ts"/.exec(source)?.[1];
  return id !== undefined && source === pageSource(route, id) ? tabbedSource(route, id) : undefined;
}

function tabbedSource(route: string, id: string): string {
  return `import { toolPage } from "../../app-context/tool-pages.ts";
import { ToolTabs } from "../../kit/tool-tabs/tool-tabs.tsx";

// The order of the tabs; a tool that is not named here follows.
const groups = ["${id}"];

export default function ${componentName(route)}() {
  return <ToolTabs page={toolPage("${route}")} groups={groups} />;
}
`;
}

const componentName = (route: string): string =>
  `${route.slice(1).replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Page`;

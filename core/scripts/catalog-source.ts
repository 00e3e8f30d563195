import { existsSync, readdirSync } from "node:fs";
import type { AnyTool } from "../src/tool/define-tool.ts";
import { pages } from "../src/tool/pages.ts";

const folder = new URL("../src/tools/", import.meta.url);

/** The tool folders, by name. A folder is a tool when it holds a tool.ts. */
export function toolFolders(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/tool.ts`, folder)))
    .map((entry) => entry.name)
    .toSorted();
}

/** Loads the tool of a folder: the export `tool`. */
export async function loadTool(id: string): Promise<AnyTool> {
  const module = (await import(new URL(`${id}/tool.ts`, folder).href)) as { tool?: AnyTool };
  if (!module.tool) throw new Error(`core/src/tools/${id}/tool.ts must export "tool".`);
  if (module.tool.id !== id) throw new Error(`core/src/tools/${id}/tool.ts has the id "${module.tool.id}".`);
  return module.tool;
}

/** The text of catalog.gen.ts: metadata of every tool, in the order of the pages, and how to load its code. */
export async function catalogSource(): Promise<string> {
  const tools = await Promise.all(toolFolders().map(loadTool));
  const rank = (tool: AnyTool) => pages.findIndex((page) => page.route === tool.route);
  const rows = tools.toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id)).map(row);
  return `/* Written by \`pnpm gen\` from the tool folders. Do not edit. */
import type { CatalogEntry } from "../tool/catalog.ts";

export const catalog = [
${rows.join("\n")}
] as const satisfies readonly CatalogEntry[];

export type ToolId = (typeof catalog)[number]["id"];
`;
}

function row(tool: AnyTool): string {
  const meta = {
    id: tool.id,
    route: tool.route,
    ...(tool.alsoOn ? { alsoOn: tool.alsoOn } : {}),
    title: tool.title,
    summary: tool.summary,
    aliases: tool.aliases,
    ...(tool.worker ? { worker: tool.worker } : {}),
  };
  const lines = Object.entries(meta).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
  return `  {\n${lines.join("\n")}\n    load: () => import("./${tool.id}/tool.ts").then((module) => module.tool),\n  },`;
}

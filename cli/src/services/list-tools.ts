import { builtPages, type CatalogEntry, jsonSchema, pageGroups } from "@toolbox/core";

/** A tool as `toolbox tools --json` prints it. */
export interface ListedTool {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The heading it stands under in the product. */
  readonly group: string;
  /** Its page in the web app. */
  readonly route: string;
  readonly aliases: readonly string[];
  /** JSON Schema of what `--input` takes. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** All tools as lines, under the headings of the web app, in its order. */
export function toolsText(catalog: readonly CatalogEntry[], bold: (text: string) => string): string {
  const width = Math.max(0, ...catalog.map((tool) => tool.id.length));
  return groups(catalog)
    .map(({ heading, tools }) => {
      const lines = tools.map((tool) => `  ${tool.id.padEnd(width)}  ${tool.summary}\n`);
      return `${bold(heading)}\n${lines.join("")}`;
    })
    .join("\n");
}

/** All tools with the schema of their input; loads each tool's code. */
export async function listTools(catalog: readonly CatalogEntry[]): Promise<readonly ListedTool[]> {
  const listed = groups(catalog).flatMap(({ heading, tools }) =>
    tools.map(async (tool): Promise<ListedTool> => ({
      id: tool.id,
      title: tool.title,
      summary: tool.summary,
      group: heading,
      route: tool.route,
      aliases: tool.aliases,
      input: jsonSchema(await tool.load()),
    })),
  );
  return Promise.all(listed);
}

/** Each tool once, where its own page stands. */
function groups(catalog: readonly CatalogEntry[]) {
  const pages = builtPages(catalog);
  return Object.entries(pageGroups)
    .map(([group, heading]) => ({
      heading,
      tools: pages
        .filter((page) => page.group === group)
        .flatMap((page) => page.tools.filter((tool) => tool.route === page.route)),
    }))
    .filter(({ tools }) => tools.length > 0);
}

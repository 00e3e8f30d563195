import type { Layer } from "./table/layer.ts";

/** The page with the map. */
export const mapPage = new URL("../../docs/architecture.md", import.meta.url);

/** The table as Markdown, a part per package. Which npm packages a folder may import is left to the table. */
export function houseMap(layers: readonly Layer[]): string {
  return ["core", "web", "cli", "e2e"]
    .map((name) => {
      const rows = layers.filter(({ folder }) => folder.startsWith(`${name}/`));
      const lines = rows.map(
        ({ folder, holds, imports }) => `| \`${folder}\` | ${holds} | ${listFolders(imports, name)} |`,
      );
      return [`| ${name} | holds | may import |`, "|---|---|---|", ...lines].join("\n");
    })
    .join("\n\n");
}

/** Folders of the same package lose its name; what hosts import first is called the root of core. */
function listFolders(folders: readonly string[], name: string): string {
  const short = (folder: string) =>
    folder === "core/src/index.ts" ? "the root of core" : folder.replace(`${name}/src/`, "").replace("/src", "");
  return folders.length === 0 ? "nothing" : folders.map(short).join(", ");
}

/** The page with the map between its two marks. @throws if it has none */
export function withMap(page: string, map: string): string {
  const marked = /(<!-- map[^>]*-->\n)[^]*(\n<!-- end of the map -->)/;
  if (!marked.test(page))
    throw new Error("The page has no marks for the map: <!-- map … --> and <!-- end of the map -->.");
  return page.replace(marked, (_, start: string, end: string) => `${start}\n${map}\n${end}`);
}

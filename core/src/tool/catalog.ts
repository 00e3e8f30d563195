import type { AnyTool, ToolMeta } from "./define-tool.ts";
import { type Page, pages } from "./pages.ts";

/** A tool as lists see it; `load` brings its code. */
export interface CatalogEntry extends ToolMeta {
  load(): Promise<AnyTool>;
}

/** A page that has at least one tool, and its tools in catalogue order. */
export interface BuiltPage extends Page {
  readonly tools: readonly CatalogEntry[];
}

/** The pages a catalogue can fill, in the product's order. A page without a tool is not there. */
export function builtPages(catalog: readonly CatalogEntry[], all: readonly Page[] = pages): readonly BuiltPage[] {
  return all
    .map((page) => ({
      ...page,
      tools: catalog.filter((tool) => tool.route === page.route || (tool.alsoOn ?? []).includes(page.route)),
    }))
    .filter((page) => page.tools.length > 0);
}

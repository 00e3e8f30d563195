import { type BuiltPage, builtPages, catalog, type PageGroup, pageGroups } from "@toolbox/core";

/** Every page that has tools, in the product's order. */
export const toolPages: readonly BuiltPage[] = builtPages(catalog);

/** One of them. @throws for a route without a tool */
export function toolPage(route: string): BuiltPage {
  const page = toolPages.find((entry) => entry.route === route);
  if (!page) throw new Error(`No tool stands on ${route}.`);
  return page;
}

/** These pages under the headings of the sidebar. */
export const groupedPages: readonly { group: PageGroup; title: string; pages: readonly BuiltPage[] }[] = (
  Object.keys(pageGroups) as PageGroup[]
).map((group) => ({ group, title: pageGroups[group], pages: toolPages.filter((page) => page.group === group) }));

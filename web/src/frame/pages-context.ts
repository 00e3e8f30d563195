import { createContext, use } from "react";
import { type BuiltPage, builtPages, catalog, type PageGroup, pageGroups } from "@toolbox/core";

/** The pages of the product as built so far. Tests of the shell give a full fake catalogue. */
export const PagesContext = createContext<readonly BuiltPage[]>(builtPages(catalog));

export function usePages(): readonly BuiltPage[] {
  return use(PagesContext);
}

/** Groups in the product's order with their pages; a group without pages is left out. */
export function groupPages(pages: readonly BuiltPage[]): { group: PageGroup; title: string; pages: BuiltPage[] }[] {
  return (Object.keys(pageGroups) as PageGroup[])
    .map((group) => ({ group, title: pageGroups[group], pages: pages.filter((page) => page.group === group) }))
    .filter((entry) => entry.pages.length > 0);
}

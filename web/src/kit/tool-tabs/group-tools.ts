import type { CatalogEntry } from "@toolbox/core";

/** What stands under one tab: a tool by its id, named as the catalogue names it, or several under a name of their own. */
export type TabGroup = string | { readonly label: string; readonly tools: readonly string[] };

/** A tab that has at least one tool. */
export interface ToolTab {
  /** The id of its first tool. */
  readonly value: string;
  readonly label: string;
  readonly tools: readonly CatalogEntry[];
}

/** Every tool under its tab. One that no group names gets a tab of its own, after the others. */
export function groupTools(tools: readonly CatalogEntry[], groups: readonly TabGroup[]): readonly ToolTab[] {
  const named = groups.map((group) => (typeof group === "string" ? { label: undefined, tools: [group] } : group));
  const rest = tools.filter(({ id }) => !named.some((group) => group.tools.includes(id)));
  return [...named, ...rest.map(({ id }) => ({ label: undefined, tools: [id] }))].flatMap((group) => {
    const own = group.tools.flatMap((id) => tools.filter((tool) => tool.id === id));
    const [first] = own;
    return first ? [{ value: first.id, label: group.label ?? first.title, tools: own }] : [];
  });
}

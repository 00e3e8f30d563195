/** The six kinds of change of Keep a Changelog 1.1.0, in its order. */
export const categories = [
  { category: "added", title: "Added" },
  { category: "changed", title: "Changed" },
  { category: "deprecated", title: "Deprecated" },
  { category: "removed", title: "Removed" },
  { category: "fixed", title: "Fixed" },
  { category: "security", title: "Security" },
] as const;

export type Category = (typeof categories)[number]["category"];

/** Entries by kind of change; a kind without entries is absent. */
export type Changes = Readonly<Partial<Record<Category, readonly string[]>>>;

/** Puts entries under their kind, kinds in the order of {@link categories}, entries in the order they came. */
export function groupEntries(entries: readonly { readonly category: Category; readonly text: string }[]): Changes {
  const groups = categories.map(({ category }) => [
    category,
    entries.filter((entry) => entry.category === category).map((entry) => entry.text),
  ]) satisfies [Category, string[]][];
  return Object.fromEntries(groups.filter(([, texts]) => texts.length > 0));
}

/** The heading of a kind of change. */
export function categoryTitle(category: Category): string {
  return categories.find((entry) => entry.category === category)?.title ?? category;
}

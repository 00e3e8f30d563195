export interface SearchOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The options whose label has the words in it, first those that start with them; else those whose hint has them. */
export function searchOptions(options: readonly SearchOption[], query: string): readonly SearchOption[] {
  const words = query.trim().toLowerCase();
  if (words === "") return options;
  const at = ({ label }: SearchOption) => label.toLowerCase().indexOf(words);
  const labelled = options.filter((option) => at(option) >= 0);
  if (labelled.length === 0) return options.filter(({ hint = "" }) => hint.toLowerCase().includes(words));
  return labelled.toSorted((a, b) => Math.min(at(a), 1) - Math.min(at(b), 1));
}

/** The part of a list that is shown: `size` rows with the chosen one among them, as near to the middle as it goes. */
export function shownRows(count: number, chosen: number, size: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(chosen - Math.floor(size / 2), count - size));
  return { from, to: Math.min(count, from + size) };
}

export interface ListedTable {
  readonly id: string;
  readonly label: string;
  readonly columnCount: number;
  readonly columns: readonly string[];
}

/** A table that was found, and by which column when not by its own name. */
export interface FoundTable {
  readonly table: ListedTable;
  readonly column?: string | undefined;
}

/**
 * The tables whose name holds all words of the query: first those that begin with it, then the others, then those that
 * have a column which does. Without a query all, in their order.
 */
export function searchTables(tables: readonly ListedTable[], query: string): FoundTable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return tables.map((table) => ({ table }));
  const fits = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const ranked = tables.flatMap((table): { rank: number; found: FoundTable }[] => {
    if (fits(table.label)) return [{ rank: table.label.toLowerCase().startsWith(first) ? 0 : 1, found: { table } }];
    const column = table.columns.find(fits);
    return column === undefined ? [] : [{ rank: 2, found: { table, column } }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ found }) => found);
}

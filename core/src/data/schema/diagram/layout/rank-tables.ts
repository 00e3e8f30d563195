/** From the table that holds a foreign key to the one it names, as numbers of tables. */
export interface Reference {
  readonly from: number;
  readonly to: number;
}

/**
 * The depth of each table: one more than the deepest table it refers to, 0 when it refers to none. References that
 * close a circle count the other way round. A table that refers to none stands right before those that refer to it.
 * @param count tables are 0 to count - 1
 */
export function rankTables(count: number, references: readonly Reference[]): number[] {
  const parents = Array.from({ length: count }, (): number[] => []);
  for (const { from, to } of references) if (from !== to) parents[from]?.push(to);
  const { order, above } = withoutCircles(parents);
  const ranks = Array.from({ length: count }, () => 0);
  for (const table of order)
    for (const parent of above[table] ?? []) ranks[table] = Math.max(ranks[table] ?? 0, (ranks[parent] ?? 0) + 1);

  const nearest = ranks.map(() => Number.POSITIVE_INFINITY);
  for (const table of order.toReversed()) {
    const least = nearest[table] ?? 0;
    if ((above[table] ?? []).length === 0 && Number.isFinite(least)) ranks[table] = least - 1;
    for (const parent of above[table] ?? []) nearest[parent] = Math.min(nearest[parent] ?? least, ranks[table] ?? 0);
  }
  return ranks;
}

/** Parents before children, and the parents of each with the references that close a circle turned round. */
function withoutCircles(parents: readonly (readonly number[])[]): { order: number[]; above: number[][] } {
  const above = parents.map((): number[] => []);
  const state = parents.map((): "new" | "open" | "done" => "new");
  const order: number[] = [];
  for (const start of parents.keys()) {
    if (state[start] !== "new") continue;
    // Without recursion: a chain of tables may be as long as the schema.
    const path = [{ table: start, next: 0 }];
    state[start] = "open";
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const parent = parents[step.table]?.[step.next];
      step.next += 1;
      if (parent === undefined) {
        state[step.table] = "done";
        order.push(step.table);
        path.pop();
      } else if (state[parent] === "open") above[parent]?.push(step.table);
      else {
        above[step.table]?.push(parent);
        if (state[parent] !== "new") continue;
        state[parent] = "open";
        path.push({ table: parent, next: 0 });
      }
    }
  }
  return { order: sorted(above), above };
}

/** Parents before children; where it does not matter, in the given order (Kahn). */
function sorted(above: readonly (readonly number[])[]): number[] {
  const below = above.map((): number[] => []);
  const open = above.map((parents) => parents.length);
  for (const [table, parents] of above.entries()) for (const parent of parents) below[parent]?.push(table);
  const ready = open.flatMap((count, table) => (count === 0 ? [table] : []));
  for (const table of ready)
    for (const child of below[table] ?? []) {
      open[child] = (open[child] ?? 0) - 1;
      if (open[child] === 0) ready.push(child);
    }
  return ready;
}

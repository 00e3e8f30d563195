/**
 * The column of each table: those of a depth side by side, in as many columns as keep each near a height. Tables that
 * others refer to take the last of them, close to those.
 * @param most pixels @param gap pixels between two tables of a column
 */
export function splitColumns(
  ranks: readonly number[],
  heights: readonly number[],
  isReferred: (table: number) => boolean,
  most: number,
  gap: number,
): number[] {
  const columns = ranks.map(() => 0);
  let first = 0;
  for (let rank = 0; rank <= Math.max(...ranks); rank += 1) {
    const tables = [...ranks.keys()].filter((table) => ranks[table] === rank);
    const sorted = [...tables.filter((table) => !isReferred(table)), ...tables.filter(isReferred)];
    const whole = sorted.reduce((sum, table) => sum + (heights[table] ?? 0) + gap, 0);
    const count = Math.max(1, Math.round(whole / most));
    let before = 0;
    for (const table of sorted) {
      const height = (heights[table] ?? 0) + gap;
      columns[table] = first + Math.min(count - 1, Math.floor((before + height / 2) / (whole / count)));
      before += height;
    }
    first += count;
  }
  return columns;
}

import type { Inline, Table } from "../../../markdown/document-model.ts";
import type { Flow } from "../flow.ts";
import type { Look } from "../inline-span.ts";

interface Room {
  readonly look: Look;
  /** What the whole table may take. */
  readonly width: number;
  /** Of one cell, both sides. */
  readonly padding: number;
}

/** Points: most words of a text are shorter. */
const WORD = 60;
/** Set smaller, in these steps, when not even the longest words fit. */
const SCALES = [0.94, 0.86, 0.78, 0.7];
/** Columns are measured by so many rows at most: the first ones and others evenly over the rest. */
const SAMPLE = 1500;

/**
 * How wide each column is (CSS 2.2, 17.5.2.2): as wide as its text when all fit, else the room beyond the longest
 * words is shared by need. With a smaller size for a table that does not fit otherwise.
 */
export function columnWidths(
  { head, rows }: Table,
  { look, width, padding }: Room,
  measure: (cell: readonly Inline[], look: Look) => { readonly whole: number; readonly widestPart: number },
  { signal }: Flow,
): { readonly look: Look; readonly widths: readonly number[] } {
  const count = Math.max(1, head.cells.length);
  const least: number[] = Array.from({ length: count }, () => 0);
  const most: number[] = Array.from({ length: count }, () => 0);
  const note = (cells: readonly (readonly Inline[])[], own: Look) => {
    for (const [column, cell] of cells.slice(0, count).entries()) {
      const { whole, widestPart } = measure(cell, own);
      least[column] = Math.max(least[column] ?? 0, widestPart);
      most[column] = Math.max(most[column] ?? 0, whole);
    }
  };
  note(head.cells, { ...look, cut: { ...look.cut, isBold: true } });
  const step = Math.max(1, Math.ceil(rows.length / SAMPLE));
  for (let index = 0; index < rows.length; index += step) {
    if (index % 64 === 0) signal.throwIfAborted();
    note(rows[index]?.cells ?? [], look);
  }
  const room = Math.max(1, width - count * padding);
  // A word longer than half the table breaks at any size: the rest need not be small for it.
  const scale =
    SCALES.find((each) => least.reduce((total, value) => total + Math.min(value * each, room / 2), 0) <= room) ??
    SCALES.at(-1) ??
    1;
  const [low, high] = [least, most].map((values) => values.map((value) => value * scale + 0.5));
  if (!low || !high) throw new Error("A table has columns.");
  const inner = share(low, high, room);
  return { look: { ...look, size: look.size * scale }, widths: inner.map((each) => each + padding) };
}

function share(low: readonly number[], high: readonly number[], room: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  if (sum(high) <= room) return [...high];
  // Words longer than a fair share then break, and no longer count: a column of prose needs more room than one of them.
  if (sum(low) >= room) {
    const fair = room / low.length;
    return share(
      // far longer ones break anyway, wherever; other words of their column still have room
      low.map((value) => Math.min(value, value > 2 * fair ? Math.min(fair, WORD) : fair) * 0.999),
      high,
      room,
    );
  }
  // narrow columns first get all they want; what is left is shared by those that want more
  const widths: number[] = [...low];
  let [left, open] = [room, low.map((_, column) => column)];
  for (;;) {
    const fair = left / open.length;
    const done = open.filter((column) => (high[column] ?? 0) <= fair);
    if (done.length === 0) break;
    for (const column of done) {
      widths[column] = high[column] ?? 0;
      left -= widths[column] ?? 0;
    }
    open = open.filter((column) => !done.includes(column));
  }
  const need = sum(open.map((column) => low[column] ?? 0));
  const want = sum(open.map((column) => Math.sqrt(high[column] ?? 0)));
  for (const column of open)
    widths[column] = (low[column] ?? 0) + ((left - need) * Math.sqrt(high[column] ?? 0)) / want;
  // a column with a word longer than its share takes it from the narrow ones
  return need <= left
    ? widths
    : low.map(
        (value, column) => value + (((high[column] ?? value) - value) * (room - sum(low))) / (sum(high) - sum(low)),
      );
}

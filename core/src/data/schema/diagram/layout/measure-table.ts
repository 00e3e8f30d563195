import { graphemes } from "../../../../text/graphemes.ts";

/** Pixels at full size. */
export const HEAD_HEIGHT = 32;
export const ROW_HEIGHT = 24;
/** Room under the last row. */
export const FOOT = 4;
/** Where names begin, and where types end from the right. */
export const NAME_X = 26;
export const EDGE_X = 12;
export const HEAD_SIZE = 13;
export const ROW_SIZE = 12;

/** Every letter of the typeface is as wide: part of its size. */
const ADVANCE = 0.6;
const GAP = 20;
const MIN_WIDTH = 168;
const MOST_NAME = 32;
const MOST_TYPE = 24;

const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}|[！-｠]/u;

/** The width of a text in letters of the typeface; letters of East Asia and emoji count twice (UAX #11). */
export function cellsOf(text: string): number {
  // Nearly all names; taking each text apart would cost more than the whole layout.
  if (/^[ -~]*$/.test(text)) return text.length;
  return graphemes(text).reduce((sum, cluster) => sum + (WIDE.test(cluster) ? 2 : 1), 0);
}

/** The text cut to so many letters, with … where something is missing. Control characters are shown as one sign. */
export function cutCells(text: string, most: number): string {
  const shown = text.replaceAll(/\p{Cc}+/gu, "␤");
  if (shown.length <= most && cellsOf(shown) <= most) return shown;
  const kept: string[] = [];
  let cells = 1;
  for (const cluster of graphemes(shown)) {
    cells += cellsOf(cluster);
    if (cells > most) return `${kept.join("").trimEnd()}…`;
    kept.push(cluster);
  }
  return cells - 1 > most ? `${kept.slice(0, -1).join("")}…` : shown;
}

export const cutName = (name: string): string => cutCells(name, MOST_NAME);
export const cutType = (type: string): string => cutCells(type, MOST_TYPE);

/** How wide a box must be for a head and rows, in pixels: names at the left, types at the right. */
export function widthFor(
  label: string,
  count: number,
  rows: readonly { readonly name: string; readonly type: string; readonly nullable: boolean }[],
): number {
  const head = EDGE_X * 2 + (cellsOf(label) * HEAD_SIZE + String(count).length * ROW_SIZE) * ADVANCE + GAP;
  const widest = rows.reduce((most, { name, type, nullable }) => {
    const cells = cellsOf(name) + cellsOf(type) + (nullable ? 1 : 0);
    return Math.max(most, NAME_X + EDGE_X + cells * ROW_SIZE * ADVANCE + (type === "" ? 0 : GAP));
  }, head);
  return Math.ceil(Math.max(MIN_WIDTH, widest) / 8) * 8;
}

/** The height of a box with so many rows. */
export function heightFor(rows: number): number {
  return rows === 0 ? HEAD_HEIGHT : HEAD_HEIGHT + rows * ROW_HEIGHT + FOOT;
}

/** How far the middle of a row is below the top of its box; of the head when there is no such row. */
export function rowMiddle(row: number): number {
  return row < 0 ? HEAD_HEIGHT / 2 : HEAD_HEIGHT + (row + 0.5) * ROW_HEIGHT;
}

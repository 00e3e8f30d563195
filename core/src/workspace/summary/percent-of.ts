/** How much of a whole, rounded to whole percents; 0 of nothing. */
export function percentOf(count: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * count) / whole);
}

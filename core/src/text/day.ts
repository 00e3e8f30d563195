/** The local day of a moment as YYYY-MM-DD (ISO 8601 calendar date). */
export function isoDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, "0");
  const month = String(date.getMonth() + 1).padStart(2, "0");
  const day = String(date.getDate()).padStart(2, "0");
  return `${year}-${month}-${day}`;
}

/**
 * Whether the text is a day of the calendar as YYYY-MM-DD (ISO 8601).
 * @example isCalendarDay("2026-02-30") // false
 */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && calendarDay(Number(year), Number(month), Number(day)) === text;
}

/** The day as YYYY-MM-DD, or undefined when the calendar has no such day. Months count from 1. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1 && year <= 9999;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

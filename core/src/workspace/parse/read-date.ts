import { calendarDay } from "../../text/day.ts";

/** The first date in a line: a day, or what looks like one and is not in the calendar. */
export type DateParseResult =
  | { readonly day: string; readonly text: string }
  | { readonly day?: undefined; readonly text: string; readonly isMonthFirst: boolean };

const NUMERIC = /(?<![A-Za-z\d])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}))(?![A-Za-z\d])/;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAME = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const DAY_FIRST = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\.?[ /-]${NAME}\.?,?[ /-](\d{4}|\d{2})\b`, "i");
const MONTH_FIRST = new RegExp(String.raw`\b${NAME}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, "i");

const DOTTED = /(?<![\w.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?![\w.])/;

/**
 * The first date of a line: year-month-day or day/month/year, two digits of a year being of this century. One that is
 * not in the calendar is told apart and never guessed: `12/25/2026` has its month first.
 */
export function readDate(line: string): DateParseResult | undefined {
  const match = NUMERIC.exec(line);
  if (!match) return undefined;
  const [text, isoYear, isoMonth, isoDate, date, month, year] = match;
  if (isoYear !== undefined) return reading(text, Number(isoYear), Number(isoMonth), Number(isoDate));
  return reading(text, yearOf(year), Number(month), Number(date));
}

/**
 * As `readDate`, and with the English name of a month too: `5 December 2026`, `Dec 5, 2026`, `5/Dec/2026`, and with dots:
 * `5.12.2026`. For lines that promise a date.
 */
export function readNamedDate(line: string): DateParseResult | undefined {
  const numeric = readDate(line);
  if (numeric) return numeric;
  const dotted = DOTTED.exec(line);
  if (dotted) return reading(dotted[0], Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const first = DAY_FIRST.exec(line);
  if (first) return reading(first[0], yearOf(first[3]), monthOf(first[2]), Number(first[1]));
  const second = MONTH_FIRST.exec(line);
  if (second) return reading(second[0], Number(second[3]), monthOf(second[1]), Number(second[2]));
  return undefined;
}

function reading(text: string, year: number, month: number, date: number): DateParseResult {
  const day = calendarDay(year, month, date);
  return day === undefined ? { text, isMonthFirst: calendarDay(year, date, month) !== undefined } : { day, text };
}

const monthOf = (name = "") => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Two digits are of this century. */
const yearOf = (digits = "") => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

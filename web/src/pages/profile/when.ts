import { pluralize } from "@toolbox/core";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A day in short: "21 Nov 2026", in the user's own way of writing. */
export function shortDay(date: Date, locale?: string): string {
  return date.toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" });
}

/** A day at length, for "Member Since"; "Recently" when it is not known. */
export function longDay(date: Date | null, locale?: string): string {
  return date ? date.toLocaleDateString(locale, { dateStyle: "long" }) : "Recently";
}

/** When something was last used, as exact as it is useful: minutes, then the time of today, then the day. */
export function lastUsed(date: Date | null, now: Date, locale?: string): string {
  if (!date) return "never";
  const age = now.getTime() - date.getTime();
  if (age < minute) return "just now";
  if (age < 60 * minute) {
    const minutes = Math.floor(age / minute);
    return `${pluralize(minutes, "minute")} ago`;
  }
  if (date.toDateString() === now.toDateString()) {
    return `today, ${date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" })}`;
  }
  return shortDay(date, locale);
}

/** How an end lies ahead: `isSoon` from 14 days before. */
export function expiry(date: Date, now: Date, locale?: string): { text: string; state: "fine" | "soon" | "over" } {
  const left = date.getTime() - now.getTime();
  if (left <= 0) return { text: `expired ${shortDay(date, locale)}`, state: "over" };
  if (left > 14 * day) return { text: shortDay(date, locale), state: "fine" };
  const days = Math.floor(left / day);
  const word = days === 0 ? "today or tomorrow" : `in ${pluralize(days, "day")}`;
  return { text: `${shortDay(date, locale)}, ${word}`, state: "soon" };
}

/** A span of time up to an hour, for a countdown: "9 min 41 s". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return seconds >= 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`;
}

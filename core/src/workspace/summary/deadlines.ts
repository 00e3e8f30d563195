import { isCalendarDay, isoDay } from "../../text/day.ts";
import type { WorkspaceNode } from "../model.ts";

/** A component that is due. */
export interface Due {
  readonly node: WorkspaceNode;
  readonly deadline: string;
  /** Whole days from today: 0 today, 1 tomorrow, -1 yesterday. */
  readonly days: number;
}

export interface Deadlines {
  /** Due from today to seven days ahead, the next first. */
  readonly upcoming: readonly Due[];
  /** Past, the oldest first. */
  readonly overdue: readonly Due[];
}

const AHEAD = 7;

/** What is due soon and what is late. A day is over at its local end, and what is Complete is neither. */
export function deadlineLists(nodes: readonly WorkspaceNode[], now: Date): Deadlines {
  const today = isoDay(now);
  const due = nodes
    .flatMap((node): Due[] => {
      const { deadline, status } = node;
      if (deadline === undefined || status === "Complete" || !isCalendarDay(deadline)) return [];
      return [{ node, deadline, days: daysBetween(today, deadline) }];
    })
    .toSorted((a, b) => a.days - b.days);
  return {
    upcoming: due.filter(({ days }) => days >= 0 && days <= AHEAD),
    overdue: due.filter(({ days }) => days < 0),
  };
}

/** Whole days from one calendar day to another, both `YYYY-MM-DD`; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The distance in words: `today`, `tomorrow`, `in 3 days`, `2 days overdue`. */
export function dueLabel(days: number): string {
  if (days < 0) return days === -1 ? "1 day overdue" : `${-days} days overdue`;
  return days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A calendar day as a card shows it: `24 Nov`, with the year when it is not this one. */
export function shortDay(day: string, now: Date): string {
  return shortDayOf(day, now.getFullYear());
}

/** @param thisYear a year that goes without saying */
export function shortDayOf(day: string, thisYear: number): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const words = `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""}`;
  return Number(year) === thisYear ? words : `${words} ${year}`;
}

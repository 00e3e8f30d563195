import { isoDay } from "../text/iso-day.ts";

/** The day of a release as a changelog writes it: the local one, as YYYY-MM-DD. */
export function releaseDay(date: Date): string {
  return isoDay(date);
}

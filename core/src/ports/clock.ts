export interface Clock {
  /** The present moment. Dates that a tool writes are the local day of it (text/day.ts). */
  now(): Date;
}

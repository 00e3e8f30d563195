import type { Clock } from "@toolbox/core";

/**
 * The moment that outputs name: the one in SOURCE_DATE_EPOCH (whole seconds; reproducible-builds.org) when that is set,
 * so that a run can be repeated to the byte, else `now`. What is no number of seconds counts as not set.
 */
export function outputDate(env: Readonly<Record<string, string | undefined>>, now: Date): Date {
  const epoch = env["SOURCE_DATE_EPOCH"] ?? "";
  return /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : now;
}

export const nodeClock: Clock = { now: () => outputDate(process.env, new Date()) };

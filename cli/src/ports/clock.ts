import type { Clock } from "@toolbox/core";

/** The system clock, or the moment in SOURCE_DATE_EPOCH (seconds; reproducible-builds.org) when that is set. */
export const nodeClock: Clock = {
  now() {
    const epoch = process.env["SOURCE_DATE_EPOCH"];
    return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
  },
};

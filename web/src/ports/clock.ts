import type { Clock } from "@toolbox/core";

export const browserClock: Clock = { now: () => new Date() };

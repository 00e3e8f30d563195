import { isoDay } from "@toolbox/core";
import { outputDate } from "../../ports/clock.ts";
import type { Shell } from "../../shell/shell.ts";

/** The local day of a release that is made now. */
export const today = (shell: Pick<Shell, "env" | "now">): string => isoDay(outputDate(shell.env, shell.now()));

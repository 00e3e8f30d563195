import { releaseDay } from "@toolbox/core/changelog/release-day.ts";
import type { Shell } from "../shell/shell.ts";

/** The local day, or that of SOURCE_DATE_EPOCH (seconds; reproducible-builds.org) when it is set. */
export function today(shell: Pick<Shell, "env" | "now">): string {
  const epoch = Number(shell.env["SOURCE_DATE_EPOCH"]);
  return releaseDay(Number.isFinite(epoch) && epoch > 0 ? new Date(epoch * 1000) : shell.now());
}

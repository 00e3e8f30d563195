import { withCompareLinks } from "@toolbox/core/git/changelog/output/compare-links.ts";
import type { HistoryRelease } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import type { ReadReleases } from "../history/read-releases.ts";

/** A release that is being made, with the page that will compare it with the one it stands on. */
export function compareRelease(release: HistoryRelease, { current, pages }: ReadReleases): HistoryRelease {
  const before: HistoryRelease[] = current ? [{ tag: current.name, entries: [], changes: {}, size: 0 }] : [];
  return withCompareLinks([release, ...before], pages.page, pages.host, pages.branch)[0] ?? release;
}

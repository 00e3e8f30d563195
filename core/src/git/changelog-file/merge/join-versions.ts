import type { GeneratedRelease } from "../parse/entry.ts";
import { releaseKey } from "../headings/release-heading.ts";

/** One release of each version, what is not released yet on top. */
export function joinVersions(releases: readonly GeneratedRelease[]): readonly GeneratedRelease[] {
  const joined = new Map<string, GeneratedRelease>([["unreleased", { entries: [] }]]);
  for (const release of releases) {
    const key = release.version === undefined ? "unreleased" : releaseKey(release.version);
    const known = joined.get(key);
    joined.set(key, known ? { ...known, entries: [...known.entries, ...release.entries] } : release);
  }
  return [...joined.values()];
}

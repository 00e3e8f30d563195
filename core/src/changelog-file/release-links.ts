import { withCompareLinks } from "../changelog/compare-links.ts";
import type { GeneratedRelease } from "./entry.ts";
import type { WantedLink } from "./link-definitions.ts";
import type { NewRelease } from "./options.ts";
import { releaseKey } from "./release-heading.ts";
import type { Section } from "./parse.ts";

/**
 * The pages that the headings of a file shall lead to, newest first: those whose name stands in brackets and that the
 * history knows.
 * @param releases newest first, what is not released yet on top
 */
export function releaseLinks(
  sections: readonly Section[],
  releases: readonly GeneratedRelease[],
  page: string | undefined,
): readonly WantedLink[] {
  const byKey = new Map<string, Section>();
  for (const section of sections) {
    const key = releaseKey(section.release.label);
    if (!byKey.has(key)) byKey.set(key, section);
  }
  const history = releases.map(({ version, date, tag }) => ({
    ...(version === undefined ? {} : { version }),
    ...(date === undefined ? {} : { date }),
    ...(tag === undefined ? {} : { tag }),
    changes: {},
  }));
  return withCompareLinks(history, page).flatMap(({ version, tag, url }) => {
    const names = version === undefined ? ["unreleased"] : [version, ...(tag === undefined ? [] : [tag])];
    const section = names.map((name) => byKey.get(releaseKey(name))).find((found) => found !== undefined);
    if (url === undefined || section?.release.link !== "reference") return [];
    return [{ label: section.release.label, url, isUnreleased: version === undefined }];
  });
}

/** The tag a new release will get when nobody says: its version, behind a v when the newest tag has one. */
export function tagOf({ version, tag }: NewRelease, releases: readonly GeneratedRelease[]): string {
  if (tag !== undefined) return tag;
  const newest = releases.find((release) => release.tag !== undefined)?.tag ?? "v";
  return /^v/i.test(newest) && !/^v/i.test(version) ? `v${version}` : version;
}

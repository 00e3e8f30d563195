import { withCompareLinks } from "../../changelog/output/compare-links.ts";
import type { Release } from "../../changelog/output/render.ts";
import type { GeneratedRelease } from "../parse/entry.ts";
import type { WantedLink } from "./link-definitions.ts";
import type { MergeOptions, NewRelease } from "../merge/options.ts";
import { isVersionName, releaseKey } from "../headings/release-heading.ts";
import type { Section } from "../parse/parse.ts";

/**
 * The page that each release is compared with the one before on, by its name and by that of its tag; nothing for a host
 * whose pages are not known. @param releases newest first, what is not released yet (`unreleased`) on top
 * @param pages `page` and `hostName` say where the repository is, `base` and `branch` what stands at its ends
 */
export function releasePages(
  releases: readonly GeneratedRelease[],
  { page, hostName, base, branch }: Pick<MergeOptions, "page" | "hostName" | "base" | "branch">,
): ReadonlyMap<string, string> {
  const history: readonly (Release & { readonly tag?: string })[] = releases.map(({ version, date, tag }) => ({
    ...(version === undefined ? {} : { version }),
    ...(date === undefined ? {} : { date }),
    ...(tag === undefined ? {} : { tag }),
    changes: {},
  }));
  const urls = new Map<string, string>();
  const older: typeof history = base === undefined ? [] : [{ tag: base, changes: {} }];
  for (const { version, tag, url } of withCompareLinks([...history, ...older], page, hostName, branch).slice(
    0,
    history.length,
  ))
    for (const name of [version ?? "unreleased", ...(tag === undefined ? [] : [tag])])
      if (url !== undefined && !urls.has(releaseKey(name))) urls.set(releaseKey(name), url);
  return urls;
}

/**
 * The pages that the headings of a file shall lead to, in the order of the file: of those whose name stands in brackets.
 * A release that the history does not know has no page.
 * @param pages what {@link releasePages} gives
 */
export function releaseLinks(sections: readonly Section[], pages: ReadonlyMap<string, string>): readonly WantedLink[] {
  return sections.flatMap(({ release: { kind, label, link } }) => {
    const url = pages.get(kind === "unreleased" && !isVersionName(label) ? "unreleased" : releaseKey(label));
    if (link !== "reference" || (kind === "other" && url === undefined)) return [];
    return [{ label, isUnreleased: kind === "unreleased", ...(url === undefined ? {} : { url }) }];
  });
}

/** The tag a new release will get when nobody says: its version, behind a v when the newest tag has one. */
export function tagOf({ version, tag }: NewRelease, releases: readonly GeneratedRelease[]): string {
  if (tag !== undefined) return tag;
  const newest = releases.find((release) => release.tag !== undefined)?.tag ?? "v";
  return /^v/i.test(newest) && !/^v/i.test(version) ? `v${version}` : version;
}

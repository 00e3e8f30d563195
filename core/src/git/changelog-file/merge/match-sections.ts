import type { Block } from "../parse/block.ts";
import { isAsGenerated, readMarkedBullet } from "../parse/bullet.ts";
import { categoriesOfBlocks, readCategory } from "../headings/category-heading.ts";
import { compareVersions, parseVersion } from "../../changelog/version.ts";
import type { GeneratedRelease } from "../parse/entry.ts";
import type { Section } from "../parse/parse.ts";
import { releaseKey } from "../headings/release-heading.ts";
import { unreleasedOf } from "../parse/unreleased-of.ts";

/** Stands in a release that has no entries. */
export const NOTHING_NOTABLE = "No notable changes.";

/** Where the entries of a release go. */
export interface Home {
  readonly release: GeneratedRelease;
  /** The section that is there already. */
  readonly section?: Section;
  /**
   * `open`: its generated bullets follow the history. `new`: the section has to be made. `closed`: people wrote in it,
   * or it is older than all the file tells of; it is left alone.
   */
  readonly state: "open" | "new" | "closed";
}

/**
 * Finds the section of each release. Releases that the file lacks are made only above the newest one it shares with
 * the history: people may have left out older ones on purpose, or moved them to another file.
 * @param releases newest first, no version twice
 * @param addsAll makes a section for every release that has none
 */
export function findHomes(
  releases: readonly GeneratedRelease[],
  sections: readonly Section[],
  addsAll: boolean,
): readonly Home[] {
  const byKey = new Map<string, Section>();
  for (const section of sections) {
    const key = releaseKey(section.release.label);
    if (section.release.kind !== "unreleased" && !byKey.has(key)) byKey.set(key, section);
  }
  const sectionOf = ({ version, tag }: GeneratedRelease) =>
    version === undefined
      ? unreleasedOf(sections)
      : (byKey.get(releaseKey(version)) ?? (tag === undefined ? undefined : byKey.get(releaseKey(tag))));
  const hasReleases = sections.some(({ release }) => release.kind === "release");
  const shared = releases.findIndex((each) => each.version !== undefined && sectionOf(each) !== undefined);
  const isAbove = isAboveAll(sections);
  return releases.map((release, index) => {
    const section = sectionOf(release);
    if (release.version === undefined) return { release, ...(section ? { section } : {}), state: "open" };
    if (section) return { release, section, state: isWhollyGenerated(section) ? "open" : "closed" };
    const isNewer = shared < 0 ? isAbove(release.version) : index < shared;
    return { release, state: addsAll || !hasReleases || isNewer ? "new" : "closed" };
  });
}

/** Tells whether a version is higher than every one the file has; false where one cannot be compared. */
function isAboveAll(sections: readonly Section[]): (version: string) => boolean {
  const versions = sections.flatMap(({ release }) => (release.kind === "release" ? [parseVersion(release.label)] : []));
  const highest = versions.reduce(
    (high, each) => (high && each && compareVersions(each, high) < 0 ? high : high && each),
    versions[0],
  );
  return (version) => {
    const own = parseVersion(version);
    return own !== undefined && highest !== undefined && compareVersions(own, highest) > 0;
  };
}

/** Whether nothing of a section was written or changed by people. */
export function isWhollyGenerated(section: Section): boolean {
  const categories = categoriesOfBlocks(section.blocks);
  let count = 0;
  const isGenerated = (block: Block, index: number) => {
    if (block.kind === "blank") return true;
    if (block.kind === "heading") return readCategory(block.title) !== undefined;
    count += 1;
    if (block.kind === "text") return block.raw.trim() === NOTHING_NOTABLE;
    return block.kind === "bullet" && isAsGenerated(readMarkedBullet(block), categories[index]);
  };
  return section.blocks.every(isGenerated) && count > 0;
}

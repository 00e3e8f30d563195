import type { Block } from "../parse/block.ts";
import { isAsGenerated, readMarkedBullet } from "../parse/bullet.ts";
import { categoriesOfBlocks, readAnyCategory } from "../headings/category-heading.ts";
import { compareVersions } from "../../changelog/version.ts";
import { readVersionName } from "../../changelog/history/version-name.ts";
import type { GeneratedRelease } from "../parse/entry.ts";
import { readMarks } from "../parse/mark.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { releaseKey } from "../headings/release-heading.ts";
import { unreleasedOf } from "../parse/unreleased-of.ts";

/** Stands in a release that has no entries. */
export const NOTHING_NOTABLE = "No notable changes.";

/** Where the entries of a release go. */
export interface SectionMatch {
  readonly release: GeneratedRelease;
  /** The section that is there already. */
  readonly section?: Section;
  /**
   * `open`: its generated bullets follow the history. `new`: the section has to be made. `closed`: people wrote in it,
   * or it is older than all the file tells of; it is left alone.
   */
  readonly state: "open" | "new" | "closed";
}

export interface MatchOptions {
  /** Makes a section for every release that has none. */
  readonly addsAll: boolean;
  /** The commits that generated bullets under what is not released tell of. */
  readonly pending: ReadonlySet<string>;
}

/**
 * Finds the section of each release. Releases that the file lacks are made only above the newest one it shares with
 * the history: people may have left out older ones on purpose, or moved them to another file. A file that shares none
 * gets those that are newer than all it names, and those whose changes it told of before they were released; one in
 * which people tell of nothing yet gets all.
 * @param releases newest first, no version twice
 */
export function matchSections(
  releases: readonly GeneratedRelease[],
  file: Pick<ChangelogFile, "preamble" | "sections">,
  { addsAll, pending }: MatchOptions,
): readonly SectionMatch[] {
  const { sections } = file;
  const byKey = new Map<string, Section>();
  for (const section of sections) {
    const key = releaseKey(section.release.label);
    if (section.release.kind !== "unreleased" && !byKey.has(key)) byKey.set(key, section);
  }
  const sectionOf = ({ version, tag }: GeneratedRelease) =>
    version === undefined
      ? unreleasedOf(sections)
      : (byKey.get(releaseKey(version)) ?? (tag === undefined ? undefined : byKey.get(releaseKey(tag))));
  const shared = releases.findIndex((each) => each.version !== undefined && sectionOf(each) !== undefined);
  const lastPending = releases.findLastIndex(({ entries }) => entries.some(({ commit }) => pending.has(commit)));
  const isAbove = isAboveAll(file);
  return releases.map((release, index) => {
    const section = sectionOf(release);
    if (release.version === undefined) return { release, ...(section ? { section } : {}), state: "open" };
    if (section) return { release, section, state: isWhollyGenerated(section) ? "open" : "closed" };
    const isNewer = shared < 0 ? index <= lastPending || isAbove(release.version) : index < shared;
    return { release, state: addsAll || isNewer ? "new" : "closed" };
  });
}

/**
 * Tells whether a version is higher than every one that headings of the file name, also of what is to come. Of a file
 * that names none every version is, as long as people tell of nothing there; false where versions cannot be compared.
 */
function isAboveAll({ preamble, sections }: Pick<ChangelogFile, "preamble" | "sections">) {
  const versions = sections.flatMap(({ release: { kind, label } }) => {
    const version = readVersionName(label)?.version;
    return kind === "release" || (kind === "unreleased" && version) ? [version] : [];
  });
  const highest = versions.reduce(
    (high, each) => (high && each && compareVersions(each, high) < 0 ? high : high && each),
    versions[0],
  );
  const isBlank = ![...preamble, ...sections.flatMap(({ blocks }) => blocks)].some(isByHand);
  return (version: string): boolean => {
    if (versions.length === 0) return isBlank;
    const own = readVersionName(version)?.version;
    return own !== undefined && highest !== undefined && compareVersions(own, highest) > 0;
  };
}

const isByHand = ({ kind, raw }: Block) => kind === "bullet" && readMarks(raw).marks.length === 0;

/** Whether nothing of a section was written or changed by people. */
export function isWhollyGenerated(section: Section): boolean {
  const categories = categoriesOfBlocks(section.blocks);
  let count = 0;
  const isGenerated = (block: Block, index: number) => {
    if (block.kind === "blank") return true;
    if (block.kind === "heading") return readAnyCategory(block.title) !== undefined;
    count += 1;
    if (block.kind === "text") return block.raw.trim() === NOTHING_NOTABLE;
    return block.kind === "bullet" && isAsGenerated(readMarkedBullet(block), categories[index]);
  };
  return section.blocks.every(isGenerated) && count > 0;
}

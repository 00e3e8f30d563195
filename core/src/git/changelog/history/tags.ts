import { type Version, compareVersions, formatVersion } from "../version.ts";
import { readVersionName } from "./version-name.ts";

/** A tag of the repository. */
export interface HistoryTag {
  readonly name: string;
  /** The commit it points to, through annotations. */
  readonly commit: string;
  /** When it was made; for a lightweight tag, when its commit was made. */
  readonly date: Date;
}

/** A tag that names a release. */
export interface ReleaseTag extends HistoryTag {
  readonly version: Version;
  /** What stands before the version and its v: `parser@`, `parser-`; "" for a plain one. */
  readonly family: string;
  /** What stands in the heading: the version without a leading v, with its family if it has one. */
  readonly title: string;
}

/** Which tags count as releases. */
export interface TagChoice {
  /** Only tags whose whole name it matches; a group `version` in it says where the version is. */
  readonly pattern?: RegExp;
  /** The family that counts, as {@link chooseFamily} finds it; "" for plain tags. */
  readonly family?: string;
  /** Only tags of this package: `name@1.0.0`, `name-v1.0.0`, `name/v1.0.0`, with or without its scope. */
  readonly packageName?: string;
  /** Pre-releases do not count: what they brought stands under the final release. */
  readonly isFinalOnly?: boolean;
}

/** Reads a tag as a release; undefined for a tag whose name is no version. */
export function readReleaseTag(tag: HistoryTag): ReleaseTag | undefined {
  const read = readVersionName(tag.name);
  return read && { ...tag, version: read.version, family: read.family, title: `${read.family}${read.number}` };
}

/**
 * The tag that names the release of each commit, by the commit's object name. Unless told otherwise, plain tags count
 * where there are some, and a moving tag such as `v1` only where no tag says more.
 * Of several tags on one commit the highest final version wins, else the highest.
 */
export function releaseTags(tags: readonly HistoryTag[], choice: TagChoice = {}): ReadonlyMap<string, ReleaseTag> {
  const chosen = new Map<string, ReleaseTag>();
  for (const tag of countingTags(tags, choice)) {
    const other = chosen.get(tag.commit);
    if (!other || outranks(tag, other)) chosen.set(tag.commit, tag);
  }
  return chosen;
}

function countingTags(tags: readonly HistoryTag[], choice: TagChoice): readonly ReleaseTag[] {
  const { pattern, packageName, family } = choice;
  const isCounted = (tag: ReleaseTag | undefined) =>
    tag !== undefined && !(choice.isFinalOnly && tag.version.preRelease.length > 0);
  if (pattern) return tags.map((tag) => readMatching(tag, pattern)).filter(isCounted) as ReleaseTag[];
  const full = fullTags(tags).filter(isCounted);
  const own = packageName === undefined ? [] : full.filter((tag) => isFamilyOf(tag.family, packageName));
  if (own.length > 0) return own.map(withoutFamily);
  const plain = full.filter((tag) => tag.family === "");
  if (packageName === undefined && family !== undefined && family !== "")
    return withOlder(
      full.filter((tag) => tag.family === family),
      plain,
    );
  return plain.length > 0 || packageName !== undefined || family === "" ? plain : full;
}

/** Tags that are versions; a moving one such as `v1` counts only where no tag of its family says more. */
export function fullTags(tags: readonly HistoryTag[]): readonly ReleaseTag[] {
  const read = tags.flatMap((tag) => readReleaseTag(tag) ?? []);
  const dotted = new Set(read.filter(isDotted).map((tag) => tag.family));
  return read.filter((tag) => isDotted(tag) || !dotted.has(tag.family));
}

const withoutFamily = (tag: ReleaseTag): ReleaseTag => ({ ...tag, title: tag.title.slice(tag.family.length) });

/** A family that came after plain tags goes on with their versions: those it has not, up to its own highest. */
function withOlder(own: readonly ReleaseTag[], plain: readonly ReleaseTag[]): readonly ReleaseTag[] {
  const [family = ""] = own.map((tag) => tag.family);
  const known = new Set(own.map((tag) => formatVersion(tag.version)));
  const [highest] = own.toSorted((a, b) => compareVersions(b.version, a.version));
  const isOlder = ({ version }: ReleaseTag) =>
    !known.has(formatVersion(version)) && highest !== undefined && compareVersions(version, highest.version) < 0;
  return [...own.map(withoutFamily), ...plain.filter(isOlder).map((tag) => ({ ...tag, family }))];
}

function readMatching(tag: HistoryTag, pattern: RegExp): ReleaseTag | undefined {
  const match = pattern.exec(tag.name);
  if (match?.[0] !== tag.name) return undefined;
  const named = match.groups?.["version"];
  if (named === undefined) return readReleaseTag(tag);
  const read = readReleaseTag({ ...tag, name: /^\d+$/.test(named) ? `v${named}` : named });
  return read && { ...read, name: tag.name };
}

const isDotted = (tag: ReleaseTag) => /\d\.\d/.test(tag.title.slice(tag.family.length));

/** Whether tags of a family belong to a package: `@scope/parser@`, `parser@`, `parser-`, `parser/`. */
function isFamilyOf(family: string, packageName: string): boolean {
  const name = family.slice(0, -1);
  return name !== "" && (name === packageName || name === packageName.replace(/^@[^/]+\//, ""));
}

function outranks(a: ReleaseTag, b: ReleaseTag): boolean {
  const isFinal = [a, b].map((tag) => tag.version.preRelease.length === 0);
  if (isFinal[0] !== isFinal[1]) return isFinal[0] === true;
  return compareVersions(a.version, b.version) > 0;
}

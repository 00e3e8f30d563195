import { type Version, compareVersions, formatVersion, parseVersion } from "./version.ts";

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
  /** What stands in the heading: the version without a leading v, with its family if it has one. */
  readonly title: string;
}

const TAG = /^(?<family>.*?[@/_-])?v?(?<numbers>\d+\.\d+(?:\.\d+)?)(?<rest>[-+].*)?$/;

/**
 * Reads a tag as a release: `v1.2.3`, `1.2.3`, `v1.2`, or with a family, `parser@1.2.3` and `parser-v1.2.3`.
 * Undefined for any other tag.
 */
export function readReleaseTag(tag: HistoryTag): (ReleaseTag & { readonly family: string }) | undefined {
  const { family = "", numbers = "", rest = "" } = TAG.exec(tag.name)?.groups ?? {};
  const version = parseVersion(`${/^\d+\.\d+$/.test(numbers) ? `${numbers}.0` : numbers}${rest}`);
  if (!version) return undefined;
  const number = numbers.split(".").length === 2 ? `${numbers}${rest}` : formatVersion(version);
  return { ...tag, version, family, title: `${family}${number}` };
}

/**
 * The tag that names the release of each commit. Tags of a family count only in a repository that has no plain ones.
 * Of several tags on one commit the highest final version wins, else the highest.
 */
export function releaseTags(tags: readonly HistoryTag[]): ReadonlyMap<string, ReleaseTag> {
  const read = tags.map(readReleaseTag).filter((tag) => tag !== undefined);
  const plain = read.filter((tag) => tag.family === "");
  const chosen = new Map<string, ReleaseTag>();
  for (const tag of plain.length > 0 ? plain : read) {
    const other = chosen.get(tag.commit);
    if (!other || outranks(tag, other)) chosen.set(tag.commit, tag);
  }
  return chosen;
}

function outranks(a: ReleaseTag, b: ReleaseTag): boolean {
  const isFinal = [a, b].map((tag) => tag.version.preRelease.length === 0);
  if (isFinal[0] !== isFinal[1]) return isFinal[0] === true;
  return compareVersions(a.version, b.version) > 0;
}

import { type Version, compareVersions, formatVersion, parseVersion } from "../version.ts";

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
  /** Only tags whose whole name it matches; a group `version` in it says where the version stands. */
  readonly pattern?: RegExp;
  /** Only tags of this package: `name@1.0.0`, `name-v1.0.0`, `name/v1.0.0`, with or without its scope. */
  readonly packageName?: string;
  /** Pre-releases do not count: what they brought stands under the final release. */
  readonly isFinalOnly?: boolean;
}

const TAG = /^(?<family>.*?[@/_-])?v?(?<numbers>\d+(?:\.\d+){0,2})(?<rest>[-+].*)?$/;
// `release-1.2.0` names no package.
const PLAIN_FAMILY = /^(?:release|rel|version|ver|tag)s?[@/_-]$/i;

/**
 * Reads a tag as a release: `v1.2.3`, `1.2.3`, `v1.2`, `v1`, or with a family, `parser@1.2.3` and `parser-v1.2.3`.
 * Undefined for any other tag.
 */
export function readReleaseTag(tag: HistoryTag): ReleaseTag | undefined {
  const { family: prefix = "", numbers = "", rest = "" } = TAG.exec(tag.name)?.groups ?? {};
  const parts = numbers.split(".");
  // A lone number is a version only when a v or a package says so: `stable-1` and `2026` are not.
  if (parts.length === 1 && !/(?:^|[@/_-])v\d|@\d/.test(tag.name)) return undefined;
  const version = readVersion(parts, rest);
  if (!version) return undefined;
  const family = PLAIN_FAMILY.test(prefix) ? "" : prefix;
  const number = parts.length === 3 && !/(?:^|\.)0\d/.test(numbers) ? formatVersion(version) : `${numbers}${rest}`;
  return { ...tag, version, family, title: `${family}${number}` };
}

/** A version of one to three numbers; calendar versions may have leading zeros. */
function readVersion(parts: readonly string[], rest: string): Version | undefined {
  const [major = "", minor = "0", patch = "0"] = parts.map((part) => part.replace(/^0+(?=\d)/, ""));
  return parseVersion(`${major}.${minor}.${patch}${rest}`);
}

/**
 * The tag that names the release of each commit, by the commit's object name. Unless told otherwise, tags of a family
 * count only in a repository that has no plain ones, and a moving tag such as `v1` only where no tag says more.
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

function countingTags(tags: readonly HistoryTag[], { pattern, packageName, isFinalOnly }: TagChoice) {
  const read = tags
    .map((tag) => (pattern ? readMatching(tag, pattern) : readReleaseTag(tag)))
    .filter((tag) => tag !== undefined && !(isFinalOnly && tag.version.preRelease.length > 0)) as ReleaseTag[];
  if (pattern) return read;
  const dotted = new Set(read.filter(isDotted).map((tag) => tag.family));
  const full = read.filter((tag) => isDotted(tag) || !dotted.has(tag.family));
  const own = packageName === undefined ? [] : full.filter((tag) => isFamilyOf(tag.family, packageName));
  if (own.length > 0) return own.map((tag) => ({ ...tag, title: tag.title.slice(tag.family.length) }));
  const plain = full.filter((tag) => tag.family === "");
  return plain.length > 0 || packageName !== undefined ? plain : full;
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

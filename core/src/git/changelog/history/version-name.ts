import { type Version, formatVersion, parseVersion } from "../version.ts";

/** A name that ends with a version: of a tag, or in a heading. */
export interface VersionName {
  /** What stands before the version and its v: `parser@`, `parser-`; "" for nothing. */
  readonly family: string;
  /** The version as it is written, without a leading v; by SemVer without build metadata. */
  readonly number: string;
  readonly version: Version;
}

// `1.2.3`, and what others than SemVer write: `1.2`, `8.0.5.1`, `8.1.0.beta1`, `1.0rc2`, `5.3.0.RELEASE`. A family ends with a sign,
// and does not itself begin with a version: `6.0.0-beta-0` is one of none.
const NAME =
  /^(?<family>(?!v?\d+\.\d).*?[@/_-])?v?(?<numbers>\d+(?:\.\d+){0,3})(?:[.-](?:final|release|ga)|[.-]?(?<word>alpha|beta|preview|pre|rc|dev|[abcm])[.-]?(?<count>\d*)|(?<rest>[-+].*))?$/i;
// `release-1.2.0` names no package.
const PLAIN_FAMILY = /^(?:release|rel|version|ver|tag)s?[@/_-]$/i;

/**
 * Reads a name as a version: `v1.2.3`, `1.2.3`, `v1.2`, `v1`, or with a family, `parser@1.2.3` and `parser-v1.2.3`.
 * Undefined for any other name.
 */
export function readVersionName(name: string): VersionName | undefined {
  const { family: prefix = "", numbers = "", word, count = "", rest = "" } = NAME.exec(name)?.groups ?? {};
  const parts = numbers.split(".");
  // A lone number is a version only when a v or a package says so: `stable-1` and `2026` are not.
  if (parts.length === 1 && !/(?:^|[@/_-])v\d|@\d/i.test(name)) return undefined;
  const preRelease = word === undefined ? rest : `-${word}${count === "" ? "" : `.${Number(count)}`}`;
  const version = readNumbers(parts, preRelease);
  if (!version) return undefined;
  const family = PLAIN_FAMILY.test(prefix) ? "" : prefix;
  const start = prefix.length + (/^v/i.test(name.slice(prefix.length)) ? 1 : 0);
  const isPlain = word === undefined && parts.length === 3 && !/(?:^|\.)0\d/.test(numbers);
  return { family, number: isPlain ? formatVersion(version) : name.slice(start), version };
}

/** A version of one to four numbers; calendar versions may have leading zeros. */
function readNumbers(parts: readonly string[], preRelease: string): Version | undefined {
  const [major = "", minor = "0", patch = "0", revision] = parts.map((part) => part.replace(/^0+(?=\d)/, ""));
  const version = parseVersion(`${major}.${minor}.${patch}${preRelease}`);
  return version && revision !== undefined ? { ...version, revision: Number(revision) } : version;
}

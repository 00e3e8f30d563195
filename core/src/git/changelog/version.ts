/** A version by Semantic Versioning 2.0.0. Build metadata has no rank and is dropped. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** A fourth number, which SemVer does not have: security releases of some projects (8.0.5.1). */
  readonly revision?: number;
  /** The identifiers after the hyphen; empty for a final version. */
  readonly preRelease: readonly string[];
}

export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

const NUMBER = String.raw`(0|[1-9]\d*)`;
const SEMVER = new RegExp(
  String.raw`^v?${NUMBER}\.${NUMBER}\.${NUMBER}(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$`,
);

/** Reads a version, with or without a leading v; undefined when it is none by Semantic Versioning 2.0.0. */
export function parseVersion(text: string): Version | undefined {
  const match = SEMVER.exec(text.trim());
  if (!match) return undefined;
  const [major, minor, patch] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (![major, minor, patch].every(Number.isSafeInteger)) return undefined;
  const preRelease = match[4]?.split(".") ?? [];
  // Numeric identifiers must not have leading zeros (rule 9).
  if (preRelease.some((part) => /^0\d+$/.test(part))) return undefined;
  return { major, minor, patch, preRelease };
}

/** The version as text, without a leading v. */
export function formatVersion({ major, minor, patch, revision, preRelease }: Version): string {
  const numbers = [major, minor, patch, ...(revision === undefined ? [] : [revision])].join(".");
  return `${numbers}${preRelease.length > 0 ? `-${preRelease.join(".")}` : ""}`;
}

/**
 * The next final version. A pre-release that already stands before such a version becomes it: 2.0.0-rc.1 gives 2.0.0
 * for every bump, 1.2.1-rc.1 gives 1.2.1 for a patch and 1.3.0 for a minor.
 */
export function bumpVersion(version: Version, bump: Bump): Version {
  const { major, minor, patch } = version;
  const isPre = version.preRelease.length > 0;
  const final = (a: number, b: number, c: number): Version => ({ major: a, minor: b, patch: c, preRelease: [] });
  if (bump === "major") return isPre && minor === 0 && patch === 0 ? final(major, 0, 0) : final(major + 1, 0, 0);
  if (bump === "minor") return isPre && patch === 0 ? final(major, minor, 0) : final(major, minor + 1, 0);
  return isPre ? final(major, minor, patch) : final(major, minor, patch + 1);
}

/** Precedence by rule 11 of Semantic Versioning 2.0.0: negative when `a` comes before `b`. */
export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    a.patch - b.patch ||
    (a.revision ?? 0) - (b.revision ?? 0) ||
    comparePreReleases(a.preRelease, b.preRelease)
  );
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareIdentifiers(a[i] ?? "", b[i] ?? "");
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareIdentifiers(a: string, b: string): number {
  const isNumber = [a, b].map((part) => /^\d+$/.test(part));
  if (isNumber[0] && isNumber[1]) return Number(a) - Number(b);
  if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

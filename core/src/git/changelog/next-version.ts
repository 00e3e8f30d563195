import { pluralize } from "../../text/format.ts";
import type { CommitEntry } from "./history/commit-entry.ts";
import type { HistoryRelease } from "./history/releases-of-history.ts";
import { type Bump, type Version, bumpVersion, compareVersions, formatVersion, parseVersion } from "./version.ts";

/** What a change of an 0.x version grows: one part less than later (`shift`), or the same (`semver`). */
export const zeroPolicies = ["shift", "semver"] as const;
export type ZeroPolicy = (typeof zeroPolicies)[number];

export interface NextVersionRules {
  /** The newest release; absent before the first. */
  readonly current?: Version;
  /** What the first release is called. */
  readonly initial: Version;
  readonly zero: ZeroPolicy;
  /** Asked for by hand, instead of what the changes say. */
  readonly bump?: Bump;
  /** The name of a pre-release, such as `beta`. */
  readonly preRelease?: string;
}

export interface NextVersion {
  readonly version: string;
  /** Absent for a first release and for a version that a commit asks for. */
  readonly bump?: Bump;
  /** Why this one, as a sentence. */
  readonly reason: string;
  /** The entries that make it this one; none where it was asked for by hand or by a footer, and for a first release. */
  readonly askedBy: readonly CommitEntry[];
}

/**
 * The version that comes next by Semantic Versioning 2.0.0: breaking changes make a major one, added entries a minor
 * one, everything else that is told a patch. A `Release-As` footer decides by itself. Undefined when nothing is told.
 * @param unreleased what was not released yet
 */
export function nextVersion(
  unreleased: Pick<HistoryRelease, "entries" | "releaseAs"> | undefined,
  rules: NextVersionRules,
): NextVersion | undefined {
  const { current, initial, bump: asked, preRelease } = rules;
  const wish = asked === undefined ? unreleased?.releaseAs : undefined;
  if (wish !== undefined)
    return { version: wish.replace(/^v/, ""), reason: `A commit asks for it with "Release-As: ${wish}".`, askedBy: [] };
  const entries = unreleased?.entries ?? [];
  if (entries.length === 0 && asked === undefined) return undefined;
  if (!current) {
    const first = asked === undefined ? initial : bumpVersion({ major: 0, minor: 0, patch: 0, preRelease: [] }, asked);
    return {
      version: formatVersion(withPreRelease(first, undefined, preRelease)),
      reason: "No version was released yet.",
      askedBy: [],
    };
  }
  const found = asked === undefined ? levelOf(entries) : { bump: asked, reason: "You asked for it.", askedBy: [] };
  const isShifted = asked === undefined && rules.zero === "shift" && current.major === 0 && found.bump !== "patch";
  const bump = isShifted ? (found.bump === "major" ? "minor" : "patch") : found.bump;
  const reason = isShifted ? `${found.reason} Before 1.0.0 that makes a ${bump} version.` : found.reason;
  const next = withPreRelease(bumpVersion(current, bump), current, preRelease);
  return { version: formatVersion(next), bump, reason, askedBy: found.askedBy };
}

interface Level {
  readonly bump: Bump;
  readonly reason: string;
  readonly askedBy: readonly CommitEntry[];
}

function levelOf(entries: readonly CommitEntry[]): Level {
  const breaking = entries.filter((entry) => entry.isBreaking || entry.bump === "major");
  if (breaking.length > 0)
    return { bump: "major", reason: `${pluralize(breaking.length, "breaking change")}.`, askedBy: breaking };
  const added = entries.filter(({ category, bump }) => (bump === undefined ? category === "added" : bump === "minor"));
  if (added.length > 0)
    return { bump: "minor", reason: `${pluralize(added.length, "addition")}, nothing breaks.`, askedBy: added };
  return {
    bump: "patch",
    reason: `${pluralize(entries.length, "change")}, none adds or breaks anything.`,
    askedBy: entries,
  };
}

/** `1.3.0` as `1.3.0-beta.1`; behind `1.3.0-beta.1` it is `1.3.0-beta.2`. */
function withPreRelease(next: Version, current: Version | undefined, name: string | undefined): Version {
  if (name === undefined) return next;
  const [currentName, number = "0", ...rest] = current?.preRelease ?? [];
  const isSame =
    current !== undefined && compareVersions({ ...current, preRelease: [] }, next) === 0 && currentName === name;
  const isCounted = isSame && rest.length === 0 && /^\d+$/.test(number);
  return { ...next, preRelease: [name, String(isCounted ? Number(number) + 1 : 1)] };
}

/** Whether a version may follow another: it must be higher. */
export function follows(version: string, current: Version | undefined): boolean {
  const next = parseVersion(version);
  return next !== undefined && (current === undefined || compareVersions(next, current) > 0);
}

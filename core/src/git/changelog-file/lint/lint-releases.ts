import { compareVersions, parseVersion } from "../../changelog/version.ts";
import { isCalendarDay } from "../../../text/day.ts";
import { type LintProblem, lintError, lintWarning } from "./lint-problem.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { isUnreleasedName, releaseKey } from "../headings/release-heading.ts";

/** Checks the headings of releases: their place, order, version, day and yanked mark. */
export function lintReleases({ sections }: ChangelogFile): readonly LintProblem[] {
  const known = sections.filter(({ release }) => release.kind !== "other");
  const released = known.filter(({ release }) => release.kind === "release");
  return [
    ...sections.flatMap(lintUnread),
    ...known.flatMap(lintLevel),
    ...lintUnreleased(known),
    ...lintDuplicates(released),
    ...released.flatMap((section) => [...lintVersion(section), ...lintDate(section), ...lintYanked(section)]),
    ...released.slice(1).flatMap((section, index) => lintOrder(released[index] ?? section, section)),
    ...released.flatMap(lintContent),
  ];
}

function lintUnread({ heading, release }: Section): readonly LintProblem[] {
  if (release.kind !== "other" || !/^\[?v?\d/i.test(heading.title)) return [];
  const message = `"${heading.title}" looks like a release, but names no version. Write it as ## [1.2.0] - 2026-01-31.`;
  return [lintError(heading.line, "version", message)];
}

function lintLevel({ heading, release }: Section): readonly LintProblem[] {
  if (heading.level === 2) return [];
  const message = `${release.label} is in a heading of level ${heading.level}. Releases have level 2: ## [${release.label}].`;
  return [lintError(heading.line, "heading-level", message)];
}

function lintUnreleased(known: readonly Section[]): readonly LintProblem[] {
  return known.flatMap(({ heading, release }, index) => {
    if (release.kind !== "unreleased") return [];
    if (index === 0) return lintUnreleasedName(heading, release);
    const message =
      known[0]?.release.kind === "unreleased"
        ? `There is one Unreleased section already (line ${known[0].heading.line}). Move these entries there.`
        : "Unreleased comes after a release. Move it above all of them.";
    return [lintError(heading.line, "unreleased-place", message)];
  });
}

function lintUnreleasedName(
  { line, title }: Section["heading"],
  { label }: Section["release"],
): readonly LintProblem[] {
  if (isUnreleasedName(label)) return [];
  return [lintError(line, "version", `"${title}" is not released yet. Write it as ## [Unreleased].`)];
}

function lintDuplicates(released: readonly Section[]): readonly LintProblem[] {
  const lines = new Map<string, number>();
  return released.flatMap(({ heading, release }) => {
    const first = lines.get(releaseKey(release.label));
    if (first === undefined) lines.set(releaseKey(release.label), heading.line);
    if (first === undefined) return [];
    const message = `${release.label} appears here a second time (first in line ${first}). Join the two sections.`;
    return [lintError(heading.line, "duplicate-version", message)];
  });
}

/** The version without the name of a package before it: `parser@1.2.0`, `parser-v1.2.0`. */
function versionOf(section: Section) {
  return parseVersion(section.release.label.replace(/^(?!v?\d)\S*?[@/_-](?=v?\d)/i, ""));
}

function lintVersion(section: Section): readonly LintProblem[] {
  if (versionOf(section)) return [];
  const { heading, release } = section;
  const message = `"${release.label}" is not a valid version by Semantic Versioning 2.0.0, such as 1.2.0 or 2.0.0-rc.1.`;
  return [lintWarning(heading.line, "version", message)];
}

function lintDate({ heading, release }: Section): readonly LintProblem[] {
  const { label, date, rest } = release;
  if (date !== undefined && isCalendarDay(date)) return [];
  const reason =
    date !== undefined
      ? `${date} is a day that does not exist. Correct it.`
      : rest === ""
        ? `${label} has no date. Add the day of its release: ## [${label}] - 2026-01-31.`
        : `The date of ${label} is not written as YYYY-MM-DD ("${rest.slice(0, 60)}"). Write it as in ## [${label}] - 2026-01-31.`;
  return [lintError(heading.line, "date", reason)];
}

function lintYanked({ heading, release }: Section): readonly LintProblem[] {
  if (release.yanked === undefined || release.yanked === "[YANKED]") return [];
  const message = `"${release.yanked}" marks a release that was taken back. Write it as [YANKED].`;
  return [lintError(heading.line, "yanked", message)];
}

/**
 * An older line of versions may get a release later. By day or by version, both orders are in use, so a release stands
 * right when one of them says so; without days versions decide, and on one day those of one line: which of two lines had
 * its release later that day, nobody can see.
 */
function lintOrder(above: Section, below: Section): readonly LintProblem[] {
  const days = [above.release.date, below.release.date];
  const [upper, lower] = [versionOf(above), versionOf(below)];
  const isHigher = upper !== undefined && lower !== undefined && compareVersions(upper, lower) > 0;
  const isLater = !isHigher && days[0] !== undefined && days[1] !== undefined && days[1] > days[0];
  const isUndated = days[0] === undefined || days[1] === undefined;
  const isSameDay = isUndated || (days[0] === days[1] && upper?.major === lower?.major);
  if (!isLater && !(isSameDay && upper && lower && compareVersions(upper, lower) < 0)) return [];
  const message = `${below.release.label} is newer than ${above.release.label} above it. Put the newest release first.`;
  return [lintError(below.heading.line, "order", message)];
}

function lintContent({ heading, release, blocks }: Section): readonly LintProblem[] {
  if (blocks.some(({ kind }) => kind === "bullet" || kind === "text" || kind === "heading")) return [];
  const message = `${release.label} says nothing. Add its changes, or "No notable changes."`;
  return [lintWarning(heading.line, "empty-release", message)];
}

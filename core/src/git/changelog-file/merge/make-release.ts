import type { Block } from "../parse/block.ts";
import { isCalendarDay } from "../../../text/day.ts";
import type { NewRelease } from "./options.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { makeSection } from "./make-section.ts";
import { isVersionName, readReleaseHeading, releaseKey } from "../headings/release-heading.ts";
import { type FileStyle, blankLine } from "../parse/style.ts";
import { unreleasedOf } from "../parse/unreleased-of.ts";

/**
 * Turns what is not released yet into a release and leaves a fresh, empty heading above it. A release that is there
 * already and left nothing unreleased is done, so a second run changes nothing. Gives a sentence where it cannot be
 * done.
 */
export function makeRelease(
  file: ChangelogFile,
  { version, date }: NewRelease,
  style: FileStyle,
  url?: string,
): ChangelogFile | string {
  if (readReleaseHeading(`[${version}]`).kind !== "release")
    return `"${version}" is not a valid version: give one such as 1.2.0.`;
  if (!isCalendarDay(date)) return `"${date}" is not a valid day: give it as YYYY-MM-DD, such as 2026-01-31.`;
  const unreleased = unreleasedOf(file.sections);
  const at = unreleased ? file.sections.indexOf(unreleased) : -1;
  const isEmpty = !unreleased?.blocks.some(isContent);
  const existing = file.sections.find(
    (section) => section !== unreleased && releaseKey(section.release.label) === releaseKey(version),
  );
  if (existing && isEmpty) return file;
  if (existing?.release.kind === "unreleased")
    return `${version} has a section of its own that is not released yet (line ${existing.heading.line}): join it with the one in line ${unreleased?.heading.line ?? 0}.`;
  if (existing)
    return `${version} is released already${existing.heading.line > 0 ? ` (line ${existing.heading.line})` : ""}, and there are unreleased changes: choose a higher version.`;
  if (!unreleased || isEmpty)
    return `There is nothing to release as ${version}: there is no change under Unreleased. Add an entry first.`;
  const name = version.replace(/^v(?=\d)/i, "");
  const { level } = unreleased.heading;
  const made = makeSection({ version: name, date, ...(url === undefined ? {} : { url }) }, style, level);
  // A heading that named the version to come has done its work; links to it lead to the release.
  const isNamed = isVersionName(unreleased.release.label);
  const anchors = isNamed ? unreleased.anchors : undefined;
  const released: Section = {
    ...(anchors === undefined ? {} : { anchors }),
    ...made,
    blocks: unreleased.blocks,
  };
  const open = isNamed ? makeSection({}, style, level) : unreleased;
  const fresh: Section = { ...open, blocks: [blankLine(style)] };
  return { ...file, sections: [...file.sections.slice(0, at), fresh, released, ...file.sections.slice(at + 1)] };
}

function isContent(block: Block): boolean {
  return block.kind === "bullet" || block.kind === "text";
}

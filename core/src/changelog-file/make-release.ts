import type { Block } from "./block.ts";
import { isIsoDay } from "./is-iso-day.ts";
import type { NewRelease } from "./options.ts";
import type { ChangelogFile, Section } from "./parse.ts";
import { readReleaseHeading, releaseKey } from "./release-heading.ts";
import { type FileStyle, blankLine, writeHeading } from "./style.ts";

/**
 * Turns what is not released yet into a release and leaves a fresh, empty heading above it. A release that is there
 * already and left nothing unreleased is done, so a second run changes nothing. Gives a sentence where it cannot be
 * done.
 */
export function makeRelease(
  file: ChangelogFile,
  { version, date }: NewRelease,
  style: FileStyle,
): ChangelogFile | string {
  if (readReleaseHeading(`[${version}]`).kind !== "release")
    return `"${version}" is no version: give one such as 1.2.0.`;
  if (!isIsoDay(date)) return `"${date}" is no day: give it as YYYY-MM-DD, such as 2026-01-31.`;
  const at = file.sections.findIndex((section) => section.release.kind === "unreleased");
  const unreleased = file.sections[at];
  const isEmpty = !unreleased?.blocks.some(isContent);
  const existing = file.sections.find(({ release }) => releaseKey(release.label) === releaseKey(version));
  if (existing && isEmpty) return file;
  if (existing)
    return `${version} is released already${existing.heading.line > 0 ? ` (line ${existing.heading.line})` : ""}, and there are unreleased changes: choose a higher version.`;
  if (!unreleased || isEmpty)
    return `There is nothing to release as ${version}: no change stands under Unreleased. Add an entry first.`;
  const name = version.replace(/^v(?=\d)/i, "");
  const title = `${unreleased.release.link === "none" ? name : `[${name}]`} - ${date}`;
  const heading = writeHeading(unreleased.heading.level, title, style);
  const released: Section = { heading, release: readReleaseHeading(title), blocks: unreleased.blocks };
  const fresh: Section = { ...unreleased, blocks: [blankLine(style)] };
  return { ...file, sections: [...file.sections.slice(0, at), fresh, released, ...file.sections.slice(at + 1)] };
}

function isContent(block: Block): boolean {
  return block.kind === "bullet" || block.kind === "text";
}

import type { Section } from "../git/changelog-file/parse/parse.ts";
import { readReleaseHeading } from "../git/changelog-file/headings/release-heading.ts";
import { type FileStyle, writeHeading } from "../git/changelog-file/parse/style.ts";

/** An empty section in the style of the file: `## [1.2.0] - 2026-01-02`, `## Unreleased`. */
export function makeSection(version: string | undefined, date: string | undefined, style: FileStyle): Section {
  const name = version ?? "Unreleased";
  const title = `${style.hasBrackets ? `[${name}]` : name}${date === undefined ? "" : ` - ${date}`}`;
  return { heading: writeHeading(style.releaseLevel, title, style), release: readReleaseHeading(title), blocks: [] };
}

import type { Section } from "../parse/parse.ts";
import { readReleaseHeading } from "../headings/release-heading.ts";
import { type FileStyle, writeReleaseHeading } from "../parse/style.ts";

/** What stands in the heading of a section. */
export interface SectionName {
  /** Absent for what is not released yet. */
  readonly version?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
  /** The page that compares it with the release before, for files that link it in the heading. */
  readonly url?: string;
}

/** An empty section in the style of the file: `## [1.2.0] - 2026-01-02`, `## 1.2.0 (2026-01-02)`, `## Unreleased`. */
export function makeSection(name: SectionName, style: FileStyle, level?: number): Section {
  const heading = writeReleaseHeading(name, style, level);
  const read = readReleaseHeading(heading.title);
  // In a form that only this file has, the version may not be told from the title.
  const release = name.version === undefined || read.kind === "release" ? read : { ...read, label: name.version };
  return { heading, release: name.version === undefined ? release : { ...release, kind: "release" }, blocks: [] };
}

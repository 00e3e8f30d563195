import type { MergeResult } from "../../git/changelog-file/merge/options.ts";
import { mergeEntries } from "../../git/git-log/merge-entries.ts";
import { type ChangelogInput, nextVersion, sectionsOf } from "./sections.ts";

/** The existing file with the changes in it. */
export function mergeInput(input: ChangelogInput, date: string): MergeResult {
  const sections = sectionsOf(input);
  const isRelease = !input.unreleased && (sections[0]?.entries.length ?? 0) > 0;
  const release = { version: nextVersion(input.currentVersion, input.changeType), date };
  return mergeEntries(input.existing, sections, { project: input.projectName, ...(isRelease ? { release } : {}) });
}

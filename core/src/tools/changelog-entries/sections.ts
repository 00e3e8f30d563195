import { categorize } from "../../git/changelog/entries/categorize.ts";
import { cleanEntry } from "../../git/changelog/entries/clean-entry.ts";
import { type Bump, bumpVersion, formatVersion, parseVersion } from "../../git/changelog/version.ts";
import type { NewSection } from "../../git/git-log/merge-entries.ts";
import { readGitLog } from "../../git/git-log/read-git-log.ts";
import { releasesOfLog } from "../../git/git-log/releases-of-log.ts";
import { pluralize } from "../../text/format.ts";
import type { Issue } from "../../tool/output.ts";

/** What is said of releases that a file without any of them does not get: its owner may have left them out. */
export const leftOutWords = (count: number): string =>
  `The file has none of the releases of the log: ${pluralize(count, "older release is", "older releases are")} left out. ` +
  "Add the heading of one of them to the file, or leave the file out to get all.";

/** What the form says. */
export interface ChangelogInput {
  readonly projectName: string;
  readonly currentVersion: string;
  readonly changeType: Bump;
  readonly unreleased: boolean;
  readonly source: "entries" | "log";
  readonly entries: readonly string[];
  readonly log: string;
  readonly existing: string;
}

/** What changed, newest first; the first section is what is not released yet. Older ones come from tags in a log. */
export function sectionsOf({ source, entries, log }: ChangelogInput): readonly NewSection[] {
  if (source === "log") return releasesOfLog(readGitLog(log));
  const texts = entries.map(cleanEntry).filter((text) => text !== "");
  return [{ entries: texts.map((text) => ({ category: categorize(text), text })) }];
}

/** Why there is nothing to write; undefined when there is something. */
export function missingChanges(input: ChangelogInput): Issue | undefined {
  if (sectionsOf(input).some(({ version, entries }) => version !== undefined || entries.length > 0)) return undefined;
  if (input.source === "entries")
    return { field: "entries", title: "Error", message: "Please add at least one change entry." };
  const { length } = readGitLog(input.log);
  const message =
    length === 0
      ? "Paste the output of git log, git log --oneline or git log --format=%s."
      : `Nothing in ${length === 1 ? "this commit" : `these ${length} commits`} tells users of a change: docs, tests, chores and merges are left out.`;
  return { field: "log", title: "Error", message };
}

/** The version after the bump. @param current valid */
export function nextVersion(current: string, bump: Bump): string {
  const version = parseVersion(current);
  if (!version) throw new Error("check() lets no bad version through");
  return formatVersion(bumpVersion(version, bump));
}

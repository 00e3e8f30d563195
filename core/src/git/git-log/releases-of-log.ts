import type { HistoryEntry } from "../changelog/entries/entry.ts";
import { readMessage } from "../changelog/entries/read-message.ts";
import { readReleaseTag } from "../changelog/history/tags.ts";
import { defaultRules } from "../changelog/entries/noise.ts";
import type { LoggedCommit } from "./read-git-log.ts";

/** An entry and, where the log names it, its commit. */
export interface LoggedEntry extends HistoryEntry {
  readonly id?: string;
}

/** What a log tells of one release. */
export interface LoggedRelease {
  /** Absent above the first tag: not released yet. */
  readonly version?: string;
  readonly tag?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
  /** Breaking ones first. */
  readonly entries: readonly LoggedEntry[];
}

/**
 * The releases of a pasted log, newest first, what stands above the first tag on top. A log as text has no parents, so
 * the commits below a tag belong to it up to the next one.
 */
export function releasesOfLog(commits: readonly LoggedCommit[]): readonly LoggedRelease[] {
  const releases: { version?: string; tag?: string; date?: string; entries: LoggedEntry[] }[] = [{ entries: [] }];
  for (const commit of commits) {
    const tag = commit.tags.flatMap((name) => readReleaseTag({ name, commit: "", date: new Date(0) }) ?? [])[0];
    if (tag)
      releases.push({
        version: tag.title,
        tag: tag.name,
        ...(commit.date === undefined ? {} : { date: commit.date }),
        entries: [],
      });
    const { entries } = readMessage(commit.message, commit.isMerge, defaultRules);
    const { id } = commit;
    releases.at(-1)?.entries.push(...entries.map((entry) => (id === undefined ? entry : { ...entry, id })));
  }
  return releases.map((release) => ({
    ...release,
    entries: release.entries.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking)),
  }));
}

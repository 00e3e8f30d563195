import { linkedText, type RepositoryPages } from "@toolbox/core/git/changelog/output/entry-text.ts";
import type { CommitEntry } from "@toolbox/core/git/changelog/history/commit-entry.ts";
import type { HistoryRelease } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import { commitPage } from "@toolbox/core/git/changelog/output/compare-links.ts";
import { categories } from "@toolbox/core/git/changelog/entries/categories.ts";

/** A release as JSON and for templates; every name is there, with null where there is nothing. */
export function releaseJson(release: HistoryRelease, pages: RepositoryPages) {
  const { version, tag, commit, date, url, changes, entries, size, contributors } = release;
  return {
    version: version ?? null,
    tag: tag ?? null,
    commit: commit ?? null,
    date: date ?? null,
    unreleased: version === undefined,
    url: url ?? null,
    commits: size,
    changes,
    entries: entries.map((entry) => entryJson(entry, pages)),
    ...(contributors ? { contributors } : {}),
  };
}

/** An entry as JSON; of a fragment with its file. */
export function entryJson(entry: CommitEntry, pages: RepositoryPages) {
  const commit = entry.fragment ? (entry.fragment.commit ?? null) : entry.commit;
  return {
    category: entry.category,
    text: entry.text,
    commit,
    url: commit === null ? null : (commitPage(pages.page, commit, pages.host) ?? null),
    type: entry.type ?? null,
    scope: entry.scope ?? null,
    breaking: entry.isBreaking,
    guessed: entry.isGuessed,
    ...(entry.fragment ? { fragment: entry.fragment.file } : {}),
  };
}

/** What a template sees of a release: the JSON, and its entries by category with links, in the order of the six. */
export function releaseForTemplate(release: HistoryRelease, pages: RepositoryPages) {
  const json = releaseJson(release, pages);
  const groups = categories.flatMap(({ category, title }) => {
    const own = release.entries.filter((entry) => entry.category === category);
    const texts = own.map((entry) => {
      const { commit, ...rest } = entryJson(entry, pages);
      return { ...rest, commit, text: linkedText(entry, pages), shortCommit: commit?.slice(0, 7) ?? null };
    });
    return own.length === 0 ? [] : [{ category, title, entries: texts }];
  });
  return { ...json, categories: groups, contributors: json.contributors ?? [] };
}

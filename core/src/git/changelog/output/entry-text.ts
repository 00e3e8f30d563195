import { commitPage, linkRequests } from "./compare-links.ts";
import type { HostName } from "./hosts.ts";
import { FOLDED } from "../history/fold-entries.ts";
import type { CommitEntry } from "../history/commit-entry.ts";

/** Where the pages of a repository are. */
export interface RepositoryPages {
  /** What `remotePage` gives; absent for a repository without one. */
  readonly page?: string;
  /** What runs there, where the server's name does not tell. */
  readonly host?: HostName;
  /** The branch that what is not released yet stands on, for hosts that link to it by name. */
  readonly branch?: string;
}

/** The text of an entry, with links to the requests it names. */
export function linkedText(entry: CommitEntry, { page, host }: RepositoryPages): string {
  return linkRequests(entry.text, page, host);
}

/** The page of an entry's commit; none when its request is linked, which says more, and where people wrote the entry. */
export function entryPage(entry: CommitEntry, pages: RepositoryPages): string | undefined {
  const isLinked = linkedText(entry, pages) !== entry.text && /\(\[[#!]\d+\]\(/.test(linkedText(entry, pages));
  return isLinked || entry.fragment || entry.type === FOLDED
    ? undefined
    : commitPage(pages.page, entry.commit, pages.host);
}

/** An entry as it stands in a bullet: its text, and a link to its request or its commit. */
export function entryText(entry: CommitEntry, pages: RepositoryPages): string {
  const text = linkedText(entry, pages);
  const page = entryPage(entry, pages);
  if (page === undefined) return text;
  const end = text.indexOf("\n");
  const link = ` ([${entry.commit.slice(0, 7)}](${page}))`;
  return end < 0 ? text + link : text.slice(0, end) + link + text.slice(end);
}

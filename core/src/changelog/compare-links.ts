import type { HistoryRelease } from "./releases-of-history.ts";

/** The page of a repository on its host, from the address git uses; undefined for a path or an unknown form. */
export function remotePage(remote: string): string | undefined {
  const scp = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/\/)([^\s]+)$/.exec(remote);
  const address = /^(?:https?|ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([^\s]+)$/.exec(remote);
  const [, host, path] = address ?? scp ?? [];
  // A one-letter host is a drive of Windows.
  if (host === undefined || host.length === 1 || path === undefined) return undefined;
  return `https://${host.toLowerCase()}/${path.replace(/\/$/, "").replace(/\.git$/, "")}`;
}

/**
 * Adds to each release the page that compares it with the one before, the first one the page of its tag. Only for
 * hosts whose pages are known: GitHub, GitLab, Codeberg and Gitea.
 * @param page what {@link remotePage} gives
 */
export function withCompareLinks(
  releases: readonly HistoryRelease[],
  page: string | undefined,
): readonly HistoryRelease[] {
  const host = page === undefined ? "" : (/^https:\/\/([^/]+)/.exec(page)?.[1] ?? "");
  const isGitLab = /(?:^|\.)gitlab\./.test(host);
  if (!isGitLab && !/^github\.com$|^codeberg\.org$|(?:^|\.)gitea\./.test(host)) return releases;
  const part = isGitLab ? "/-" : "";
  const tagPart = isGitLab ? "/-/tags/" : "/releases/tag/";
  return releases.map((release, index) => {
    const before = releases[index + 1]?.tag;
    const to = release.tag ?? "HEAD";
    if (before !== undefined)
      return { ...release, url: `${page}${part}/compare/${encodeTag(before)}...${encodeTag(to)}` };
    return release.tag === undefined ? release : { ...release, url: `${page}${tagPart}${encodeTag(release.tag)}` };
  });
}

const encodeTag = (tag: string) => encodeURIComponent(tag).replaceAll("%2F", "/");

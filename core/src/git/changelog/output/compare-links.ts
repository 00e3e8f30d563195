import { type HostName, encodeName, hostOf } from "./hosts.ts";
import type { Release } from "./render.ts";

/** The page of a repository on its host, from the address git uses; undefined for a path or an unknown form. */
export function remotePage(remote: string): string | undefined {
  const scp = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/\/)([^\s]+)$/.exec(remote);
  const address = /^(?:https?|ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([^\s]+)$/.exec(remote);
  const [, host, path] = address ?? scp ?? [];
  // A one-letter host is a drive of Windows.
  if (host === undefined || host.length === 1 || path === undefined) return undefined;
  const [server, clean] = [host.toLowerCase(), path.replace(/\/$/, "").replace(/\.git$/, "")];
  // Azure speaks SSH on another server, under another path.
  const azure = /^(?:ssh\.dev\.azure\.com|vs-ssh\.visualstudio\.com)$/.test(server)
    ? /^v3\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(clean)
    : undefined;
  if (azure) return `https://dev.azure.com/${azure[1]}/${azure[2]}/_git/${azure[3]}`;
  return `https://${server}/${clean}`;
}

/**
 * Adds to each release the page that compares it with the one before, the first one the page of its tag; nothing for a
 * host whose pages are not known. @param page what {@link remotePage} gives @param branch what is not released yet is on
 */
export function withCompareLinks<T extends Release & { readonly tag?: string }>(
  releases: readonly T[],
  page: string | undefined,
  hostName?: HostName,
  branch = "main",
): readonly (T & { readonly url?: string })[] {
  const host = hostOf(page, hostName);
  if (page === undefined || !host) return releases;
  return releases.map((release, index) => {
    const before = releases[index + 1]?.tag;
    const to = release.tag === undefined ? undefined : encodeName(release.tag);
    if (before !== undefined)
      return { ...release, url: page + host.compare(encodeName(before), to, encodeName(branch)) };
    return release.tag === undefined ? release : { ...release, url: page + host.tag(encodeName(release.tag)) };
  });
}

/** The page of a commit; undefined for a host whose pages are not known. */
export function commitPage(page: string | undefined, id: string, hostName?: HostName): string | undefined {
  const host = hostOf(page, hostName);
  return page === undefined || !host ? undefined : page + host.commit(id);
}

/** A text with each `(#12)` of its first line as a link to that request and each `(fixes #12)` to that issue; as it is for an unknown host. */
export function linkRequests(text: string, page: string | undefined, hostName?: HostName): string {
  const host = hostOf(page, hostName);
  if (page === undefined || !host || !text.includes("(")) return text;
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  // Only in brackets, as hosts write it: any other number may stand for anything.
  const linked = first
    .replace(/\(([#!])(\d{1,9})\)/g, (all, sign: string, number: string) =>
      sign === host.requestSign ? `([${sign}${number}](${page}${host.request(number)}))` : all,
    )
    .replace(
      /\((?<word>(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?):? ?)#(?<number>\d{1,9})\)/gi,
      (all, word: string, number: string) => {
        const issue = host.issue(number);
        return issue === undefined ? all : `(${word}[#${number}](${page}${issue}))`;
      },
    );
  return end < 0 ? linked : linked + text.slice(end);
}

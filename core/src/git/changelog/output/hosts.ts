/** How a host of repositories addresses its pages. Each function takes names that are encoded for a URL already. */
export interface Host {
  /**
   * A page that shows what `to` has and `from` has not; without `to`, what is not released yet.
   * @param branch the main branch, for a host that has no other name for its tip
   */
  readonly compare: (from: string, to: string | undefined, branch: string) => string;
  readonly tag: (tag: string) => string;
  readonly commit: (id: string) => string;
  /** A pull or merge request. */
  readonly request: (number: string) => string;
  /** Undefined where an issue has no page below that of the repository. */
  readonly issue: (number: string) => string | undefined;
  /** The sign people write before the number of a request. */
  readonly requestSign: "#" | "!";
}

const gitea: Host = {
  compare: (from, to = "HEAD") => `/compare/${from}...${to}`,
  tag: (tag) => `/releases/tag/${tag}`,
  commit: (id) => `/commit/${id}`,
  request: (number) => `/pulls/${number}`,
  issue: (number) => `/issues/${number}`,
  requestSign: "#",
};

/** The hosts whose pages are known. */
export const hosts = {
  github: { ...gitea, request: (number: string) => `/pull/${number}` },
  gitlab: {
    compare: (from: string, to = "HEAD") => `/-/compare/${from}...${to}`,
    tag: (tag: string) => `/-/tags/${tag}`,
    commit: (id: string) => `/-/commit/${id}`,
    request: (number: string) => `/-/merge_requests/${number}`,
    issue: (number: string) => `/-/issues/${number}`,
    requestSign: "!",
  },
  bitbucket: {
    // The newer end comes first here.
    compare: (from: string, to = "HEAD") => `/branches/compare/${to}%0D${from}`,
    tag: (tag: string) => `/commits/tag/${tag}`,
    commit: (id: string) => `/commits/${id}`,
    request: (number: string) => `/pull-requests/${number}`,
    issue: (number: string) => `/issues/${number}`,
    requestSign: "#",
  },
  azure: {
    compare: (from: string, to: string | undefined, branch: string) =>
      `/branchCompare?baseVersion=GT${from}&targetVersion=${to === undefined ? `GB${branch}` : `GT${to}`}`,
    tag: (tag: string) => `?version=GT${tag}`,
    commit: (id: string) => `/commit/${id}`,
    request: (number: string) => `/pullrequest/${number}`,
    issue: () => undefined,
    requestSign: "!",
  },
  gitea,
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as readonly HostName[];

/* By the name of the server: the public ones, and servers of companies that say in their name what runs on them. */
const KNOWN: readonly (readonly [HostName, RegExp])[] = [
  ["github", /^github\.com$|^github\.|\.ghe\.com$/],
  ["gitlab", /(?:^|\.)gitlab\./],
  ["bitbucket", /^bitbucket\.org$/],
  ["azure", /^dev\.azure\.com$|\.visualstudio\.com$/],
  ["gitea", /^codeberg\.org$|(?:^|\.)(?:gitea|forgejo|codeberg)\./],
];

/** The host of a repository's page; undefined for one whose pages are not known. */
export function hostOf(page: string | undefined, name?: HostName): Host | undefined {
  if (page === undefined) return undefined;
  const server = /^https?:\/\/([^/:]+)/.exec(page)?.[1] ?? "";
  const found = name ?? KNOWN.find(([, pattern]) => pattern.test(server))?.[0];
  return found && hosts[found];
}

/** A name as a part of an address; slashes stay. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll("%2F", "/");
}

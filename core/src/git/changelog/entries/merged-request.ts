const GITHUB = /^Merge pull request #(\d+) from \S+/;
const GITLAB = /^See merge request (?:\S*)!(\d+)\s*$/m;
const BITBUCKET = /^(?:Merged in|Pull request #(\d+)[:.]) ?(.*)$/;
const AZURE = /^Merged PR (\d+): (.+)$/;

/** What a merge says of the request it brought in. */
export interface MergedRequest {
  /** With its number: `Add pages (#12)`. */
  readonly title: string;
  /** What stands below the title. */
  readonly body: string;
}

/**
 * The pull or merge request that a merge brought in, as GitHub, GitLab, Bitbucket and Azure write it into the message.
 * Undefined for any other merge, and for one that says no more than a branch.
 */
export function readMergedRequest(message: string): MergedRequest | undefined {
  const [first = "", ...rest] = message.trim().split(/\r?\n/);
  const at = rest.findIndex((line) => line.trim() !== "");
  const next = rest[at]?.trim() ?? "";
  const request = (title: string, number: string, below = at + 1): MergedRequest | undefined =>
    title === "" ? undefined : { title: numbered(title, number), body: rest.slice(below).join("\n") };
  const github = GITHUB.exec(first);
  if (github) return request(next, `#${github[1]}`);
  const azure = AZURE.exec(first);
  if (azure) return request(azure[2] ?? "", `!${azure[1]}`, 0);
  const bitbucket = BITBUCKET.exec(first);
  if (bitbucket?.[1] !== undefined) return request(bitbucket[2] ?? "", `#${bitbucket[1]}`, 0);
  if (bitbucket) {
    const number = /\(pull request #(\d+)\)/.exec(first)?.[1];
    return number === undefined ? undefined : request(next, `#${number}`);
  }
  const gitlab = first.startsWith("Merge ") ? GITLAB.exec(message)?.[1] : undefined;
  const merged = gitlab === undefined || GITLAB.test(next) ? undefined : request(next, `!${gitlab}`);
  return merged && { ...merged, body: merged.body.replace(GITLAB, "") };
}

const numbered = (title: string, number: string) =>
  title.includes(`(${number})`) ? title : `${title.replace(/\s*\.$/, "")} (${number})`;

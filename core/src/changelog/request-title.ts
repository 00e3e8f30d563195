const GITHUB = /^Merge pull request #(\d+) from \S+/;
const GITLAB = /^See merge request (?:\S*)!(\d+)\s*$/m;
const BITBUCKET = /^(?:Merged in|Pull request #(\d+)[:.]) ?(.*)$/;
const AZURE = /^Merged PR (\d+): (.+)$/;

/**
 * The title of the pull or merge request that a merge brought in, with its number, as GitHub, GitLab, Bitbucket and
 * Azure write it into the message. Undefined for any other merge, and for one that says no more than a branch.
 */
export function requestTitle(message: string): string | undefined {
  const [first = "", ...rest] = message.trim().split(/\r?\n/);
  const next = rest.find((line) => line.trim() !== "")?.trim() ?? "";
  const github = GITHUB.exec(first);
  if (github) return next === "" ? undefined : numbered(next, `#${github[1]}`);
  const azure = AZURE.exec(first);
  if (azure) return numbered(azure[2] ?? "", `!${azure[1]}`);
  const bitbucket = BITBUCKET.exec(first);
  if (bitbucket) {
    const number = bitbucket[1] ?? /\(pull request #(\d+)\)/.exec(first)?.[1];
    const title = bitbucket[1] === undefined ? next : (bitbucket[2] ?? "");
    return number === undefined || title === "" ? undefined : numbered(title, `#${number}`);
  }
  const gitlab = first.startsWith("Merge ") ? GITLAB.exec(message)?.[1] : undefined;
  return gitlab === undefined || GITLAB.test(next) ? undefined : numbered(next, `!${gitlab}`);
}

const numbered = (title: string, number: string) =>
  title.includes(`(${number})`) ? title : `${title.replace(/\s*\.$/, "")} (${number})`;

import { readFile } from "node:fs/promises";
import { readProblem } from "../../tool-command/input/read-problem.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { messagesInRange } from "./lint-range.ts";
import type { SourceMessage } from "./lint-sources.ts";

interface Event {
  readonly pull_request?: { readonly title?: string; readonly base?: Tip; readonly head?: Tip };
  readonly merge_group?: { readonly base_sha?: string; readonly head_sha?: string };
  readonly before?: string;
  readonly after?: string;
  readonly commits?: readonly { readonly id?: string; readonly message?: string }[];
}

interface Tip {
  readonly sha?: string;
}

/**
 * What a GitHub workflow was started for: the title and the commits of a pull request, the commits of a push or of a
 * merge group. Reads the file that $GITHUB_EVENT_PATH names. Throws `Failure` when there is none, or nothing in it.
 */
export async function messagesOfEvent(shell: Shell): Promise<SourceMessage[]> {
  const event = await readEvent(shell);
  const { pull_request: pull, merge_group: group, before, after, commits } = event;
  if (pull) {
    const title = pull.title === undefined ? [] : [{ label: "title of the pull request", text: pull.title }];
    const { base, head } = pull;
    return [...title, ...(base?.sha && head?.sha ? await messagesInRange(shell, base.sha, head.sha) : [])];
  }
  if (group?.head_sha) return messagesInRange(shell, group.base_sha, group.head_sha);
  // A new branch has no commit before; the event itself then lists what is new.
  if (before && after && !isNoCommit(before) && !isNoCommit(after)) return messagesInRange(shell, before, after);
  if (commits)
    return commits.map(({ id = "", message = "" }) => ({ label: id.slice(0, 8), commit: id, text: message }));
  throw new Failure("usage", "This event has neither a pull request nor commits.", {
    next: "Run toolbox lint --event on pull_request, push or merge_group, or give --from and --to.",
  });
}

const isNoCommit = (id: string) => /^0+$/.test(id);

async function readEvent({ env }: Shell): Promise<Event> {
  const file = env.GITHUB_EVENT_PATH;
  if (!file)
    throw new Failure("usage", "--event needs GITHUB_EVENT_PATH, which GitHub Actions sets.", {
      next: "Elsewhere give --from and --to.",
    });
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Failure("environment", readProblem(file, error), { cause: error });
  });
  try {
    return JSON.parse(text) as Event;
  } catch (cause) {
    throw new Failure("environment", `${file} is no valid JSON.`, { cause });
  }
}

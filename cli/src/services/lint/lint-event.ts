import { readProblem } from "../../tool-command/input/read-problem.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { readWhole } from "../../shell/read-at-most.ts";
import { openRepository, runGit } from "../git/git.ts";
import { isCommit, messagesInRange } from "./lint-range.ts";
import type { SourceMessage } from "./lint-sources.ts";

interface Event {
  readonly pull_request?: { readonly title?: string; readonly base?: Tip; readonly head?: Tip };
  readonly merge_group?: { readonly base_sha?: string; readonly head_sha?: string };
  readonly before?: string;
  readonly after?: string;
  readonly forced?: boolean;
  readonly repository?: { readonly default_branch?: string };
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
  const { pull_request: pull, merge_group: group, before, after } = event;
  if (pull) {
    const title = pull.title === undefined ? [] : [{ label: "title of the pull request", text: pull.title }];
    const { base, head } = pull;
    return [...title, ...(base?.sha && head?.sha ? await messagesInRange(shell, base.sha, head.sha) : [])];
  }
  if (group?.head_sha) return messagesInRange(shell, group.base_sha, group.head_sha);
  if (before && after && !isNoCommit(before) && !isNoCommit(after) && (await isRange(shell, event, before)))
    return messagesInRange(shell, before, after);
  return messagesWithoutBefore(shell, event);
}

const isNoCommit = (id: string) => /^0+$/.test(id);

/** False after a forced push, whose commit before is in no clone any more; that of a shallow clone is to be fetched. */
async function isRange(shell: Shell, { forced }: Event, before: string): Promise<boolean> {
  if (await isCommit(shell, before)) return true;
  return forced !== true && (await openRepository(shell)).isShallow;
}

/** A new branch and a forced push: the event lists what is new, else all that the main branch does not have is. */
async function messagesWithoutBefore(shell: Shell, { commits, after, repository }: Event): Promise<SourceMessage[]> {
  if (commits)
    return commits.map(({ id = "", message = "" }) => ({ label: id.slice(0, 8), commit: id, text: message }));
  if (!after || isNoCommit(after))
    throw new Failure("usage", "This event has neither a pull request nor commits.", {
      next: "Run toolbox lint --event on pull_request, push or merge_group, or give --from and --to.",
    });
  const main = repository?.default_branch ?? "main";
  const base = (await mergeBase(shell, `origin/${main}`, after)) ?? (await mergeBase(shell, main, after));
  // On the main branch itself nothing says what was there before: its newest commit is what is left.
  if (base !== undefined && base !== after) return messagesInRange(shell, base, after);
  return messagesInRange(shell, (await isCommit(shell, `${after}^`)) ? `${after}^` : undefined, after);
}

async function mergeBase(shell: Shell, one: string, other: string): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, ["merge-base", "--end-of-options", one, other]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

async function readEvent({ env }: Shell): Promise<Event> {
  const file = env.GITHUB_EVENT_PATH;
  if (!file)
    throw new Failure("usage", "--event needs GITHUB_EVENT_PATH, which GitHub Actions sets.", {
      next: "Elsewhere give --from and --to.",
    });
  const bytes = await readWhole(file).catch((error: unknown) => {
    throw new Failure("environment", readProblem(file, error), { cause: error });
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Event;
  } catch (cause) {
    throw new Failure("environment", `${file} is not valid JSON.`, { cause });
  }
}

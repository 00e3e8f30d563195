import { countHabits, type Habits, type PastCommit } from "@toolbox/core/git/commit-suggest/habits.ts";
import { parseCommit } from "@toolbox/core/git/commit/parse.ts";
import { Failure } from "../../shell/failure.ts";
import { type GitShell, streamGit } from "../git/git.ts";

/** Conventional commits that are counted, and commits that are looked at to find them. */
const COUNTED = 2000;
const LOOKED_AT = 6000;

const LOG =
  "-c log.showSignature=false log --no-merges --no-renames --no-color --no-ext-diff --encoding=UTF-8 --name-only -z";
const LOG_ARGS = [...LOG.split(" "), `--max-count=${LOOKED_AT}`, "--format=%x01%s"];

/**
 * Counts types and scopes by the paths they were used for, over the newest conventional commits of HEAD. Files are
 * named by git, never opened. Before the first commit, and where git cannot answer, nothing is counted: what is made
 * of it is a suggestion.
 */
export async function readHabits(shell: GitShell): Promise<Habits> {
  // A partial clone must not fetch what it lacks: nothing here waits for the network. Old versions of git know no
  // switch for that, but no protocol to fetch with.
  const env = { ...shell.env, GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "" };
  const commits: PastCommit[] = [];
  let rest = "";
  try {
    for await (const part of streamGit(shell, LOG_ARGS, env)) {
      const records = (rest + part).split("\u0001");
      rest = records.pop() ?? "";
      for (const record of records) commits.push(...readRecord(record));
      if (commits.length >= COUNTED) break;
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  if (commits.length < COUNTED) commits.push(...readRecord(rest));
  return countHabits(commits.slice(0, COUNTED));
}

/** A subject and the paths after it; nothing for a subject that is not a conventional header. */
function readRecord(record: string): readonly PastCommit[] {
  const [subject = "", ...names] = record.split("\0");
  const commit = parseCommit(subject);
  const paths = names.map((name) => name.replace(/^\n/, "")).filter((name) => name !== "");
  return commit && paths.length > 0 ? [{ type: commit.type, scope: commit.scope ?? "", paths }] : [];
}

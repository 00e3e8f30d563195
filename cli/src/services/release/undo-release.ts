import { oneLine, plural } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitFailure, runGit } from "../git/git.ts";
import { gitSays } from "./release-ground.ts";

/** What the commit of a release begins with; by it one is known again. */
export const RELEASE_SUBJECT = "chore(release): ";

/**
 * `toolbox release --undo`: takes back the release that HEAD is, its commit and its tag. Throws `Failure` where HEAD is
 * none, or where it is pushed.
 */
export async function undoRelease(shell: Shell): Promise<void> {
  const message = (await gitSays(shell, "log", "-1", "--format=%B")) ?? "";
  const at = ((await gitSays(shell, "tag", "--points-at", "HEAD")) ?? "").split("\n").filter((each) => each !== "");
  const [subject = "", ...body] = message.split("\n");
  const tags = subject.startsWith(RELEASE_SUBJECT)
    ? at.filter((each) => subject === `${RELEASE_SUBJECT}${each}` || body.includes(`- ${each}`))
    : [];
  const tag = tags.join(", ");
  if (tags.length === 0)
    throw new Failure("failure", "The newest commit here is not a release that toolbox release made.");
  const upstream = await gitSays(shell, "rev-parse", "--verify", "--quiet", "@{upstream}");
  const isPushed =
    upstream !== undefined && (await runGit(shell, ["merge-base", "--is-ancestor", "HEAD", upstream])).exitCode === 0;
  if (isPushed)
    throw new Failure("failure", `${tag} ${plural(tags.length, "is", "are")} pushed: others may have it.`, {
      next: "Fix what is wrong in a release after it.",
    });
  await demand(shell, "reset", "--quiet", "--keep", "HEAD~1");
  await demand(shell, "tag", "--delete", ...tags);
  const gone = tags.length === 1 ? "its commit and its tag" : "their commit and their tags";
  await shell.stderr.write(`Took back ${oneLine(tag)}: ${gone} are gone.\n`);
}

/** Runs git. Throws `Failure` with its own words when it fails. */
export async function demand(shell: Shell, ...args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runGit(shell, args);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return stdout.trim();
}

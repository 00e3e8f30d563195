import { rm } from "node:fs/promises";
import path from "node:path";
import { markedByHand } from "@toolbox/core/git/changelog-file/parse/mark.ts";
import { oneLine, pluralize } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";
import type { ReadReleases } from "../history/read-releases.ts";
import { ensureReadme } from "./fragments-readme.ts";
import type { Fragment, Fragments } from "./read-fragments.ts";

/** What a merge does with the files that wait. */
export interface FoldPlan {
  readonly root: string;
  /** Files whose every entry stands in the changelogs as they will be, from the root. */
  readonly taken: readonly string[];
  /** Files that wait on, each with the reason as a sentence. */
  readonly left: readonly string[];
}

/**
 * Which fragments may be taken away: only those that the texts carry the marks of, for every package they name. So
 * nothing is ever lost, and a run that was stopped between writing and taking away is completed by the next one.
 * @param texts the changelogs as they will be, one for each of `read`, with their archives
 */
export function planFold(read: readonly ReadReleases[], texts: readonly (readonly string[])[]): FoldPlan | undefined {
  const fragments = read.find((each) => each.fragments)?.fragments;
  if (!fragments) return undefined;
  const marks = texts.map((own) => new Set(own.flatMap(markedByHand)));
  const taken: string[] = [];
  const left: string[] = fragments.empty.map((file) => `${file} says nothing to readers; it stays`);
  for (const fragment of fragments.list.filter(({ isWaiting, entries }) => isWaiting && entries.length > 0)) {
    const holders = read.flatMap(({ package: own }, at) => (marks[at]?.has(fragment.id) ? [own?.name] : []));
    const missing = missingOf(fragment, holders);
    if (missing.length === 0) taken.push(fragment.file);
    // What lies outside of the part that was asked for is not worth a word.
    else if (holders.length > 0)
      left.push(`${fragment.file} stays until ${missing.join(", ")} ${missing.length === 1 ? "has" : "have"} it too`);
  }
  return { root: fragments.root, taken, left };
}

/** The packages that a fragment names and that do not tell of it yet; the words "a changelog" where nothing tells of it. */
function missingOf({ entries }: Fragment, holders: readonly (string | undefined)[]): readonly string[] {
  if (holders.length === 0) return ["a changelog"];
  if (holders.includes(undefined)) return [];
  const named = new Set(entries.flatMap(({ packages }) => [...(packages?.keys() ?? [])]));
  return [...named].filter((name) => !holders.includes(name));
}

/** Takes folded fragments away. Throws `Failure` "environment" where a file cannot be removed; a second run goes on. */
export async function takeAway({ root, taken }: FoldPlan, fragments: Fragments | undefined): Promise<void> {
  if (taken.length === 0) return;
  await ensureReadme(root, new Set(taken.map((file) => path.posix.dirname(file))), fragments?.changelog);
  for (const file of taken)
    await rm(path.join(root, file), { force: true }).catch((cause: unknown) => {
      throw new Failure("environment", `${file} cannot be removed: ${(cause as Error).message}.`, {
        next: "What it says stands in the changelog; run the command again.",
        cause,
      });
    });
}

/** Says what became of fragments. */
export async function tellFold(shell: Shell, { taken, left }: FoldPlan): Promise<void> {
  for (const words of left) await shell.stderr.write(`toolbox: ${oneLine(words)}.\n`);
  if (taken.length > 0)
    await shell.stderr.write(
      `Folded in ${pluralize(taken.length, "fragment")} and took ${taken.length === 1 ? "it" : "them"} away.\n`,
    );
}

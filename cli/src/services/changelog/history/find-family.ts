import { chooseFamily, familiesOf, type FamilyChoice } from "@toolbox/core/git/changelog/history/choose-family.ts";
import { fullTags, type HistoryTag, type ReleaseTag } from "@toolbox/core/git/changelog/history/tags.ts";
import { firstParents, reachedTags } from "../../git/git-history.ts";
import type { GitShell } from "../../git/git.ts";

/** Released commits that are looked at, from HEAD on. */
const LOOKED_AT = 20;

/**
 * The family of tags that counts where the repository has several: that of the newest release which HEAD reaches by
 * first parents, else by any. Undefined where there is nothing to choose.
 */
export async function findFamily(
  shell: GitShell,
  head: string,
  tags: readonly HistoryTag[],
): Promise<FamilyChoice | undefined> {
  const all = fullTags(tags);
  const [only, ...more] = familiesOf(all);
  if (!only) return undefined;
  if (more.length === 0) return { ...only, others: [] };
  const byCommit = new Map<string, ReleaseTag[]>();
  for (const tag of all) byCommit.set(tag.commit, [...(byCommit.get(tag.commit) ?? []), tag]);
  const released: (readonly ReleaseTag[])[] = [];
  for await (const commit of firstParents(shell, head)) {
    const found = byCommit.get(commit);
    if (found) released.push(found);
    if (released.length === LOOKED_AT) break;
  }
  if (released.length > 0) return chooseFamily(released, all);
  const reached = new Set(await reachedTags(shell, head));
  const newest = all.filter((tag) => reached.has(tag.name)).toSorted((a, b) => b.date.getTime() - a.date.getTime());
  return chooseFamily(
    newest.slice(0, LOOKED_AT).map((tag) => byCommit.get(tag.commit) ?? []),
    all,
  );
}

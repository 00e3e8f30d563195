import type { BranchPreview } from "@toolbox/core/git/changelog/output/branch-preview.ts";
import type { RepositoryPages } from "@toolbox/core/git/changelog/output/entry-text.ts";
import type { CommitEntry } from "@toolbox/core/git/changelog/history/commit-entry.ts";
import type { Shell } from "../../../shell/shell.ts";
import { findBase } from "../../git/find-base.ts";
import { readLogAfter } from "../../git/git-log-after.ts";
import { findNext, type NextOptions, tagFor, unreleasedOf } from "../history/next-release.ts";
import { openHistory } from "../history/open-history.ts";
import { readPackages } from "../history/packages.ts";
import { type ReadReleases, readReleases } from "../history/read-releases.ts";
import type { HistoryQuery } from "../query.ts";

export interface PreviewRead {
  readonly previews: readonly BranchPreview[];
  readonly pages: RepositoryPages;
  /** The commits that were compared. */
  readonly base: string;
  readonly head: string;
}

/**
 * What the branch that is checked out adds to another one, as if it were merged there now: releases that were made there
 * since count. Where packages have tags of their own, each one that the branch changes is told of for itself.
 * Throws `Failure` for a base that is not there.
 */
export async function readPreview(
  shell: Shell,
  baseName: string,
  query: HistoryQuery,
  next: NextOptions,
): Promise<PreviewRead> {
  const { head } = await openHistory(shell, query.allowShallow === true);
  const base = await findBase(shell, baseName);
  const branch = await readLogAfter(shell, { rules: query.rules, tips: [head] }, [base]);
  const own = new Set(branch.graph.order.map((commit) => branch.graph.id(commit)));
  const { graph, news } = branch;
  const takesBack = graph.order.some((commit) => news[commit]?.reverts ?? news[commit]?.reverted);
  const part = { ...query, part: "unreleased" } as const;
  let merged = await readReleases(shell, { ...part, tips: [base, head] });
  let packages = query.packages;
  if (!packages && merged.some(({ current }) => current !== undefined && current.family !== "")) {
    const declared = await readPackages(shell);
    if (declared.length > 0) {
      packages = declared;
      merged = await readReleases(shell, { ...part, packages, onlyReleased: true, tips: [base, head] });
    }
  }
  const without = await readReleases(shell, { ...part, ...(packages ? { packages } : {}), tips: [base] });
  const previews = merged.map((read) => {
    const before = without.find((each) => each.package?.name === read.package?.name);
    return previewOf(read, before, { own, takesBack }, next);
  });
  const shown = packages
    ? previews.filter(({ entries, takenBack }) => entries.length + takenBack.length > 0)
    : previews;
  return { previews: shown, pages: merged[0]?.pages ?? without[0]?.pages ?? {}, base, head };
}

interface Branch {
  /** Its commits, which the base does not reach. */
  readonly own: ReadonlySet<string>;
  readonly takesBack: boolean;
}

function previewOf(
  read: ReadReleases,
  before: ReadReleases | undefined,
  { own, takesBack }: Branch,
  options: NextOptions,
): BranchPreview {
  const all = unreleasedOf(read)?.entries ?? [];
  const isOwn = ({ commit, fragment }: CommitEntry) => {
    const brought = fragment ? fragment.commit : commit;
    return brought === undefined || own.has(brought);
  };
  const keys = new Set(all.map(keyOf));
  const old = (before && unreleasedOf(before)?.entries) ?? [];
  const version = findNext(read, options);
  const versionWithout = before && findNext(before, options);
  return {
    ...(read.package ? { name: read.package.name } : {}),
    entries: all.filter(isOwn),
    takenBack: takesBack ? old.filter((entry) => !keys.has(keyOf(entry))) : [],
    ...(read.current ? { current: read.current.name } : {}),
    ...(version ? { next: { ...version, tag: tagFor(version.version, read) } } : {}),
    ...(before && versionWithout ? { nextWithout: tagFor(versionWithout.version, before) } : {}),
  };
}

const keyOf = ({ commit, text }: CommitEntry) => `${commit} ${text}`;

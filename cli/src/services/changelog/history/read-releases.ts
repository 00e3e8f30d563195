import { existsSync } from "node:fs";
import path from "node:path";
import { remotePage, withCompareLinks } from "@toolbox/core/git/changelog/output/compare-links.ts";
import type { RepositoryPages } from "@toolbox/core/git/changelog/output/entry-text.ts";
import { hostOf, hosts } from "@toolbox/core/git/changelog/output/hosts.ts";
import { type HistoryRelease, releasesOfHistory } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import { type ReleaseTag, releaseTags } from "@toolbox/core/git/changelog/history/tags.ts";
import { compareVersions } from "@toolbox/core/git/changelog/version.ts";
import { Failure } from "../../../shell/failure.ts";
import type { GitShell } from "../../git/git.ts";
import { findCommit, mainBranch, readRefs, readRemote, type Refs } from "../../git/git-history.ts";
import { readLog, type ReadLog } from "../../git/git-log.ts";
import { readLogAfter } from "../../git/git-log-after.ts";
import type { FamilyChoice } from "@toolbox/core/git/changelog/history/choose-family.ts";
import type { Fragment, Fragments, PackageView } from "../fragments/read-fragments.ts";
import { findFamily } from "./find-family.ts";
import { type FullRepository, openHistory } from "./open-history.ts";
import type { WorkspacePackage } from "./packages.ts";
import type { HistoryQuery } from "../query.ts";
import { readUnreleased } from "./read-unreleased.ts";

export interface ReadReleases {
  /** The package told of; absent for the whole repository. */
  readonly package?: WorkspacePackage;
  /** Newest first; what is not released yet on top, when there is something. */
  readonly releases: readonly HistoryRelease[];
  /** The newest release told of, or the one they stand on; absent before the first. */
  readonly current?: ReleaseTag;
  /** The tag of the release before the oldest one told, when it is known. */
  readonly base?: string;
  readonly pages: RepositoryPages;
  /** The family of tags that was chosen, where there were several. */
  readonly family?: FamilyChoice;
  /** A part of the history was not asked for, or is not there. */
  readonly isPartial: boolean;
  /** What waits in files of its own, or was folded in from there. */
  readonly fragments?: Fragments;
}

/** What was found of a part of the history. */
interface Found {
  readonly releases: readonly HistoryRelease[];
  /** The release the part stands on. */
  readonly before?: ReleaseTag | undefined;
}

/**
 * Reads the releases that a query asks for from the repository the user stands in: one result for the repository, or one
 * for each package, all from one walk. Throws `Failure` for what is missing or has no such name.
 */
export async function readReleases(shell: GitShell, query: HistoryQuery): Promise<readonly ReadReleases[]> {
  // All at once; what is wrong with the repository is told first.
  const ready = startWhole(shell, query);
  const reading = readRefs(shell);
  const pagesReading = readPages(shell, query);
  for (const promise of [ready, reading, pagesReading]) promise?.catch(() => {});
  const repository = await openHistory(shell, query.allowShallow === true);
  const refs = await reading;
  const fragments = await readOwnFragments(shell, query, repository.head);
  const isPartial = query.part !== undefined || query.from !== undefined || repository.isShallow;
  const finish = async ({ releases, before }: Found, tagOf: Tags): Promise<ReadReleases> => {
    const pages = await pagesReading;
    const chosen = choosePart(releases, before, pages, query);
    const current = newestOf(releases, tagOf) ?? before;
    const last = releases.findIndex(({ tag }) => tag === chosen.at(-1)?.tag);
    const base = chosen.length === 0 ? current?.name : (releases[last + 1]?.tag ?? before?.name);
    return {
      releases: chosen,
      ...(current ? { current } : {}),
      ...(base === undefined ? {} : { base }),
      pages,
      isPartial,
    };
  };
  if (!query.packages) {
    const family = query.tags.pattern ? undefined : await findFamily(shell, tipsOf(query, repository)[0], refs.tags);
    const tagOf = releaseTags(refs.tags, { ...query.tags, ...(family ? { family: family.family } : {}) });
    const read = await finish(await readWhole(shell, query, repository, { refs, tagOf, ready, fragments }), tagOf);
    const more = { ...(family && family.others.length > 0 ? { family } : {}), ...(fragments ? { fragments } : {}) };
    return [{ ...read, ...more }];
  }
  const { packages, firstByHand = false } = query;
  const anyTag = releaseTags(refs.tags, query.tags);
  const { from, log } = await readRange(shell, query, repository, anyTag, true);
  const tagged = packages.map((each) => {
    const tagOf = releaseTags(refs.tags, { ...query.tags, packageName: each.name });
    return { each, tagOf, wasReleased: [...tagOf.values()].some((tag) => tag.family !== "") };
  });
  // Where packages have tags of their own, one without never had a release; else all share the plain ones.
  const hasFamilies = tagged.some(({ wasReleased }) => wasReleased);
  const told = await Promise.all(
    tagged.map(async ({ each, tagOf, wasReleased }) => {
      if (query.onlyReleased && (hasFamilies ? !wasReleased : !each.isPublic)) return undefined;
      const isOwn = (commit: number) => log.files[commit]?.some((file) => file.startsWith(`${each.folder}/`)) === true;
      const before = from === undefined ? undefined : tagOf.get(from);
      const owns = ({ commit }: Fragment) => {
        const brought = commit === undefined ? undefined : log.graph.find(commit);
        return brought !== undefined && isOwn(brought);
      };
      const releases = releasesOfHistory(
        { ...withFragments(log, fragments, { name: each.name, owns }), firstByHand },
        tagOf,
        isOwn,
      );
      // Tags that packages share are older than some of these.
      const sinceFirst = releases.slice(0, releases.findLastIndex(({ size }) => size > 0) + 1);
      const read = await finish({ releases: sinceFirst, before }, tagOf);
      if (query.onlyReleased && !wasReleased && read.releases.every(({ entries }) => entries.length === 0))
        return undefined;
      const current = newestOf(releases, tagOf) ?? before;
      return { ...read, ...(current ? { current } : {}), ...(fragments ? { fragments } : {}), package: each };
    }),
  );
  return told.filter((read) => read !== undefined);
}

const isAllOf = ({ from, to, allTags }: HistoryQuery) => from === undefined && to === undefined && !allTags;

/**
 * The walk through everything HEAD reaches, begun before it is known what HEAD is: git needs longest for it. Undefined
 * when less may do: a part is asked for, or earlier runs may have left a cache.
 */
function startWhole(shell: GitShell, query: HistoryQuery): Promise<ReadLog> | undefined {
  if (!isAllOf(query) || query.tips || query.part === "unreleased" || query.packages) return undefined;
  if (query.usesCache && !isWithoutCache(shell.cwd)) return undefined;
  const { rules, wantsContributors = false } = query;
  return readLog(shell, { rules, wantsAuthors: wantsContributors, tips: ["HEAD"] });
}

/** Whether the root of a repository holds no cache; not sure anywhere else. */
function isWithoutCache(cwd: string): boolean {
  return existsSync(path.join(cwd, ".git/HEAD")) && !existsSync(path.join(cwd, ".git/toolbox"));
}

async function readPages(shell: GitShell, { page: given, host }: HistoryQuery): Promise<RepositoryPages> {
  const remote = given === undefined ? await readRemote(shell) : undefined;
  const page = given ?? (remote === undefined ? undefined : remotePage(remote));
  // Only Azure has no other name for the tip; the rest need not ask git.
  const branch = hostOf(page, host) === hosts.azure ? await mainBranch(shell) : undefined;
  return {
    ...(page === undefined ? {} : { page }),
    ...(host ? { host } : {}),
    ...(branch === undefined ? {} : { branch }),
  };
}

/** The commits told of, the most important one first. */
const tipsOf = ({ tips }: HistoryQuery, { head }: FullRepository) => tips ?? ([head] as const);

type Tags = ReadonlyMap<string, ReleaseTag>;

interface Known {
  readonly refs: Refs;
  readonly tagOf: Tags;
  /** A walk through all of it that has begun already. */
  readonly ready: Promise<ReadLog> | undefined;
  readonly fragments: Fragments | undefined;
}

/** The fragments that count for a query; none that wait where only an older part of the history is asked for. */
async function readOwnFragments(shell: GitShell, query: HistoryQuery, head: string): Promise<Fragments | undefined> {
  if (!query.fragments) return undefined;
  const { tips } = query;
  const at = tips && { tips, withWorkTree: tips.includes(head) };
  const { readFragments } = await import("../fragments/read-fragments.ts");
  const fragments = await readFragments(shell, query.fragments, at);
  if (query.to === undefined) return fragments;
  return { ...fragments, tell: (view) => fragments.tell(view).filter(({ commit }) => commit !== undefined) };
}

function withFragments(log: ReadLog, fragments: Fragments | undefined, view?: PackageView): ReadLog {
  return fragments ? { ...log, fragments: fragments.tell(view) } : log;
}

/** The history of the whole repository, by the shortest way there is. */
async function readWhole(
  shell: GitShell,
  query: HistoryQuery,
  repository: FullRepository,
  { refs, tagOf, ready, fragments }: Known,
): Promise<Found> {
  const { rules, wantsContributors = false } = query;
  const { head, isShallow, commonDir } = repository;
  const isAll = isAllOf(query);
  const tell = (log: ReadLog) =>
    releasesOfHistory({ ...withFragments(log, fragments), firstByHand: query.firstByHand === true }, tagOf);
  const logQuery = { rules, wantsAuthors: wantsContributors };
  const readAll = async () => {
    if (!ready) return readLog(shell, { ...logQuery, tips: [head] });
    const log = await ready;
    return { ...log, tips: [log.graph.find(head) ?? []].flat() };
  };
  // Who is new is known from the whole alone.
  if (isAll && query.part === "unreleased" && !wantsContributors) {
    const found = await readUnreleased(shell, tipsOf(query, repository), tagOf, logQuery);
    if (found) return { releases: tell(found.log), before: highest(found.nearest) };
  }
  // What a fragment says may change behind a release, so nothing of it is kept.
  if (isAll && !query.tips && query.usesCache && !fragments && !isShallow && !wantsContributors && tagOf.size > 0) {
    const { openCache } = await import("./cache.ts");
    const cache = openCache({ commonDir, head, tagOf, refs, rules });
    const known = await cache.read((without) => readLogAfter(shell, { ...logQuery, tips: [head] }, without));
    if (known) return { releases: [...releasesOfHistory(known.log, tagOf), ...known.releases] };
    const log = await readAll();
    const releases = releasesOfHistory(log, tagOf);
    await cache.write(releases, log);
    return { releases };
  }
  if (ready) return { releases: tell(await readAll()) };
  const { from, log } = await readRange(shell, query, repository, tagOf, false);
  return { releases: tell(log), before: from === undefined ? undefined : tagOf.get(from) };
}

async function readRange(
  shell: GitShell,
  query: HistoryQuery,
  repository: FullRepository,
  tagOf: Tags,
  wantsFiles: boolean,
): Promise<{ readonly log: ReadLog; readonly from: string | undefined }> {
  const from = await resolve(shell, "--from", query.from, tagOf);
  const to = await resolve(shell, "--to", query.to, tagOf);
  const logQuery = {
    rules: query.rules,
    wantsAuthors: query.wantsContributors === true,
    wantsFiles,
    tips: [...(to === undefined ? tipsOf(query, repository) : [to]), ...(query.allTags ? tagOf.keys() : [])],
  };
  return { from, log: await (from === undefined ? readLog(shell, logQuery) : readLogAfter(shell, logQuery, [from])) };
}

/** A commit by a version, a tag, a branch or a name. */
async function resolve(
  shell: GitShell,
  flag: string,
  name: string | undefined,
  tagOf: Tags,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const tag = [...tagOf.values()].find((each) => each.name === name || each.title === name);
  const id = tag?.commit ?? (await findCommit(shell, name));
  if (id !== undefined) return id;
  throw new Failure("usage", `${flag}: nothing in this repository is called "${name}".`, {
    next: 'Give a version, a tag, a branch or a commit; "git tag" lists the tags.',
  });
}

/** The releases that were asked for, each with the page that compares it with the one before. */
function choosePart(
  releases: readonly HistoryRelease[],
  before: ReleaseTag | undefined,
  { page, host, branch }: RepositoryPages,
  { part }: HistoryQuery,
): readonly HistoryRelease[] {
  const older: HistoryRelease[] = before ? [{ tag: before.name, entries: [], changes: {}, size: 0 }] : [];
  const linked = withCompareLinks([...releases, ...older], page, host, branch).slice(0, releases.length);
  if (part === "unreleased") return linked.filter(({ version }) => version === undefined);
  return part === "latest" ? linked.filter(({ version }) => version !== undefined).slice(0, 1) : linked;
}

function newestOf(releases: readonly HistoryRelease[], tagOf: Tags): ReleaseTag | undefined {
  const newest = releases.find(({ version }) => version !== undefined);
  return newest?.commit === undefined ? undefined : tagOf.get(newest.commit);
}

function highest(tags: readonly ReleaseTag[]): ReleaseTag | undefined {
  return tags.toSorted((a, b) => compareVersions(b.version, a.version))[0];
}

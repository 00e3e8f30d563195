import path from "node:path";
import { readFile } from "node:fs/promises";
import { markedByHand } from "@toolbox/core/git/changelog-file/parse/mark.ts";
import type { HistoryFragment } from "@toolbox/core/git/changelog/history/fragments-of-history.ts";
import { entryFor, foldedId, type FragmentEntry, fragmentId } from "@toolbox/core/git/fragments/fragment.ts";
import { readFragment } from "@toolbox/core/git/fragments/read-fragment.ts";
import { decodeUtf8 } from "@toolbox/core";
import type { GitShell } from "../../git/git.ts";
import { readObjects } from "../../git/git-objects.ts";
import { type FragmentPlaces, readCommittedFragments, readFragmentFiles } from "./fragment-files.ts";
import { type FragmentRecord, isChangelogTouched, readFragmentHistory } from "./fragment-history.ts";

/** A fragment of the repository: one that waits, or one that was folded in. */
export interface Fragment {
  /** From the root, with slashes. */
  readonly file: string;
  readonly id: string;
  /** The commit that brought it; absent before it is committed. */
  readonly commit?: string;
  readonly entries: readonly FragmentEntry[];
  /** It lies in the work tree. */
  readonly isWaiting: boolean;
}

export interface Fragments extends FragmentPlaces {
  readonly list: readonly Fragment[];
  /** Files that wait and have nothing for readers. */
  readonly empty: readonly string[];
  /** Fragments as the whole repository, or one package, tells of them. */
  readonly tell: (view?: PackageView) => readonly HistoryFragment[];
}

/** Commits whose fragments are read together. */
export interface FragmentTips {
  readonly tips: readonly string[];
  /** The work tree stands on one of them. */
  readonly withWorkTree: boolean;
}

/** All fragments that HEAD's history and the work tree hold, or those of other commits. */
export async function readFragments(shell: GitShell, places: FragmentPlaces, at?: FragmentTips): Promise<Fragments> {
  const [records, lying, marked] = await Promise.all([
    readFragmentHistory(shell, places, at?.tips),
    readLying(shell, places, at),
    readMarked(places),
  ]);
  // One of the tips may have folded in what waits at another.
  const open = new Set(records.filter(({ isFolded }) => !isFolded).map(({ file }) => file));
  const isGone = (file: string) =>
    at !== undefined && !open.has(file) && records.some((record) => record.file === file);
  const waiting = new Map([...lying].filter(([file]) => !isGone(file)));
  const gone = records.filter(({ file, isFolded }) => isFolded || !waiting.has(file));
  // Not committed yet: taken away together with a change of a changelog, as a commit would be read.
  const isTouched = gone.some(({ isFolded }) => !isFolded) && (await isChangelogTouched(shell, places));
  const folded = await foldedFragments(
    shell,
    gone.filter(({ isFolded }) => isFolded || isTouched),
    places,
    marked,
  );
  const commitOf = new Map(records.filter(({ isFolded }) => !isFolded).map(({ file, commit }) => [file, commit]));
  const list: Fragment[] = [];
  const empty: string[] = [];
  for (const [file, text] of waiting) {
    const entries = readFragment(path.posix.basename(file), text, places.types);
    if (!entries) continue;
    const commit = commitOf.get(file);
    if (entries.length === 0) empty.push(file);
    list.push({
      file,
      id: fragmentId(file, text),
      ...(commit === undefined ? {} : { commit }),
      entries,
      isWaiting: true,
    });
  }
  const all = [...folded, ...list];
  return { ...places, list: all, empty, tell: (view) => tellFragments(all, view) };
}

/** What waits: in the work tree, and in the other commits that are read. */
async function readLying(
  shell: GitShell,
  places: FragmentPlaces,
  at: FragmentTips | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!at) return readFragmentFiles(places);
  const files = await Promise.all([
    ...at.tips.map((tip) => readCommittedFragments(shell, tip, places)),
    ...(at.withWorkTree ? [readFragmentFiles(places)] : []),
  ]);
  return new Map(files.flatMap((each) => [...each]));
}

async function foldedFragments(
  shell: GitShell,
  records: readonly FragmentRecord[],
  { types }: FragmentPlaces,
  marked: readonly string[],
): Promise<readonly Fragment[]> {
  const objects = await readObjects(
    shell,
    records.map(({ blob }) => blob),
    "content",
  );
  return records.flatMap(({ file, commit }, at) => {
    const content = objects[at]?.content;
    const text = content && decodeUtf8(content, "keep mark");
    const entries = text === undefined ? undefined : readFragment(path.posix.basename(file), text, types);
    if (text === undefined || !entries) return [];
    return [{ file, commit, id: foldedId(file, fragmentId(file, text), marked), entries, isWaiting: false }];
  });
}

/** The names that bullets of the changelog at the root are marked with. */
async function readMarked({ root, changelog }: FragmentPlaces): Promise<readonly string[]> {
  const text = await readFile(path.join(root, changelog), "utf8").catch(() => "");
  return markedByHand(text);
}

/** Which package is told of, and whether it is the one that a fragment without names belongs to. */
export interface PackageView {
  readonly name: string;
  readonly owns: (fragment: Fragment) => boolean;
}

function tellFragments(list: readonly Fragment[], view?: PackageView): readonly HistoryFragment[] {
  return list.map((fragment) => {
    const { file, id, commit, entries } = fragment;
    const told = entries.flatMap((each) =>
      each.packages || !view || view.owns(fragment) ? (entryFor(each, view?.name) ?? []) : [],
    );
    return { id, file, ...(commit === undefined ? {} : { commit }), entries: told };
  });
}

import { commonKind, type ChangeKind } from "./change-kind.ts";

/** A commit of the past: what it was called and what it touched. */
export interface PastCommit {
  readonly type: string;
  /** "" for none. */
  readonly scope: string;
  /** With slashes, from the root of the repository. */
  readonly paths: readonly string[];
}

/** How often each value was seen. */
export type Counts = ReadonlyMap<string, number>;

/** What a repository's own history says: types by kind of change, types and scopes by the folders and files touched. */
export interface Habits {
  /** Commits counted. */
  readonly total: number;
  readonly types: Counts;
  readonly scopes: Counts;
  readonly typesOfKind: ReadonlyMap<ChangeKind, Counts>;
  readonly typesOfPath: ReadonlyMap<string, Counts>;
  readonly scopesOfPath: ReadonlyMap<string, Counts>;
}

/** Files of one commit that are counted; a sweep over everything says nothing about any one folder. */
const MOST_FILES = 60;

/** Counts a history. */
export function countHabits(commits: Iterable<PastCommit>): Habits {
  const types = new Map<string, number>();
  const scopes = new Map<string, number>();
  const typesOfKind = new Map<ChangeKind, Map<string, number>>();
  const typesOfPath = new Map<string, Map<string, number>>();
  const scopesOfPath = new Map<string, Map<string, number>>();
  let total = 0;
  for (const { type, scope, paths } of commits) {
    total++;
    increase(types, type);
    increase(scopes, scope);
    increase(mapIn(typesOfKind, commonKind(paths)), type);
    if (paths.length > MOST_FILES) continue;
    for (const place of new Set(paths.flatMap(placesOf))) {
      increase(mapIn(typesOfPath, place), type);
      increase(mapIn(scopesOfPath, place), scope);
    }
  }
  return { total, types, scopes, typesOfKind, typesOfPath, scopesOfPath };
}

/** The folders a file stands in, outermost first, and the file itself: `a/`, `a/b/`, `a/b/c.ts`. */
export function placesOf(path: string): readonly string[] {
  const places: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) places.push(path.slice(0, at + 1));
  return [...places, path];
}

function increase(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function mapIn<K>(maps: Map<K, Map<string, number>>, key: K): Map<string, number> {
  const found = maps.get(key) ?? new Map<string, number>();
  maps.set(key, found);
  return found;
}

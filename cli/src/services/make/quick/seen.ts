import { readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";

/** What a check has seen, and found current: kept in the repository's own folder. The file may be deleted at any time. */
export interface Seen {
  /** The version of Toolbox. */
  readonly version: string;
  readonly runs: number;
  readonly files: readonly SeenFile[];
}

/** A file or folder by its path from the configuration's folder, and what its system says of it; null: not there. */
export type SeenFile = readonly [name: string, facts: SeenFacts | null];
type SeenFacts = readonly [size: number, modified: number, changed: number, id: number];

/** What a system says of a file or folder. */
export function factsOf(folder: string, name: string): SeenFacts | null {
  const stat = statSync(path.join(folder, name), { throwIfNoEntry: false });
  // The size of a folder says nothing of what is in it.
  return stat ? [stat.isDirectory() ? 0 : stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : null;
}

export function isUnchanged(folder: string, [name, facts]: SeenFile): boolean {
  const now = factsOf(folder, name);
  if (facts === null || now === null) return facts === now;
  return facts.every((fact, index) => fact === now[index]);
}

/** Where it is kept for a configuration in a folder; undefined outside of a repository. */
export function seenPlace(folder: string): string | undefined {
  for (let top = folder; ; top = path.dirname(top)) {
    const git = gitFolder(top);
    const name = path.relative(top, folder) || "root";
    if (git !== undefined) return path.join(git, "toolbox", `make-${encodeURIComponent(name)}.json`);
    if (top === path.dirname(top)) return undefined;
  }
}

/** The folder that git keeps for a repository or a worktree of one. */
function gitFolder(top: string): string | undefined {
  const place = path.join(top, ".git");
  const stat: Stats | undefined = statSync(place, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (stat.isDirectory()) return place;
  const target = /^gitdir: (.+)$/m.exec(readFileSync(place, "utf8"))?.[1];
  return target === undefined ? undefined : path.resolve(top, target);
}

import { readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { fileFacts, GONE } from "../../../lock/file-facts.ts";

/** What a check has seen, and found current: kept in the repository's own folder. The file may be deleted at any time. */
export interface Seen {
  /** The version of Toolbox. */
  readonly version: string;
  /** How many runs are current, in words: what counts them in words here would take longer to load than all else. */
  readonly runs: string;
  /** Files and folders by their paths from the configuration's folder. */
  readonly names: readonly string[];
  /** What the system says of them, in one row: a thousand small lists would take longer to read than to compare. */
  readonly facts: readonly number[];
}

/** Whether all of it is as it was. A thousand entries are asked about here, so it does without what is only convenient. */
export function isUnchanged(folder: string, { names, facts }: Seen): boolean {
  const start = `${folder}/`;
  for (let index = 0, at = 0; index < names.length; index++) {
    const now = fileFacts(start + names[index]);
    for (const fact of now) if (fact !== facts[at++]) return false;
  }
  return facts.length === names.length * GONE.length;
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

import { readPlainFlags } from "./plain-flags.ts";
import { findGitPlaces } from "./git-places.ts";
import { keptFile, readKept, type Written } from "./kept-file.ts";
import { runKey, type RunFacts } from "./run-key.ts";
import { isUnchanged } from "./watched.ts";

/**
 * What `toolbox changelog` wrote when it was last run like this, where nothing that it depends on has changed since:
 * no git is started for it. Undefined whenever there is a doubt of any kind; then it has to be run.
 */
export function recallRun(facts: RunFacts): Written | undefined {
  const flags = readPlainFlags(facts.args.slice(1));
  if (flags?.cache !== true) return undefined;
  const key = runKey(facts);
  if (key === undefined) return undefined;
  try {
    const places = findGitPlaces(facts.cwd);
    const kept = places && readKept(keptFile(places, key));
    return kept?.key === key && isUnchanged(kept.watched) ? kept.written : undefined;
  } catch {
    // What cannot be read or is not ours says nothing.
    return undefined;
  }
}

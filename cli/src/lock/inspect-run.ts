import { inputHash } from "./input-hash.ts";
import { NONE } from "./hash.ts";
import { LookedFiles } from "./look-at.ts";
import type { LockedRun } from "./lock.ts";

/** Why a run is not current. */
export interface Reason {
  readonly kind:
    | "new"
    | "settings"
    | "tool"
    | "input"
    | "added"
    | "edited"
    | "missing"
    | "differs"
    | "left over"
    | "unstaged";
  /** The file it is about, from the configuration's folder. */
  readonly file?: string;
}

/** A run as it would be made now, as far as it is known before it is made. */
export interface RunFacts {
  /** Hash of what is said of it. */
  readonly settings: string;
  /** The tool and the version of Toolbox: `og-image@0.2.0`. */
  readonly tool: string;
  /** The files that its globs and folders stand for just now, by the paths of the lock. */
  readonly found: readonly string[];
}

/**
 * Compares a run with what the lock says of it, by hashes alone; empty when all is as it was made.
 * @param files read already in the same look at things
 * What was brought into a file can only be compared by making it again, and so can what another version of the tool makes.
 */
export function inspectRun(
  planned: RunFacts,
  locked: LockedRun | undefined,
  folder: string,
  files = new LookedFiles(folder),
): readonly Reason[] {
  if (!locked) return [{ kind: "new" }];
  const reasons: Reason[] = [];
  if (locked.settings !== planned.settings) reasons.push({ kind: "settings" });
  if (locked.tool !== planned.tool) reasons.push({ kind: "tool" });
  for (const [file, hash] of locked.inputs)
    if (inputHash(folder, file, files) !== hash) reasons.push({ kind: "input", file });
  for (const file of planned.found) if (!locked.inputs.has(file)) reasons.push({ kind: "added", file });
  for (const [file, hash] of locked.outputs) {
    const now = files.hashOf(file);
    if (now !== hash) reasons.push({ kind: now === NONE ? "missing" : "edited", file });
  }
  for (const file of locked.parts.keys()) if (files.hashOf(file) === NONE) reasons.push({ kind: "missing", file });
  return reasons;
}

/** The reason as the end of a sentence about its entry. */
export function reasonWords({ kind, file }: Reason): string {
  switch (kind) {
    case "new":
      return "it was never made";
    case "settings":
      return "its settings changed";
    case "tool":
      return "the tool makes it otherwise now";
    case "input":
      return `${file} changed`;
    case "added":
      return `${file} is new`;
    case "edited":
      return `${file} was edited by hand`;
    case "missing":
      return `${file} is missing`;
    case "differs":
      return `${file} is not what is made now`;
    case "unstaged":
      return `${file} is not staged as it stands here`;
    case "left over":
      return `${file} is left over: nothing makes it any more`;
  }
}

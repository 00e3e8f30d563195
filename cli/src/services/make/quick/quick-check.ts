import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isUnchanged, type Seen, seenPlace } from "./seen.ts";

/**
 * Whether everything that the last check found current is still as it was, by size and time alone: no file is read, no
 * tool is loaded, and `git status` trusts the same. A doubt of any kind is left to the whole check.
 * @returns how many runs are current, in words; undefined when the whole check has to say
 */
export function quickCheck(cwd: string, version: string): string | undefined {
  try {
    for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
      const place = seenPlace(folder);
      if (place !== undefined && existsSync(place)) {
        const seen = JSON.parse(readFileSync(place, "utf8")) as Seen;
        return seen.version === version && isUnchanged(folder, seen) ? seen.runs : undefined;
      }
      const isConfigured = ["toolbox.config.json", "package.json"].some((name) => existsSync(path.join(folder, name)));
      if (isConfigured || existsSync(path.join(folder, ".git")) || folder === path.dirname(folder)) return undefined;
    }
  } catch {
    // What cannot be read or is not ours says nothing.
    return undefined;
  }
}

import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { beginningOf, mayBeGlob } from "./fields-of-many.ts";
import type { MakeFile } from "./make-file.ts";

/** The folders in which globs, folders and batches of the entries look for files, with all below them. */
export function searchedFolders({ entries, folder }: MakeFile): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (name: string) => {
    if (found.has(name)) return;
    if (!statSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory()) return;
    found.add(name);
    for (const entry of readdirSync(path.join(folder, name), { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
        walk(path.join(name, entry.name));
  };
  for (const { input, batch = [] } of entries.values())
    for (const each of [...Object.values(input).flat(), ...batch]) {
      if (typeof each !== "string" || each.length > 500) continue;
      walk(mayBeGlob(each) ? beginningOf(each) || "." : each);
    }
  return found;
}

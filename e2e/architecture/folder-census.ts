/** More than this a person does not take in at a glance. */
export const MOST_SIBLINGS = 16;

/** Lists read by name: one entry per tool, per page, per figure. */
const longLists = ["core/assets", "core/src/tools", "web/src/pages"];

/** Folders that show more than they should, as "folder: count". Tests and what is generated are not counted. */
export function crowdedFolders(files: readonly string[]): string[] {
  const shown = new Map<string, Set<string>>();
  for (const file of files.filter((one) => !/\.(?:test|test-entry|spec|setup|contract|gen)\./.test(one))) {
    const parts = file.split("/");
    for (const [depth, name] of parts.entries()) {
      const folder = parts.slice(0, depth).join("/");
      shown.set(folder, (shown.get(folder) ?? new Set()).add(name));
    }
  }
  return [...shown]
    .filter(([folder, names]) => names.size > MOST_SIBLINGS && !isLongList(folder))
    .map(([folder, names]) => `${folder}: ${names.size}`)
    .toSorted();
}

const isLongList = (folder: string) => longLists.includes(folder) || folder.startsWith("core/assets/");

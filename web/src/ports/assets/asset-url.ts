import { folders } from "virtual:core-assets";

/** Where the site serves a file of core/assets, for what loads by address itself: fonts in a style sheet. */
export function assetUrl(name: string): string {
  const slash = name.indexOf("/");
  const folder = folders[name.slice(0, slash)];
  if (folder === undefined) throw new Error(`There is no asset "${name}".`);
  return folder + name.slice(slash + 1);
}

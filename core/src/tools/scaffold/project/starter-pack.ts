import type { Assets } from "../../../ports/assets.ts";
import { readJson } from "../../../tool/read-json.ts";
import type { FeatureModule, Framework } from "../frameworks.ts";

/** Paths inside the project, with forward slashes, and what stands in each file. */
export type StarterFiles = Readonly<Record<string, string>>;

/**
 * A framework's first files by the part of a project that brings them: every project has `base`, one whose modules have
 * pages has `links`, and each module of the user's own is a `custom`.
 */
export type StarterPack = Readonly<Record<"base" | "links" | "custom" | FeatureModule, StarterFiles>>;

/** Reads a framework's first files; their sources are in core/assets/starters. */
export async function readStarterPack(assets: Assets, framework: Framework): Promise<StarterPack> {
  return readJson<StarterPack>(assets, `starters/${framework}.json`);
}

/** The files with their placeholders, such as `__NAME_HTML__`, filled in: in what they hold and in their paths. */
export function fillIn(files: StarterFiles, values: Readonly<Record<string, string>>): StarterFiles {
  const filled = (text: string) =>
    text.replaceAll(/__([A-Z]+(?:_[A-Z]+)*)__/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for the placeholder ${placeholder}.`);
      return value;
    });
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [filled(path), filled(text)]));
}

import { existsSync } from "node:fs";
import path from "node:path";
import { type ChangelogConfig, changelogSection } from "@toolbox/core/config-file/changelog-section.ts";
import { Failure } from "../../shell/failure.ts";
import { foldersAbove, OWN_CONFIG, ownSection } from "../lint/own-settings.ts";

/**
 * The `changelog` settings that count in a folder: of the nearest toolbox.config.json or `toolbox` in a package.json, up
 * to the root of the repository. Throws `Failure` "usage" for a file that says something wrong.
 * @param file given by hand, instead of the nearest one
 */
export function findChangelogSettings(cwd: string, file?: string): ChangelogConfig {
  if (file !== undefined) {
    const given = path.resolve(cwd, file);
    if (!existsSync(given)) throw new Failure("usage", `--config: there is no file ${file}.`);
    return ownSection(changelogSection, given) ?? {};
  }
  for (const { folder, names } of foldersAbove(cwd)) {
    for (const name of [OWN_CONFIG, "package.json"]) {
      const settings = names.includes(name) ? ownSection(changelogSection, path.join(folder, name)) : undefined;
      if (settings) return settings;
    }
  }
  return {};
}

import type { Shell } from "../../shell/shell.ts";
import { findMakeFile, withoutRepeats } from "./config/make-file.ts";
import { makeFiles } from "./make.ts";

/**
 * Makes an entry that `--save` just wrote, so that the lock knows it and a check of the folder is green.
 * @returns why `toolbox make` cannot make it as it stands; undefined when it is current
 * Throws `Failure` for a configuration that is wrong elsewhere.
 */
export async function lockSaved(name: string, shell: Shell): Promise<string | undefined> {
  const { rows } = await makeFiles(withoutRepeats(findMakeFile(shell.cwd)), [name], {}, shell);
  return rows.find(({ problem }) => problem !== undefined)?.problem;
}

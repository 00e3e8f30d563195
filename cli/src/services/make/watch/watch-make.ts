import path from "node:path";
import { oneLine, pluralize, type Ports } from "@toolbox/core";
import { readLock } from "../../../lock/lock-file.ts";
import { rowValue } from "../../../shell/row-value.ts";
import type { Shell } from "../../../shell/shell.ts";
import { watchRuns } from "../../../tool-command/watch/watch-runs.ts";
import { foldersAbove, OWN_CONFIG } from "../../lint/own-settings.ts";
import { findMakeFile } from "../config/make-file.ts";
import type { MakeOptions } from "../make-options.ts";
import { wantedNames } from "../config/wanted-names.ts";
import { makeFiles } from "../make.ts";
import { type MadeAll, madeWords } from "../report-made.ts";
import { watchedInputs, watchedPlaces } from "./watched-inputs.ts";

/**
 * `toolbox make --watch`: makes what is not current, and again with each change of a file that is read or of the
 * configuration, until Ctrl+C. A line on stdout for each entry that was made; words on stderr, of a problem once.
 * Throws `Exit` 130 at the end, and `Failure` for a configuration that is wrong from the start.
 */
export async function watchMake(
  names: readonly string[],
  options: MakeOptions,
  shell: Shell,
  ports?: Ports,
): Promise<never> {
  wantedNames(names, findMakeFile(shell.cwd));
  let told: ReadonlySet<string> | undefined;
  return watchRuns(async ({ hear }) => {
    await hear(watchedPlaces(configPlaces(shell.cwd)));
    const file = findMakeFile(shell.cwd);
    const wanted = wantedNames(names, file);
    await hear(await watchedInputs(wanted, file, readLock(file.folder)));
    const made = await makeFiles(file, names, options, shell, ports);
    // What only the run could know that it reads.
    await hear(await watchedInputs(wanted, file, readLock(file.folder)));
    const isFirst = told === undefined;
    told = await tell(made, told ?? new Set(), shell);
    const isNews = made.rows.some(({ status }) => status !== "current");
    if (isFirst)
      return {
        line: `${madeWords(made.rows)} Watching ${pluralize(file.entries.size, "entry", "entries")}; Ctrl+C ends.`,
        targets: [],
      };
    return { line: isNews ? madeWords(made.rows) : undefined, targets: [] };
  }, shell);
}

/** The files in which a configuration may stand, in this folder and above. */
const configPlaces = (cwd: string) =>
  new Set(
    [...foldersAbove(cwd)].flatMap(({ folder }) => [OWN_CONFIG, "package.json"].map((name) => path.join(folder, name))),
  );

/** Says what is new. @param told the sentences of the run before @returns those of this one */
async function tell(
  { rows, left }: MadeAll,
  told: ReadonlySet<string>,
  { stdout, stderr }: Shell,
): Promise<ReadonlySet<string>> {
  for (const { key, status, files } of rows)
    if (status === "made") await stdout.write(`${rowValue(stdout)(`${key}: ${files.join(", ")}`)}\n`);
  const sentences = new Set([
    ...rows.flatMap(({ key, warnings, problem }) => [
      ...warnings.map((warning) => `warning: ${key}: ${warning}`),
      ...(problem === undefined ? [] : [`${key}: ${problem}`]),
    ]),
    ...left,
  ]);
  for (const sentence of sentences) if (!told.has(sentence)) await stderr.write(`${oneLine(sentence)}\n`);
  return sentences;
}

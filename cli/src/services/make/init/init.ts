import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pluralize } from "@toolbox/core";
import { folderSink } from "../../../ports/sink.ts";
import { Failure } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";
import { parseJson } from "../../../tool-command/input/parse-json.ts";
import { foldersAbove, OWN_CONFIG } from "../../lint/own-settings.ts";
import type { MakeOptions } from "../make-options.ts";
import { entryNames, insertEntry } from "../../../tool-command/save/insert-entry.ts";
import { proposeEntries } from "./propose.ts";

/**
 * `toolbox make --init`: looks at the repository and proposes entries. Prints what the configuration would be; writes it
 * with `--yes` alone. Throws `Failure` "failure" when it finds nothing to propose.
 */
export async function initMake({ yes }: MakeOptions, shell: Shell): Promise<void> {
  const top = [...foldersAbove(shell.cwd)].at(-1);
  const folder = top?.names.includes(".git") ? top.folder : shell.cwd;
  const file = path.join(folder, OWN_CONFIG);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (before.trim() !== "") parseJson(before, OWN_CONFIG);
  const known = entryNames(before, []);
  const found = proposeEntries(folder).filter(({ name }) => !known.includes(name));
  if (found.length === 0)
    throw new Failure(
      "failure",
      "There is nothing here that Toolbox would know how to make, beyond what is configured.",
      {
        next: "docs/make.md says how an entry is written; toolbox tools lists the tools.",
      },
    );
  const after = found.reduce((text, { name, entry }) => insertEntry(text, [], name, entry), before);
  const sum = `${pluralize(found.length, "entry", "entries")}: ${found.map(({ name, entry }) => `${name} (${entry.tool})`).join(", ")}.`;
  if (!yes) {
    await shell.stdout.write(after);
    await shell.stderr.write(`Proposed ${sum} Nothing was written: add --yes to write ${OWN_CONFIG}.\n`);
    return;
  }
  await folderSink(folder, { force: true }).save([
    { kind: "text", name: OWN_CONFIG, mime: "application/json", text: after },
  ]);
  await shell.stderr.write(`Wrote ${OWN_CONFIG} with ${sum} "toolbox make" makes them.\n`);
}

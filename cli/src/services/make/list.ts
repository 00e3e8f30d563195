import { pluralize } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";
import { readLock } from "../../lock/lock-file.ts";
import { entryOf } from "../../lock/lock.ts";
import { findMakeFile } from "./config/make-file.ts";
import type { MakeOptions } from "./make-options.ts";

/** `toolbox make --list`: the entries with their tools, places, and how many files the lock knows of each. */
export async function listMade({ json }: MakeOptions, shell: Shell): Promise<void> {
  const file = findMakeFile(shell.cwd);
  const lock = readLock(file.folder);
  const known = new Map<string, string[]>();
  for (const [key, run] of lock) {
    const files = known.get(entryOf(key)) ?? [];
    known.set(entryOf(key), files);
    files.push(...run.outputs.keys(), ...run.parts.keys());
  }
  const rows = [...file.entries].map(([name, { tool, place, batch }]) => {
    const files = known.get(name) ?? [];
    return { entry: name, tool, [place.kind]: place.path, ...(batch ? { batch } : {}), files };
  });
  if (json) return shell.stdout.write(`${JSON.stringify(rows, undefined, 2)}\n`);
  const width = (key: "entry" | "tool") => Math.max(...rows.map((row) => row[key].length));
  const [names, tools] = [width("entry"), width("tool")];
  const lines = [...file.entries].map(
    ([name, { tool, place }], index) =>
      `${name.padEnd(names)}  ${tool.padEnd(tools)}  ${place.kind} ${place.path}  ${pluralize(rows[index]?.files.length ?? 0, "file")}\n`,
  );
  await shell.stdout.write(lines.join(""));
}

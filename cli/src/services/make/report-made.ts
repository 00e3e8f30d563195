import { annotation, oneLine, pluralize } from "@toolbox/core";
import { rowValue } from "../../shell/row-value.ts";
import type { Shell } from "../../shell/shell.ts";
import type { MakeOptions } from "./make-options.ts";

/** What became of one run. */
export interface MakeRow {
  readonly key: string;
  readonly name: string;
  readonly part?: string;
  readonly status: "current" | "made" | "failed";
  /** What was written. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
  readonly problem?: string;
}

/** What became of everything that was asked for. */
export interface MadeAll {
  /** By their keys. */
  readonly rows: readonly MakeRow[];
  /** A sentence for each file that nothing makes any more. */
  readonly left: readonly string[];
}

/** A line for each entry that was made or failed on stdout, the sum on stderr; all as JSON with `--json`. */
export async function reportMade({ rows, left }: MadeAll, { json, format }: MakeOptions, shell: Shell): Promise<void> {
  const failed = rows.filter(({ status }) => status === "failed");
  if (json) {
    const runs = rows.map(({ name, part, status, files, warnings, problem }) => ({
      entry: name,
      ...(part === undefined ? {} : { file: part }),
      status,
      files,
      warnings,
      ...(problem === undefined ? {} : { problem }),
    }));
    await shell.stdout.write(`${JSON.stringify({ ok: failed.length === 0, runs, left }, undefined, 2)}\n`);
    return;
  }
  for (const { key, status, files, warnings, problem } of rows) {
    for (const warning of warnings) await shell.stderr.write(`${oneLine(`warning: ${key}: ${warning}`)}\n`);
    if (status === "made") await shell.stdout.write(`${rowValue(shell.stdout)(`${key}: ${files.join(", ")}`)}\n`);
    if (problem !== undefined)
      await shell.stderr.write(
        format === "github" ? annotation("error", { title: key }, problem) : `${oneLine(`${key}: ${problem}`)}\n`,
      );
  }
  for (const sentence of left) await shell.stderr.write(`${oneLine(sentence)}\n`);
  await shell.stderr.write(`${madeWords(rows)}\n`);
}

/** All rows in one sentence. */
export function madeWords(rows: readonly MakeRow[]): string {
  const count = (status: MakeRow["status"]) => rows.filter((row) => row.status === status).length;
  const parts = [
    `Made ${pluralize(
      rows.reduce((sum, row) => sum + row.files.length, 0),
      "file",
    )}`,
    ...(count("current") === 0 ? [] : [`${count("current")} of ${rows.length} current`]),
    ...(count("failed") === 0 ? [] : [`${count("failed")} failed`]),
  ];
  return `${parts.join(", ")}.`;
}

import path from "node:path";
import { decodeUtf8, type FileOutput } from "@toolbox/core";
import { unifiedDiff } from "@toolbox/core/git/diff/unified-diff.ts";
import type { Shell } from "../../shell/shell.ts";
import type { FilePlace } from "./delivery.ts";
import { jsonOutput } from "./json-result.ts";
import { type PlannedFile, planFiles } from "./plan-files.ts";

export interface Comparison {
  /** The output as JSON, without its content. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Absolute. */
  readonly target: string;
  /** As the user would type it. */
  readonly path: string;
  readonly change: "none" | "changed" | "added";
  /** A unified diff as git writes it; "" when nothing changes. */
  readonly diff: string;
}

/** What saving these files would change, in the form that saving would give them. Nothing is written. */
export async function compareFiles(
  files: readonly FileOutput[],
  place: FilePlace,
  shell: Shell,
): Promise<readonly Comparison[]> {
  const planned = await planFiles(files, place, shell.cwd);
  return planned.map((file) =>
    compare(file, path.isAbsolute(place.out ?? "") ? file.target : path.relative(shell.cwd, file.target)),
  );
}

function compare({ output, target, before }: PlannedFile, shown: string): Comparison {
  const after = output.kind === "text" ? new TextEncoder().encode(output.text) : output.bytes;
  const row = jsonOutput(output, shown);
  if (before !== undefined && Buffer.compare(before, after) === 0)
    return { row, target, path: shown, change: "none", diff: "" };
  const change = before === undefined ? "added" : "changed";
  return { row, target, path: shown, change, diff: fileDiff(before, after, shown.replaceAll(path.sep, "/")) };
}

/** A unified diff as git writes it. @param before undefined for a new file @param name with slashes */
export function fileDiff(before: Uint8Array | undefined, after: Uint8Array, name: string): string {
  const [old, now] = [before && textOf(before), textOf(after)];
  if ((before !== undefined && old === undefined) || now === undefined)
    return `Binary files ${before === undefined ? "/dev/null" : `a/${name}`} and b/${name} differ\n`;
  return unifiedDiff(old, now, name);
}

/** Undefined for what no diff can show; a NUL tells bytes from text, as for git. */
function textOf(bytes: Uint8Array): string | undefined {
  return bytes.subarray(0, 8000).includes(0) ? undefined : decodeUtf8(bytes, "keep mark");
}

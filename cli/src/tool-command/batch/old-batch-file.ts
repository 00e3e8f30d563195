import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "@toolbox/core";
import { batchKey, type Lock, type LockedRun } from "../../lock/lock.ts";

/** What `--batch` kept beside its results before it kept a lock there. */
const OLD_BATCH_FILE = ".toolbox-batch.json";

/** Where the file of an earlier Toolbox lies in a folder of results. */
export const oldBatchFile = (folder: string): string => path.join(folder, OLD_BATCH_FILE);

/**
 * What a batch of an earlier Toolbox made in a folder, as a lock says it. Of what it was made is not known any more: the
 * next batch makes it once again, over its own results. Undefined without such a file, and for one that is damaged.
 */
export function readOldBatch(folder: string): Lock | undefined {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(oldBatchFile(folder), "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  if (!isRecord(data) || data["version"] !== 1 || !isRecord(data["entries"])) return undefined;
  const lock = new Map<string, LockedRun>();
  for (const [id, entry] of Object.entries(data["entries"])) {
    const [, tool, input] = /^(\S+) (.+)$/s.exec(id) ?? [];
    const outputs = isRecord(entry) ? entry["outputs"] : undefined;
    if (tool === undefined || input === undefined || !isRecord(outputs)) continue;
    const hashes = Object.entries(outputs).filter((each): each is [string, string] => typeof each[1] === "string");
    lock.set(batchKey(tool, input), {
      tool,
      settings: "unknown",
      inputs: new Map(),
      outputs: new Map(hashes),
      parts: new Map(),
      left: new Map(),
    });
  }
  return lock;
}

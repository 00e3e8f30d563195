import path from "node:path";
import type { FileOutput } from "@toolbox/core";
import type { BatchInput } from "./batch-inputs.ts";

/**
 * What each input's results are called, without an ending: its own name without one, or with it where two inputs would
 * share it (`a.png`, `a.jpg`).
 */
export function batchStems(inputs: readonly BatchInput[]): ReadonlyMap<BatchInput, string> {
  const bare = ({ name }: BatchInput) => name.slice(0, name.length - path.posix.extname(name).length);
  const counts = new Map<string, number>();
  // Some file systems hold "A.md" and "a.md" for one.
  const key = (input: BatchInput) => bare(input).toLowerCase();
  for (const input of inputs) counts.set(key(input), (counts.get(key(input)) ?? 0) + 1);
  return new Map(inputs.map((input) => [input, counts.get(key(input)) === 1 ? bare(input) : input.name]));
}

/**
 * The results of one input below the folder of all: one file takes the input's name and its own ending, several stand
 * under their own names in a folder of the input's name.
 */
export function placeBatch(stem: string, files: readonly FileOutput[]): readonly FileOutput[] {
  const [first] = files;
  if (files.length === 1 && first) return [{ ...first, name: `${stem}${path.posix.extname(first.name)}` }];
  return files.map((file) => ({ ...file, name: `${stem}/${file.name}` }));
}

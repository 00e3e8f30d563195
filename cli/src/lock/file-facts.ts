import { type Stats, statSync } from "node:fs";

/** What a system says of a file or folder without reading it. */
export type FileFacts = readonly [size: number, modified: number, changed: number, id: number];

/** Stands for a file that is not there. */
export const GONE: FileFacts = [-1, -1, -1, -1];

const quietly = { throwIfNoEntry: false } as const;

export function fileFacts(place: string): FileFacts {
  const stat = statSync(place, quietly);
  return stat ? factsIn(stat) : GONE;
}

// The size of a folder says nothing of what is in it.
export const factsIn = (stat: Stats): FileFacts => [
  stat.isDirectory() ? 0 : stat.size,
  stat.mtimeMs,
  stat.ctimeMs,
  stat.ino,
];

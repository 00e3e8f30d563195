import { beginMark, endMark, type HookName } from "./hook-block.ts";

/* Hooks are read and written as Latin-1, so that every byte that is not ours comes back as it was. */

const SHELLS = /^#![ \t]*(?:\S*\/env[ \t]+(?:-\S+[ \t]+)*)?(?:\S*\/)?(?:sh|bash|dash|ash|ksh)(?:[ \t][^\n]*)?\n/;

export interface FoundBlock {
  /** Where our part begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly isWholeFile: boolean;
}

/** Our part of a hook; undefined when there is none, or only half of it. */
export function findBlock(content: string, hook: HookName): FoundBlock | undefined {
  for (const isWholeFile of [true, false]) {
    const begin = lineStart(content, beginMark(hook, isWholeFile), 0);
    const last = begin === undefined ? undefined : lineStart(content, endMark(hook), begin);
    if (begin === undefined || last === undefined) continue;
    return { start: begin, end: last + endMark(hook).length + 1, isWholeFile };
  }
  return undefined;
}

function lineStart(content: string, line: string, from: number): number | undefined {
  const at = content.indexOf(`${line}\n`, from);
  return at < 0 || (at > 0 && content[at - 1] !== "\n") ? undefined : at;
}

/** Whether our lines can stand in a hook that is there: a script for a POSIX shell, or for none in particular. */
export function takesLines(content: string): boolean {
  return !content.includes("\0") && (!content.startsWith("#!") || SHELLS.test(content));
}

/** The hook with our part in it: in its old place, else behind the line that names the shell. */
export function withBlock(content: string, hook: HookName, block: string): string {
  const found = findBlock(content, hook);
  if (found) return content.slice(0, found.start) + block + content.slice(found.end);
  const start = SHELLS.exec(content)?.[0].length ?? 0;
  return content.slice(0, start) + block + content.slice(start);
}

/** A hook of our own. */
export const wholeFile = (block: string) => `#!/bin/sh\n${block}`;

/** The hook without our part; undefined when nothing is left that somebody else wrote. */
export function withoutBlock(content: string, hook: HookName): string | undefined {
  const found = findBlock(content, hook);
  if (!found) return content;
  const rest = content.slice(0, found.start) + content.slice(found.end);
  return found.isWholeFile && (rest === "" || rest === "#!/bin/sh\n") ? undefined : rest;
}

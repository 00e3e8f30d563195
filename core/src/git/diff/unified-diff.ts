import { FILE_HEADERS_ONLY, type StructuredPatchHunk, formatPatch, structuredPatch } from "diff";

const CONTEXT = 3;
// The search grows with the square of the changes; beyond this the changed part is shown as a whole.
const MOST_EDITS = 3000;

/**
 * The changes between two texts as a unified diff (POSIX diff -u, the form `git apply` reads), with three lines of
 * context; "" when there are none. Lines that both texts begin and end with cost nothing, so a change in a file of many
 * megabytes is quick.
 * @param before undefined for a file that is not there yet
 * @param name the file's path, with slashes
 */
export function unifiedDiff(before: string | undefined, after: string, name: string): string {
  const [old, now] = [linesOf(before ?? ""), linesOf(after)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < least - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  if (head === old.length && head === now.length) return "";

  const start = Math.max(0, head - CONTEXT);
  const end = Math.max(0, tail - CONTEXT);
  const [oldPart, nowPart] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  const names = [before === undefined ? "/dev/null" : `a/${name}`, `b/${name}`] as const;
  const patch = structuredPatch(...names, oldPart.join(""), nowPart.join(""), undefined, undefined, options);
  const hunks = patch?.hunks ?? [wholeHunk(oldPart, nowPart, head - start, tail - end)];
  const placed = hunks.map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + start,
    newStart: hunk.newStart + start,
  }));
  const [oldFileName, newFileName] = names;
  return formatPatch(
    { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: placed },
    FILE_HEADERS_ONLY,
  );
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return [...lines.map((line) => `${line}\n`), ...(last === "" ? [] : [last])];
}

function wholeHunk(old: readonly string[], now: readonly string[], head: number, tail: number): StructuredPatchHunk {
  const mark = (lines: readonly string[], sign: string) =>
    lines.flatMap((line) =>
      line.endsWith("\n") ? [sign + line.slice(0, -1)] : [sign + line, String.raw`\ No newline at end of file`],
    );
  return {
    oldStart: 1,
    oldLines: old.length,
    newStart: 1,
    newLines: now.length,
    lines: [
      ...mark(old.slice(0, head), " "),
      ...mark(old.slice(head, old.length - tail), "-"),
      ...mark(now.slice(head, now.length - tail), "+"),
      ...mark(old.slice(old.length - tail), " "),
    ],
  };
}

import { mergeTexts } from "@toolbox/core/workspace/edit/merge-texts.ts";

/** Stands for the caret; no text that is typed has it. */
const mark = "\u{0}";

/**
 * Where the caret goes when a text changes under it, such as by another tab: it stays between the letters it was between.
 * @param at offset in `before`; what is returned is one in `after`
 */
export function caretAfter(before: string, after: string, at: number): number {
  const merged = mergeTexts(before, `${before.slice(0, at)}${mark}${before.slice(at)}`, after);
  const found = merged.indexOf(mark);
  if (found >= 0 && merged.replace(mark, "") === after) return found;
  // Its line was changed: as far from the nearer end as before.
  let same = 0;
  while (same < at && before[same] === after[same]) same++;
  return same === at ? at : Math.max(0, after.length - (before.length - at));
}

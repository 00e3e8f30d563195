import { oneLine } from "../edit/clean-change.ts";

const DONE = /\[x\]|[✓✔✅☑]\u{fe0f}?|\((?:done|complete)\)/giu;
/** Underscores around one word belong to it: `__init__`. */
const BOLD = /\*\*(\S[^*]*)\*\*|__([^\s_]+\s[^_]*)__/g;
const OPEN = /^\[ ?\]/;

export interface ItemTitle {
  readonly title: string;
  readonly isDone: boolean;
}

/** The title of a list item or heading without its marks, and whether a mark says that it is done. */
export function itemTitle(text: string): ItemTitle {
  const bare = text.replaceAll(DONE, " ");
  return { title: plainTitle(bare.trim().replace(OPEN, "")), isDone: bare !== text };
}

/** A title as one line, without the bold around its parts and the colon after it. */
export function plainTitle(text: string): string {
  const title = oneLine(text.replaceAll(BOLD, (_, stars?: string, lines?: string) => stars ?? lines ?? ""));
  return title.length > 1 ? title.replace(/ #+$/, "").replace(/ ?[:：]$/, "") : title;
}

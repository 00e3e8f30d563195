import { graphemes } from "@toolbox/core";
import type { Key } from "ink";

/** A text being typed and where the cursor stands in it. */
export interface EditedText {
  readonly before: string;
  readonly after: string;
}

export const editedText = (text: string): EditedText => ({ before: text, after: "" });

type Move = Partial<Pick<Key, "backspace" | "ctrl" | "delete" | "leftArrow" | "meta" | "rightArrow">> & {
  readonly home?: boolean;
  readonly end?: boolean;
};

/**
 * The text after one key or one paste: arrows, Home and End, Backspace, and Ctrl with A, E, K, U, W as in a shell.
 * Steps are characters as a reader counts them, so an emoji goes in one.
 */
export function editText({ before, after }: EditedText, input: string, key: Move): EditedText {
  const left = graphemes(before);
  const right = graphemes(after);
  if (key.leftArrow) return { before: left.slice(0, -1).join(""), after: (left.at(-1) ?? "") + after };
  if (key.rightArrow) return { before: before + (right[0] ?? ""), after: right.slice(1).join("") };
  if (key.home || (key.ctrl && input === "a")) return { before: "", after: before + after };
  if (key.end || (key.ctrl && input === "e")) return { before: before + after, after: "" };
  // Terminals send the same byte for Backspace that ink names "delete".
  if (key.backspace || key.delete) return { before: left.slice(0, -1).join(""), after };
  if (key.ctrl && input === "u") return { before: "", after };
  if (key.ctrl && input === "k") return { before, after: "" };
  if (key.ctrl && input === "w") return { before: before.replace(/\S+\s*$/, ""), after };
  if (key.ctrl || key.meta) return { before, after };
  return { before: before + printable(input), after };
}

/** The cursor one line up or down, in the same column where there is one; undefined when there is no such line. */
export function moveLine({ before, after }: EditedText, by: -1 | 1): EditedText | undefined {
  const lines = (before + after).split("\n");
  const above = before.split("\n");
  const row = above.length - 1 + by;
  const line = lines[row];
  if (line === undefined) return undefined;
  const column = graphemes(above.at(-1) ?? "").length;
  const start = lines.slice(0, row).join("\n") + (row === 0 ? "" : "\n");
  const whole = before + after;
  const at = start.length + graphemes(line).slice(0, column).join("").length;
  return { before: whole.slice(0, at), after: whole.slice(at) };
}

/** Without what a terminal sends for keys that print nothing; tabs become spaces. */
function printable(input: string): string {
  return input.replaceAll("\t", "  ").replace(/[^\P{Cc}\n]/gu, "");
}

import type { Inline } from "./model.ts";

/** The words of running text, without looks: for outlines, bookmarks and screen readers. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === "text" || inline.kind === "code") return inline.text;
      if (inline.kind === "break") return " ";
      if (inline.kind === "image") return inline.alt;
      return inline.kind === "note" ? "" : plainText(inline.inlines);
    })
    .join("")
    .replaceAll(/\s+/g, " ");
}

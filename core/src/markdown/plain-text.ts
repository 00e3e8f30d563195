import type { Inline } from "../documents/markdown/document-model.ts";

/** The words of a text without its marks: for headings in outlines, alternative texts and descriptions. */
export function plainText(content: readonly Inline[]): string {
  return content.map(wordsOf).join("");
}

function wordsOf(inline: Inline): string {
  switch (inline.kind) {
    case "text":
    case "codeSpan":
      return inline.text;
    case "styled":
    case "link":
      return plainText(inline.content);
    case "image":
      return inline.alt;
    case "break":
      return " ";
    case "html":
    case "footnote":
      return "";
  }
}

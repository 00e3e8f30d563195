import type { Inline } from "./document-model.ts";

/**
 * The words of a text without its marks: for headings in outlines, alternative texts and descriptions.
 * @example plainText([{ kind: "styled", style: "strong", content: [{ kind: "text", text: "Tea" }] }]) // "Tea"
 */
export function plainText(content: readonly Inline[]): string {
  return wordsOf(content, () => "");
}

/** The words of a text as they stand on paper, where raw HTML is shown as written; one space for several. */
export function shownText(content: readonly Inline[]): string {
  return wordsOf(content, (source) => source).replaceAll(/\s+/g, " ");
}

function wordsOf(content: readonly Inline[], wordsOfHtml: (source: string) => string): string {
  return content
    .map((inline) => {
      switch (inline.kind) {
        case "text":
        case "codeSpan":
          return inline.text;
        case "styled":
        case "link":
          return wordsOf(inline.content, wordsOfHtml);
        case "image":
          return inline.alt;
        case "break":
          return " ";
        case "html":
          return wordsOfHtml(inline.source);
        case "footnote":
          return "";
      }
    })
    .join("");
}

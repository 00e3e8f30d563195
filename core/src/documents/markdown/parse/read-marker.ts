import type { ContentsPlace, PageBreak, SourceLines } from "../document-model.ts";

/** Comments of other tools count too, and the division that browsers break pages at. */
const PAGE_BREAK =
  /^(?:\\(?:newpage|pagebreak|clearpage)|<!--\s*(?:page-?break|new-?page|break-page)\s*-->|<div[^<>]*(?:break-(?:before|after)\s*:\s*(?:always|page)|class\s*=\s*["']?page-?break\b)[^<>]*>\s*(?:<\/div>)?)$/i;
const CONTENTS = /^(?:\[TOC\]|\[\[_?TOC_?\]\]|<!--\s*toc\s*-->)$/i;

/** A block that is an instruction to the page, not a text: a page break, or the place of the table of contents. */
export function readMarker(source: string, lines: SourceLines): PageBreak | ContentsPlace | undefined {
  if (source.length > 200) return undefined;
  const text = source.trim();
  if (PAGE_BREAK.test(text)) return { kind: "pageBreak", lines };
  return CONTENTS.test(text) ? { kind: "contents", lines } : undefined;
}

/** Whether raw HTML is comments and nothing else. */
export function isComment(source: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(source);
}

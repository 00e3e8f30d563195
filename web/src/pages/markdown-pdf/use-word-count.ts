import { useEffect, useState } from "react";

/** Milliseconds of rest after the last change before the words are counted anew. */
const REST = 250;

/** How many words stand in a text, a moment after it was typed. */
export function useWordCount(text: string): number {
  const [count, setCount] = useState(() => countWords(text));
  useEffect(() => {
    const timer = setTimeout(() => setCount(countWords(text)), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return count;
}

/** Words of a Markdown text: front matter, marks and addresses are none. */
export function countWords(source: string): number {
  const text = source
    .replace(/^---\r?\n[\s\S]*?\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/, "")
    .replaceAll(/\]\([^)\s]*\)|<[^<>\n]*>|https?:\/\/\S+/g, " ");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}

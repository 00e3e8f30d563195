// Made on first use: it takes ten milliseconds, and most of what is shown never asks for it.
let segmenter: Intl.Segmenter | undefined;

/** UTF-16 units segmented at a time: V8 takes quadratic time for a long text in one go. */
const WINDOW = 2048;

/**
 * The characters of a text as a reader counts them: extended grapheme clusters (UAX #29). Linear in the length.
 * @param window how much is segmented at a time; the result does not depend on it
 */
export function graphemes(text: string, window = WINDOW): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  const found: string[] = [];
  let size = window;
  for (let start = 0; start < text.length;) {
    const part = windowOf(text, start, size);
    const clusters = Array.from(segmenter.segment(part), (each) => each.segment);
    const isLast = start + part.length === text.length;
    // What follows may still belong to the last cluster: the next window begins with it.
    const cut = isLast ? "" : (clusters.pop() ?? "");
    for (const cluster of clusters) found.push(cluster);
    start += part.length - cut.length;
    size = clusters.length === 0 ? size * 2 : window;
  }
  return found;
}

// Never between the halves of a surrogate pair.
function windowOf(text: string, start: number, size: number): string {
  const end = start + size;
  const splitsPair = end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return text.slice(start, splitsPair ? end + 1 : end);
}

// Printable ASCII has one code unit per cluster (only CR LF joins), so the common case needs no segmentation.
const PLAIN = /^[\x20-\x7e\n\t]*$/;

/** How many characters a reader counts in the text. @example graphemeCount("e\u0301👍🏽") // 2 */
export function graphemeCount(text: string): number {
  return PLAIN.test(text) ? text.length : graphemes(text).length;
}

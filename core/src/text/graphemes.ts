const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of a text as a reader counts them: extended grapheme clusters (UAX #29). */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

// Printable ASCII has one code unit per cluster (only CR LF joins), so the common case needs no segmentation.
const PLAIN = /^[\x20-\x7e\n\t]*$/;

/** How many characters a reader counts in the text. */
export function graphemeCount(text: string): number {
  return PLAIN.test(text) ? text.length : graphemes(text).length;
}

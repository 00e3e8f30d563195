import { splitWords } from "../../../graphics/drawing/break-text.ts";

// Latin, Greek and Cyrillic letters break only at a dash or a slash between letters.
const WESTERN =
  /^[\u{21}-\u{24f}\u{2b0}-\u{2c5}\p{Mn}\u{370}-\u{52f}\u{1e00}-\u{1fff}\u{2010}-\u{2027}\u{2030}-\u{205e}\u{20a0}-\u{20cf}]*$/u;
const MAY_SPLIT = /[-–—/]/;
const AT_DASH = /(?<=[\p{L}\p{N})][-–—/])(?=[\p{L}(])/u;
const ZERO_WIDTH = /\u{200b}/u;

/** An address, a path or an identifier longer than this breaks after any of its marks too. */
const LONG = 24;
const AT_MARK = /(?<=[/._?&=#:;,%+~@|()[\]{}<>-])(?![/._?&=#:;,%+~@|()[\]{}<>-])/;

/** Where a line may break inside a word without spaces; the parts joined are the word. */
export function splitWord(word: string): readonly string[] {
  if (WESTERN.test(word)) {
    if (word.length > LONG) return word.split(AT_MARK);
    return MAY_SPLIT.test(word) ? word.split(AT_DASH) : [word];
  }
  const parts = word.split(ZERO_WIDTH).flatMap((part) => splitWords(part).map(({ text }) => text));
  return parts.length === 0 ? [word] : parts;
}

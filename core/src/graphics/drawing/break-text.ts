import { graphemes } from "../../text/graphemes.ts";
import { isEmoji } from "./emoji-text.ts";

/** A piece that stays in one piece, and whether a space stands before it. */
export interface Word {
  readonly text: string;
  readonly spaced: boolean;
}

// Scripts written without spaces may break between any two characters, save before or after these (JIS X 4051).
const FREE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u;
const NOT_FIRST = /^[、。，．・：；？！）」』】〕〉》｝〗ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.;:!?)\]}»”’%…]/u;
const NOT_LAST = /[（「『【〔〈《｛〖([{«“‘]$/u;
// A Latin word may break after these.
const BREAK_AFTER = /[-–—/\\_.]$/u;

/** Where lines may break: at spaces, after hyphens and slashes, around emoji, between ideographs. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let piece = "";
  let spaced = false;
  const finish = () => {
    if (piece !== "") words.push({ text: piece, spaced });
    piece = "";
    spaced = false;
  };
  let last = "";
  for (const cluster of graphemes(text.normalize("NFC"))) {
    // no-break spaces are part of a word
    if (/^[^\S\u{a0}\u{202f}\u{2060}]+$/u.test(cluster)) {
      finish();
      spaced = words.length > 0;
    } else if (cluster === "\u{200b}") {
      // a zero width space is a place to break and nothing else
      finish();
    } else {
      if (piece !== "" && mayBreak(last, cluster)) finish();
      piece += cluster;
    }
    last = cluster;
  }
  finish();
  return words;
}

function mayBreak(before: string, after: string): boolean {
  if (NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  if (isEmoji(before) || isEmoji(after) || FREE.test(before) || FREE.test(after)) return true;
  // "1.5" and "v2-3" stay whole
  return BREAK_AFTER.test(before) && /\p{L}/u.test(after);
}

import { graphemes } from "../../text/graphemes.ts";
import { emojiKey } from "./emoji-block.ts";

/** A piece of text, or one emoji. */
export type Run =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "emoji"; readonly emoji: string; readonly key: string };

// Pictographs, flags and keycaps. A digit or a letter alone is text, so are © ® ™ unless U+FE0F follows (UTS #51).
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u{20e3}|\p{Emoji_Modifier}/u;
const TEXT_FIRST = /^[\u{a9}\u{ae}\u{2122}]$/u;
const WITH_TEXT_SELECTOR = /\u{fe0e}/u;

/** Whether a grapheme cluster is shown as a picture. */
export function isEmoji(cluster: string): boolean {
  return PICTURE.test(cluster) && !TEXT_FIRST.test(cluster) && !WITH_TEXT_SELECTOR.test(cluster);
}

/** Splits a text into runs of plain text and single emoji, in reading order. */
export function splitEmoji(text: string): Run[] {
  if (!PICTURE.test(text)) return text === "" ? [] : [{ kind: "text", text }];
  const runs: Run[] = [];
  for (const cluster of graphemes(text)) {
    const last = runs.at(-1);
    if (isEmoji(cluster)) runs.push({ kind: "emoji", emoji: cluster, key: emojiKey(cluster) });
    else if (last?.kind === "text") runs[runs.length - 1] = { kind: "text", text: last.text + cluster };
    else runs.push({ kind: "text", text: cluster });
  }
  return runs;
}

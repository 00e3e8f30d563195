import { emojiKey } from "../../graphics/drawing/emoji-block.ts";
import { isEmoji } from "../../graphics/drawing/emoji-text.ts";
import { codePointLabel } from "../../text/format.ts";
import { type FontSet, fontStyleKey } from "./fonts/font-set.ts";
import type { Resources } from "./collect-resources.ts";

const NAMED = 8;
// Never drawn by themselves: marks of direction, joiners, selectors, tags, white space.
const UNSEEN = /^[\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u{e0000}-\u{e007f}]$/u;

/**
 * Which characters of a document no font draws, and where the first of each stands, as one sentence; `undefined` when
 * all are drawn.
 */
export function lostCharacters({ cuts, codes, emoji, lines }: Resources, type: FontSet): string | undefined {
  const drawn = new Set([...emoji].flatMap((key) => key.split("-").map((code) => Number.parseInt(code, 16))));
  const lost = new Set<number>();
  for (const cut of cuts)
    for (const code of codes.get(fontStyleKey(cut)) ?? []) {
      const char = String.fromCodePoint(code);
      const isPicture = isEmoji(char) && (drawn.has(code) || emoji.has(emojiKey(char)));
      if (!isPicture && !UNSEEN.test(char) && !type.draws(code, cut) && !drawn.has(code)) lost.add(code);
    }
  if (lost.size === 0) return undefined;
  const named = [...lost].slice(0, NAMED).map((code) => {
    const line = lines.get(code);
    const place = line === undefined ? "" : `, line ${line}`;
    const char = String.fromCodePoint(code);
    return `${char} (${codePointLabel(char)}${place})`;
  });
  const more = lost.size > NAMED ? ` and ${lost.size - NAMED} more` : "";
  const [are, them] = lost.size === 1 ? ["This character is", "it"] : ["These characters are", "them"];
  return `${are} in no font at hand and shown as \u{fffd}: ${named.join(", ")}${more}. Give a font that has ${them}.`;
}

import { EMOJI_BOX } from "../../../graphics/drawing/emoji-block.ts";
import type { EmojiOutline } from "../../../graphics/drawing/emoji-layers.ts";
import { splitEmoji } from "../../../graphics/drawing/emoji-text.ts";
import type { Face, GlyphRun } from "./face.ts";
import type { FontStyle } from "./face-table.ts";

/** An emoji in a line of text. Lengths are thousandths of the font size. */
export interface EmojiPiece {
  readonly kind: "emoji";
  readonly text: string;
  readonly outlines: readonly EmojiOutline[];
  readonly width: number;
  /** A face that has a space, so that the emoji can be read and copied. */
  readonly face: Face;
}
export type Piece = GlyphRun | EmojiPiece;

/** The faces of one cut: its own files in order, then the helpers in theirs. */
export interface StyleFaces {
  readonly own: readonly Face[];
  readonly helpers: readonly Face[];
}

/** All type that a document needs, loaded. Setting text is synchronous, and each word is set once. */
export interface FontSet {
  /** The pieces of a text of one direction, from left to right. */
  set(text: string, cut: FontStyle, isRtl: boolean): readonly Piece[];
  /** The face that gives a cut its line height. */
  face(cut: FontStyle): Face;
  /** Whether any face of the regular cut draws it. */
  draws(code: number, cut: FontStyle): boolean;
}

/** How wide an emoji is, and the square it is drawn in: 1.15 em, the square of 1 em in its middle. */
export const EMOJI_ADVANCE = 1150;
export const EMOJI_SCALE = 1 / EMOJI_BOX;

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20e3}|\p{Emoji_Modifier}/u;
const PICTURE_BY_DEFAULT = /\p{Emoji_Presentation}|\u{fe0f}|\u{200d}|\u{20e3}/u;
const ASCII = /^[\x20-\x7e]*$/;
// Joiners, selectors and direction marks are obeyed or skipped, never drawn.
const UNSEEN =
  /[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{2066}-\u{206f}\p{Variation_Selector}\u{feff}]/u;
const MARK = /\p{M}/u;

export function makeFontSet(
  cuts: ReadonlyMap<string, StyleFaces>,
  emoji: ReadonlyMap<string, readonly EmojiOutline[]>,
): FontSet {
  const known = new Map<string, Map<string, readonly Piece[]>>();
  const facesOf = (cut: FontStyle) =>
    cuts.get(fontStyleKey(cut)) ?? cuts.get(fontStyleKey({ ...cut, isBold: false, isItalic: false }));
  const need = (cut: FontStyle): StyleFaces => {
    const faces = facesOf(cut);
    if (!faces) throw new Error(`The type of ${fontStyleKey(cut)} was not loaded.`);
    return faces;
  };
  const pick = (code: number, faces: StyleFaces) =>
    faces.own.find((face) => face.has(code)) ?? faces.helpers.find((face) => face.has(code));
  return {
    face: (cut) => first(need(cut).own),
    draws: (code, cut) => pick(code, need(cut)) !== undefined,
    set(text, cut, isRtl) {
      const key = `${fontStyleKey(cut)}${isRtl ? "<" : ">"}`;
      let words = known.get(key);
      if (!words) known.set(key, (words = new Map()));
      let pieces = words.get(text);
      if (!pieces) words.set(text, (pieces = setText(text, need(cut), isRtl)));
      return pieces;
    },
  };

  function setText(text: string, faces: StyleFaces, isRtl: boolean): readonly Piece[] {
    const main = first(faces.own);
    if (ASCII.test(text)) return [main.set(text, isRtl)];
    const pieces = (PICTURE.test(text) ? splitEmoji(text) : [{ kind: "text" as const, text }]).flatMap((run) => {
      if (run.kind === "text") return setGlyphs(run.text, faces, isRtl);
      const outlines = emoji.get(run.key);
      const code = run.emoji.codePointAt(0) ?? 0;
      const isText = !PICTURE_BY_DEFAULT.test(run.emoji) && pick(code, faces) !== undefined;
      if (!outlines || isText) return setGlyphs(run.emoji, faces, isRtl);
      return [{ kind: "emoji", text: run.emoji, outlines, width: EMOJI_ADVANCE, face: main } as const];
    });
    return isRtl ? pieces.toReversed() : pieces;
  }

  /** Splits by the face that has the characters; marks and joiners stay with the character before them. */
  function setGlyphs(text: string, faces: StyleFaces, isRtl: boolean): Piece[] {
    const main = first(faces.own);
    const runs: { face: Face; text: string; isMissing: boolean }[] = [];
    for (const char of text.normalize("NFC")) {
      const code = char.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      if (last && !last.isMissing && (UNSEEN.test(char) || (MARK.test(char) && last.face.has(code)))) {
        if (last.face.has(code)) last.text += char;
        continue;
      }
      if (UNSEEN.test(char) && !main.has(code)) continue;
      const face = pick(code, faces);
      if (!face) runs.push({ face: pick(0xfffd, faces) ?? main, text: char, isMissing: true });
      else if (last && last.face === face && !last.isMissing) last.text += char;
      else runs.push({ face, text: char, isMissing: false });
    }
    return runs.map(({ face, text: part, isMissing }) =>
      isMissing ? { ...face.set("\u{fffd}", false), actual: part } : face.set(part, isRtl),
    );
  }
}

/** The name of a cut in the case. */
export function fontStyleKey({ family, isBold, isItalic }: FontStyle): string {
  return `${family}${isBold ? "-bold" : ""}${isItalic ? "-italic" : ""}`;
}

function first(faces: readonly Face[]): Face {
  const [face] = faces;
  if (!face) throw new Error("A cut has at least one face.");
  return face;
}

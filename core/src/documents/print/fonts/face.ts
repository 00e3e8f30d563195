/// <reference path="./fontkit.d.ts" />
import type { Font } from "fontkit";
import { mirror, mirrorCode } from "../bidi.ts";
import { type KernPair, kernPairs } from "./kern-pairs.ts";

/** Glyphs of one face in the order they are drawn, left to right. Lengths are thousandths of the font size. */
export interface GlyphRun {
  readonly kind: "glyphs";
  readonly face: Face;
  readonly ids: readonly number[];
  /** How far the pen moves after each glyph. */
  readonly advances: readonly number[];
  /** Marks stand off the pen's place. */
  readonly offsets: readonly { readonly x: number; readonly y: number }[] | undefined;
  /** What each glyph stands for; a ligature stands for several characters. */
  readonly codes: readonly (readonly number[])[];
  readonly width: number;
  /** What is read and copied in its place, where that is not what the glyphs stand for. */
  readonly actual?: string;
}

// One glyph for each character, no reordering, no marks: set without a shaping engine.
const PLAIN =
  /^[\u{20}-\u{2ff}\u{370}-\u{482}\u{48a}-\u{52f}\u{1e00}-\u{200b}\u{2010}-\u{2027}\u{202f}-\u{2064}\u{2070}-\u{20cf}\u{2100}-\u{2bff}\u{3000}-\u{3029}\u{3030}-\u{3098}\u{309b}-\u{9fff}\u{ff00}-\u{ff9d}\u{ffe0}-\u{fffd}\u{20000}-\u{3ffff}]*$/u;

/** A font file that is ready to set text. */
export interface Face {
  readonly name: string;
  /** For the file writer. */
  readonly font: Font;
  /** Drawn with a stroke around it: the bold cut that the file lacks. */
  readonly isEmboldened: boolean;
  /** Thousandths of the font size, both positive. */
  readonly ascent: number;
  readonly descent: number;
  has(code: number): boolean;
  /** The width of the glyph itself, without kerning. */
  advanceOf(glyph: number): number;
  set(text: string, isRtl: boolean): GlyphRun;
}

/** @param sfnt the file that `font` was made from */
export function makeFace(name: string, font: Font, sfnt: Uint8Array, isEmboldened = false): Face {
  const scale = 1000 / font.unitsPerEm;
  const plain = new Map<number, { readonly id: number; readonly advance: number; readonly codes: readonly number[] }>();
  const advances = new Map<number, number>();
  const covered = new Map<number, boolean>();
  let kern: KernPair | undefined;
  const glyphOf = (code: number) => {
    let glyph = plain.get(code);
    if (!glyph) {
      const { id, advanceWidth } = font.glyphForCodePoint(code);
      glyph = { id, advance: advanceWidth * scale, codes: [code] };
      plain.set(code, glyph);
      advances.set(id, glyph.advance);
    }
    return glyph;
  };
  const face: Face = {
    name,
    font,
    isEmboldened,
    ascent: font.ascent * scale,
    descent: -font.descent * scale,
    has(code) {
      let known = covered.get(code);
      if (known === undefined) covered.set(code, (known = font.hasGlyphForCodePoint(code)));
      return known;
    },
    advanceOf(glyph) {
      let known = advances.get(glyph);
      if (known === undefined) advances.set(glyph, (known = font.getGlyph(glyph).advanceWidth * scale));
      return known;
    },
    set: (text, isRtl) => (!isRtl && PLAIN.test(text) ? setPlain(text) : shape(text, isRtl)),
  };
  return face;

  function setPlain(text: string): GlyphRun {
    kern ??= kernPairs(sfnt);
    const ids: number[] = [];
    const moves: number[] = [];
    const codes: (readonly number[])[] = [];
    let width = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at) ?? 0;
      if (code > 0xffff) at++;
      const glyph = glyphOf(code);
      const last = ids.length - 1;
      if (last >= 0) {
        const nearer = kern(ids[last] ?? 0, glyph.id) * scale;
        if (nearer !== 0) {
          moves[last] = (moves[last] ?? 0) + nearer;
          width += nearer;
        }
      }
      ids.push(glyph.id);
      moves.push(glyph.advance);
      codes.push(glyph.codes);
      width += glyph.advance;
    }
    return { kind: "glyphs", face, ids, advances: moves, offsets: undefined, codes, width };
  }

  function shape(text: string, isRtl: boolean): GlyphRun {
    const { codes, run } = shapeWithCodes(font, isRtl ? mirror(text) : text, isRtl);
    const { glyphs, positions } = run;
    const moves = positions.map(({ xAdvance }) => xAdvance * scale);
    const isOff = positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0);
    return {
      kind: "glyphs",
      face,
      ids: glyphs.map(({ id }) => id),
      advances: moves,
      offsets: isOff
        ? positions.map(({ xOffset, yOffset }) => ({ x: xOffset * scale, y: yOffset * scale }))
        : undefined,
      // a bracket is drawn turned around and still read as what it is
      codes: isRtl ? codes.map((each) => each.map(mirrorCode)) : codes,
      width: moves.reduce((sum, move) => sum + move, 0),
      // Vowels are drawn before the letter they follow; readers turn words from the right around by themselves.
      ...(isRtl ? {} : { actual: text }),
    };
  }
}

/**
 * fontkit keeps one object for each glyph, with the characters of its first use. One glyph is the body of several
 * Arabic letters, so the characters are taken from what the layout asks for.
 */
function shapeWithCodes(font: Font, text: string, isRtl: boolean) {
  const asked: { readonly id: number; readonly codes: readonly number[] }[] = [];
  const { getGlyph } = font;
  const own = Object.hasOwn(font, "getGlyph");
  font.getGlyph = (id, codes) => {
    if (codes) asked.push({ id, codes });
    return getGlyph.call(font, id, codes);
  };
  const run = font.layout(text, undefined, undefined, undefined, isRtl ? "rtl" : "ltr");
  if (own) font.getGlyph = getGlyph;
  else Reflect.deleteProperty(font, "getGlyph");
  // the last time that just these glyphs were asked for, one after the other
  const ids = isRtl ? run.glyphs.map(({ id }) => id).toReversed() : run.glyphs.map(({ id }) => id);
  let start = asked.length - ids.length;
  while (start >= 0 && !ids.every((id, index) => asked[start + index]?.id === id)) start--;
  const found = ids.map((_, index) => (start < 0 ? [] : (asked[start + index]?.codes ?? [])));
  return { run, codes: isRtl ? found.toReversed() : found };
}

import { graphemes } from "../../../text/graphemes.ts";
import type { FontStyle } from "../fonts/face-table.ts";
import { fontStyleKey, type Piece, type FontSet } from "../fonts/font-set.ts";
import { embeddingLevels, hasRightToLeft } from "../bidi.ts";
import type { PictureSpan, Span, TextSpan } from "./inline-span.ts";
import { splitWord } from "./split-word.ts";

/** What stays in one piece on a line. Widths are points. */
export interface Atom {
  readonly kind: "word" | "space" | "picture" | "break";
  readonly span: TextSpan | PictureSpan | undefined;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Whether a line may begin with it. */
  readonly mayStart: boolean;
  /** Embedding level; odd is right to left. */
  readonly level: number;
}

export interface AtomList {
  readonly atoms: readonly Atom[];
  readonly isRtl: boolean;
}

interface Part {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly em: number;
}

/** Sets words and remembers them: a long document says the same ones again and again. */
export class WordSetter {
  readonly #type: FontSet;
  readonly #known = new Map<string, Map<string, readonly Part[]>>();
  constructor(type: FontSet) {
    this.#type = type;
  }

  /** The parts of a word between which a line may break. */
  parts(word: string, cut: FontStyle): readonly Part[] {
    const key = fontStyleKey(cut);
    let words = this.#known.get(key);
    if (!words) this.#known.set(key, (words = new Map()));
    let parts = words.get(word);
    if (!parts) words.set(word, (parts = splitWord(word).map((text) => this.set(text, cut, false))));
    return parts;
  }

  set(text: string, cut: FontStyle, isRtl: boolean): Part {
    const pieces = this.#type.set(text, cut, isRtl);
    return { text, pieces, em: pieces.reduce((sum, piece) => sum + piece.width, 0) / 1000 };
  }

  /** A part cut into the longest pieces that are at most so many em wide, one character at least. */
  chop(text: string, cut: FontStyle, em: number, isRtl: boolean): Part[] {
    const chunks: string[] = [];
    let chunk: string[] = [];
    let width = 0;
    for (const cluster of graphemes(text)) {
      const own = this.set(cluster, cut, isRtl).em;
      if (width + own > em && chunk.length > 0) {
        chunks.push(chunk.join(""));
        chunk = [];
        width = 0;
      }
      chunk.push(cluster);
      width += own;
    }
    return [...chunks, chunk.join("")].map((each) => this.set(each, cut, isRtl));
  }
}

const TOKENS =
  /[ \t\n\r\f\u{2000}-\u{2006}\u{2008}-\u{200a}\u{205f}\u{3000}]+|[^ \t\n\r\f\u{2000}-\u{2006}\u{2008}-\u{200a}\u{205f}\u{3000}]+/gu;

/** Cuts spans into atoms, in logical order. */
export function makeAtoms(spans: readonly Span[], setter: WordSetter): AtomList {
  const isMixed = spans.some((span) => span.kind === "text" && hasRightToLeft(span.text));
  const whole = isMixed ? spans.map((span) => (span.kind === "text" ? span.text : "\u{fffc}")).join("") : "";
  const bidi = isMixed ? embeddingLevels(whole) : undefined;
  const atoms: Atom[] = [];
  let at = 0;
  let wasSpace = true;
  for (const span of spans) {
    if (span.kind === "break") {
      atoms.push({ kind: "break", span: undefined, text: "", pieces: [], width: 0, mayStart: true, level: 0 });
      wasSpace = true;
      at++;
    } else if (span.kind === "picture") {
      const level = bidi?.base ?? 0;
      atoms.push({ kind: "picture", span, text: "", pieces: [], width: span.width, mayStart: true, level });
      wasSpace = false;
      at++;
    } else {
      addText(span, at);
      at += span.text.length;
    }
  }
  return { atoms, isRtl: bidi?.base === 1 };

  function addText(span: TextSpan, offset: number): void {
    const { cut, size } = span.look;
    for (const match of span.text.matchAll(TOKENS)) {
      const [token] = match;
      const start = offset + match.index;
      if (isSpace(token)) {
        if (wasSpace) continue;
        const { pieces, em } = setter.set(" ", cut, false);
        const level = bidi?.levels[start] ?? 0;
        atoms.push({ kind: "space", span, text: " ", pieces, width: em * size, mayStart: true, level });
        wasSpace = true;
        continue;
      }
      let mayStart = wasSpace;
      const runs = bidi ? levelRuns(token, start, bidi.levels) : [{ text: token, level: 0 }];
      for (const { text, level } of runs) {
        const isRtl = level % 2 === 1;
        for (const part of isRtl ? [setter.set(text, cut, true)] : setter.parts(text, cut)) {
          const { pieces, em } = part;
          atoms.push({ kind: "word", span, text: part.text, pieces, width: em * size, mayStart, level });
          mayStart = true;
        }
        // no break where only the direction changes
        mayStart = false;
      }
      wasSpace = false;
    }
  }
}

function levelRuns(token: string, start: number, levels: Uint8Array): { text: string; level: number }[] {
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < token.length; index++) {
    const level = levels[start + index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += token[index] ?? "";
    else runs.push({ text: token[index] ?? "", level });
  }
  return runs;
}

const isSpace = (token: string) => token.charCodeAt(0) <= 32 || /^[\u{2000}-\u{200a}\u{205f}\u{3000}]/u.test(token);

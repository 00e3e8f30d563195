import type { FontSet } from "../fonts/font-set.ts";
import { graphemes } from "../../../text/graphemes.ts";
import { type Atom, makeAtoms, WordSetter } from "./atoms.ts";
import type { Look, Span } from "./inline-span.ts";
import { paintLine } from "./paint-line.ts";
import type { Line, LineBox } from "./line.ts";

const CODE_BREAK = /[\s,;:.(){}[\]/\\|&=+-]/;

/** Breaks running text into lines. */
export class LineSetter {
  readonly type: FontSet;
  readonly #words: WordSetter;
  constructor(type: FontSet) {
    this.type = type;
    this.#words = new WordSetter(type);
  }

  /** The width of the text on one line, and of its widest part that no line may break: what a column needs. */
  measure(spans: readonly Span[]): { readonly whole: number; readonly widestPart: number } {
    const { atoms } = makeAtoms(spans, this.#words);
    let [whole, line, widestPart, part] = [0, 0, 0, 0];
    for (const atom of atoms) {
      if (atom.mayStart || atom.kind === "space") part = 0;
      line = atom.kind === "break" ? 0 : line + atom.width;
      part += atom.kind === "space" ? 0 : atom.width;
      whole = Math.max(whole, line);
      widestPart = Math.max(widestPart, part);
    }
    return { whole, widestPart };
  }

  lines(spans: readonly Span[], box: LineBox): Line[] {
    const { atoms, isRtl } = makeAtoms(spans, this.#words);
    const lines = this.#fill(atoms, box.width);
    return lines.map(({ atoms: line, isEnd }) =>
      paintLine(line, { ...box, isJustified: box.isJustified === true && !isEnd }, isRtl, this.type),
    );
  }

  /**
   * Cuts code for lines of its own: after a mark or a space in the last third of a line, else where the line is full.
   * @param first the room left on the line it starts on
   */
  chopCode(text: string, { cut, size }: Look, first: number, width: number): { text: string; startsLine: boolean }[] {
    const clusters = graphemes(text);
    const widths = clusters.map((cluster) => this.#words.set(cluster, cut, false).em * size);
    const chunks: { text: string; startsLine: boolean }[] = [];
    let [start, used, room, nice] = [0, 0, first, 0];
    let startsLine = false;
    const finish = (end: number) => {
      if (end > start) chunks.push({ text: clusters.slice(start, end).join(""), startsLine });
      startsLine = true;
      start = end;
      room = width;
    };
    for (let at = 0; at < clusters.length; at++) {
      const own = widths[at] ?? 0;
      if (used + own > room + 0.01 && (at > start || room < width)) {
        const end = nice > start ? nice : at;
        finish(end);
        used = 0;
        for (let back = end; back < at; back++) used += widths[back] ?? 0;
      }
      used += own;
      if (CODE_BREAK.test(clusters[at] ?? "") && (used > room * 0.66 || room < width)) nice = at + 1;
    }
    finish(clusters.length);
    return chunks;
  }

  /** First fit: a unit goes to the next line when it would pass the margin. */
  #fill(atoms: readonly Atom[], width: number): { readonly atoms: Atom[]; readonly isEnd: boolean }[] {
    const lines: { atoms: Atom[]; isEnd: boolean }[] = [];
    let line: Atom[] = [];
    let used = 0;
    const finish = (isEnd = false) => {
      lines.push({ atoms: line, isEnd });
      line = [];
      used = 0;
    };
    for (let at = 0; at < atoms.length;) {
      const atom = atoms[at];
      if (!atom) break;
      if (atom.kind === "break") {
        finish(true);
        at++;
        continue;
      }
      if (atom.kind === "space") {
        // it may hang over the margin, and a line never begins with one
        if (line.length > 0) line.push(atom);
        used += line.length > 0 ? atom.width : 0;
        at++;
        continue;
      }
      let end = at + 1;
      let unit = atom.width;
      for (let next = atoms[end]; next && !next.mayStart; next = atoms[++end]) unit += next.width;
      if (used + unit > width + 0.01 && line.length > 0) finish();
      const parts = atoms.slice(at, end);
      if (unit <= width + 0.01) {
        line.push(...parts);
        used += unit;
      } else
        for (const part of parts.flatMap((each) => this.#chop(each, width))) {
          if (used + part.width > width + 0.01 && line.length > 0) finish();
          line.push(part);
          used += part.width;
        }
      at = end;
    }
    if (line.length > 0 || lines.length === 0) finish(true);
    return lines;
  }

  #chop(atom: Atom, width: number): Atom[] {
    if (atom.kind !== "word" || atom.span?.kind !== "text" || atom.width <= width) return [atom];
    const { cut, size } = atom.span.look;
    const isRtl = atom.level % 2 === 1;
    return this.#words
      .chop(atom.text, cut, width / size, isRtl)
      .map(({ text, pieces, em }) => ({ ...atom, text, pieces, width: em * size, mayStart: true }));
  }
}

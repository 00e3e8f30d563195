import type { LinkArea, PageMark } from "../display-list.ts";
import type { GlyphRun } from "../fonts/face.ts";
import type { FontSet } from "../fonts/font-set.ts";
import type { Atom } from "./atoms.ts";
import { visualOrder } from "../bidi.ts";
import type { Link, Look, PictureSpan, TextSpan } from "./inline-span.ts";
import type { Line, LineBox } from "./line.ts";

/** Places the atoms of one line, and makes their marks in reading order. */
export function paintLine(set: readonly Atom[], box: LineBox, isRtl: boolean, type: FontSet): Line {
  const { height, baseline } = measureLine(set, box.leading, type);
  const atoms = box.isJustified ? justify(set, box.width) : set;
  const hanging = atoms.at(-1)?.kind === "space" ? (atoms.at(-1)?.width ?? 0) : 0;
  const width = atoms.reduce((sum, atom) => sum + atom.width, 0) - hanging;
  const free = box.width - width;
  const align = box.align ?? (isRtl ? "right" : "left");
  const left = box.x + (align === "left" ? 0 : align === "right" ? free : free / 2);
  const places = placeAtoms(atoms, left, isRtl, hanging);
  const marks: PageMark[] = [];
  const under: PageMark[] = [];
  const anchors: string[] = [];
  const areas = new Map<Link, { x: number; end: number }>();
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    const span = atom?.span;
    if (!atom || !span) continue;
    const x = places[at] ?? left;
    let end = x + atom.width;
    if (span.anchor !== undefined && !anchors.includes(span.anchor)) anchors.push(span.anchor);
    if (span.kind === "picture") marks.push(...pictureMarks(span, x, baseline, type));
    else {
      // what follows in the same look joins, so that a line is a few runs and not many words
      const joined: Atom[] = [atom];
      while (atom.level % 2 === 0 && atoms[at + 1]?.span === span && atoms[at + 1]?.level === atom.level) {
        const next = atoms[++at];
        if (!next) break;
        joined.push(next);
        end += next.width;
      }
      const isLast = at === atoms.length - 1;
      const visibleEnd = isLast && !isRtl ? end - hanging : end;
      under.push(...decorations(span.look, x, visibleEnd, baseline));
      addText(marks, joined, span, x, baseline);
      end = visibleEnd;
    }
    if (span.link) {
      const area = areas.get(span.link);
      areas.set(span.link, area ? { x: Math.min(area.x, x), end: Math.max(area.end, end) } : { x, end });
    }
  }
  const links: LinkArea[] = [...areas].map(([link, area]) => ({
    x: area.x,
    y: 0,
    width: Math.max(1, area.end - area.x),
    height,
    target: link.target,
    text: link.text,
    owner: link.node,
  }));
  return { height, marks: [...under, ...marks], links, anchors };
}

/** Wider spaces than this share of the size would tear holes into the text; such a line stays ragged. */
const WIDEST_SPACE = 0.45;

/** Stretches the spaces of a line until it is full. */
function justify(atoms: readonly Atom[], width: number): readonly Atom[] {
  const last = atoms.at(-1)?.kind === "space" ? atoms.length - 1 : atoms.length;
  const spaces = atoms.filter(({ kind }, index) => kind === "space" && index < last).length;
  const free = width - atoms.slice(0, last).reduce((sum, atom) => sum + atom.width, 0);
  const more = free / spaces;
  const size = atoms.find(({ span }) => span?.kind === "text")?.span?.look.size ?? 0;
  if (spaces === 0 || free <= 0 || more > size * WIDEST_SPACE) return atoms;
  return atoms.map((atom, index) => {
    const [piece] = atom.pieces;
    if (atom.kind !== "space" || index >= last || piece?.kind !== "glyphs") return atom;
    const [advance = 0] = piece.advances;
    const stretched = advance + (more * 1000) / (atom.span?.look.size ?? size);
    return { ...atom, width: atom.width + more, pieces: [{ ...piece, advances: [stretched], width: stretched }] };
  });
}

function measureLine(atoms: readonly Atom[], leading: number, type: FontSet) {
  const look = atoms.find((atom) => atom.span?.kind === "text")?.span?.look;
  const face = look && type.face(look.cut);
  const [ascent, descent] = face && look ? [face.ascent, face.descent].map((em) => (em * look.size) / 1000) : [0, 0];
  const text = (ascent ?? 0) + (descent ?? 0);
  const above = (leading - text) / 2 + (ascent ?? 0);
  const tallest = atoms.reduce((top, { span }) => (span?.kind === "picture" ? Math.max(top, span.height) : top), 0);
  const isOnlyPicture = face === undefined && tallest > 0;
  const baseline = isOnlyPicture ? tallest : Math.max(above, tallest);
  return { baseline, height: isOnlyPicture ? tallest : baseline + Math.max(0, leading - above) };
}

function placeAtoms(atoms: readonly Atom[], left: number, isRtl: boolean, hanging: number): number[] {
  const isMixed = isRtl || atoms.some(({ level }) => level > 0);
  const levels = atoms.map(({ level }, index) => (index === atoms.length - 1 && hanging > 0 ? Number(isRtl) : level));
  const order = isMixed ? visualOrder(levels) : atoms.map((_, index) => index);
  const places: number[] = [];
  let x = isRtl ? left - hanging : left;
  for (const index of order) {
    places[index] = x;
    x += atoms[index]?.width ?? 0;
  }
  return places;
}

function addText(marks: PageMark[], atoms: readonly Atom[], span: TextSpan, x: number, baseline: number): void {
  const { size, color, rise } = span.look;
  let runs: GlyphRun[] = [];
  let start = x;
  let pen = x;
  const finish = () => {
    if (runs.length > 0)
      marks.push({ kind: "text", x: start, y: baseline - rise, size, color, runs, owner: span.owner });
    runs = [];
    start = pen;
  };
  for (const { pieces } of atoms)
    for (const piece of pieces) {
      const width = (piece.width * size) / 1000;
      if (piece.kind === "emoji") {
        finish();
        const [side, top] = [size, size * 0.86];
        const at = { x: pen + (width - side) / 2, y: baseline - rise - top };
        marks.push({ kind: "emoji", ...at, size, piece, baseline: top, owner: span.owner });
        pen += width;
        start = pen;
        continue;
      }
      const [first] = runs;
      if (first && (first.face !== piece.face || first.actual !== undefined || piece.actual !== undefined)) finish();
      runs.push(piece);
      pen += width;
    }
  finish();
}

function decorations(look: Look, x: number, end: number, baseline: number): PageMark[] {
  const { size, color, rise } = look;
  const width = end - x;
  const line = (y: number): PageMark => ({
    kind: "box",
    x,
    y: baseline - rise - y,
    width,
    height: Math.max(0.5, size * 0.055),
    fill: color,
    owner: "artifact",
  });
  const marks: PageMark[] = [];
  if (look.background !== undefined)
    marks.push({
      kind: "box",
      x: x - size * 0.18,
      y: baseline - size * 0.98,
      width: width + size * 0.36,
      height: size * 1.36,
      fill: look.background,
      radius: size * 0.25,
      owner: "artifact",
    });
  if (look.isUnderlined) marks.push(line(-size * 0.14));
  if (look.isStruck) marks.push(line(size * 0.28));
  return marks;
}

function pictureMarks(span: PictureSpan, x: number, baseline: number, type: FontSet): PageMark[] {
  const { picture, width, height, look, label, owner } = span;
  const y = baseline - height;
  if (picture) return [{ kind: "picture", x, y, width, height, picture, owner }];
  const { cut, size, color } = look;
  const frame: PageMark = {
    kind: "box",
    x: x + 0.5,
    y: y + 0.5,
    width: width - 1,
    height: height - 1,
    stroke: color,
    lineWidth: 0.75,
    radius: 3,
    owner: "artifact",
  };
  const marks: PageMark[] = [frame];
  const face = type.face(cut);
  const middle = y + height / 2 + ((face.ascent - face.descent) * size) / 2000;
  let pen = x + size * 0.8;
  for (const piece of type.set(label, cut, false)) {
    if (piece.kind !== "glyphs") continue;
    marks.push({ kind: "text", x: pen, y: middle, size, color, runs: [piece], owner });
    pen += (piece.width * size) / 1000;
  }
  return marks;
}

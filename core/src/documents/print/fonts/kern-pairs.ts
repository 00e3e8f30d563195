/**
 * How much nearer or farther two glyphs stand, in font units: the adjustment that the `kern` feature of the GPOS
 * table gives a pair (OpenType 1.9, GPOS lookup type 2). Reading it here instead of shaping every word is what makes a
 * long document quick: docs/decisions/0305-documents-are-set-by-us.md has the figures.
 */
export type KernPair = (left: number, right: number) => number;

/** @param sfnt a TrueType or OpenType file */
export function kernPairs(sfnt: Uint8Array): KernPair {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const gpos = tableOffset(view, "GPOS");
  if (gpos === undefined) return none;
  const lookups = kernLookups(view, gpos);
  if (lookups.length === 0) return none;
  const known = new Map<number, number>();
  return (left, right) => {
    const key = left * 65_536 + right;
    let value = known.get(key);
    if (value === undefined) {
      value = lookups.reduce((sum, lookup) => sum + lookup(left, right), 0);
      known.set(key, value);
    }
    return value;
  };
}

const none: KernPair = () => 0;

type Subtable = (left: number, right: number) => number | undefined;

function tableOffset(view: DataView, name: string): number | undefined {
  const tag = Array.from(name).reduce((code, char) => code * 256 + char.charCodeAt(0), 0);
  for (let index = 0; index < view.getUint16(4); index++)
    if (view.getUint32(12 + index * 16) === tag) return view.getUint32(12 + index * 16 + 8);
  return undefined;
}

/** Lookups add up; in each the first subtable that knows the pair decides. */
function kernLookups(view: DataView, gpos: number): KernPair[] {
  const features = gpos + view.getUint16(gpos + 6);
  const lookups = gpos + view.getUint16(gpos + 8);
  const indices = new Set<number>();
  for (let index = 0; index < view.getUint16(features); index++) {
    const record = features + 2 + index * 6;
    if (view.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + view.getUint16(record + 4);
    for (let each = 0; each < view.getUint16(feature + 2); each++) indices.add(view.getUint16(feature + 4 + each * 2));
  }
  return [...indices].map((index) => {
    const lookup = lookups + view.getUint16(lookups + 2 + index * 2);
    const subtables = Array.from({ length: view.getUint16(lookup + 4) }, (_, each) => {
      const at = lookup + view.getUint16(lookup + 6 + each * 2);
      const type = view.getUint16(lookup);
      // 9 only says where the subtable really is
      if (type === 9) return view.getUint16(at + 2) === 2 ? pairTable(view, at + view.getUint32(at + 4)) : undefined;
      return type === 2 ? pairTable(view, at) : undefined;
    }).filter((table) => table !== undefined);
    return (left, right) => {
      for (const read of subtables) {
        const found = read(left, right);
        if (found !== undefined) return found;
      }
      return 0;
    };
  });
}

function pairTable(view: DataView, at: number): Subtable | undefined {
  const format = view.getUint16(at);
  const covered = coverage(view, at + view.getUint16(at + 2));
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)];
  // XAdvance of the first glyph is bit 2; what precedes it are two words at most
  if ((first & 4) === 0) return undefined;
  const skip = 2 * bits(first & 3);
  const size = 2 * (bits(first) + bits(second));
  if (format === 1)
    return (left, right) => {
      const index = covered(left);
      if (index === undefined) return undefined;
      const set = at + view.getUint16(at + 10 + index * 2);
      let [low, high] = [0, view.getUint16(set) - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const record = set + 2 + middle * (2 + size);
        const glyph = view.getUint16(record);
        if (glyph === right) return view.getInt16(record + 2 + skip);
        if (glyph < right) low = middle + 1;
        else high = middle - 1;
      }
      return undefined;
    };
  if (format !== 2) return undefined;
  const leftClass = classes(view, at + view.getUint16(at + 8));
  const rightClass = classes(view, at + view.getUint16(at + 10));
  const columns = view.getUint16(at + 14);
  return (left, right) => {
    if (covered(left) === undefined) return undefined;
    const cell = leftClass(left) * columns + rightClass(right);
    return view.getInt16(at + 16 + cell * size + skip);
  };
}

const bits = (word: number): number => (word === 0 ? 0 : (word & 1) + bits(word >>> 1));

/** The index of a glyph in a coverage table, read into a map once. */
function coverage(view: DataView, at: number): (glyph: number) => number | undefined {
  const indices = new Map<number, number>();
  const count = view.getUint16(at + 2);
  for (let index = 0; index < count; index++)
    if (view.getUint16(at) === 1) indices.set(view.getUint16(at + 4 + index * 2), index);
    else {
      const range = at + 4 + index * 6;
      const start = view.getUint16(range);
      for (let glyph = start; glyph <= view.getUint16(range + 2); glyph++)
        indices.set(glyph, view.getUint16(range + 4) + glyph - start);
    }
  return (glyph) => indices.get(glyph);
}

/** The class of a glyph, 0 when it has none. */
function classes(view: DataView, at: number): (glyph: number) => number {
  const of = new Map<number, number>();
  if (view.getUint16(at) === 1)
    for (let index = 0; index < view.getUint16(at + 4); index++)
      of.set(view.getUint16(at + 2) + index, view.getUint16(at + 6 + index * 2));
  else
    for (let index = 0; index < view.getUint16(at + 2); index++) {
      const range = at + 4 + index * 6;
      for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph++)
        of.set(glyph, view.getUint16(range + 4));
    }
  return (glyph) => of.get(glyph) ?? 0;
}

import type { AST } from "@eslint-community/regexpp";

/** A place in the pattern where one character is taken, or where something must hold before it goes on. */
export interface Position {
  /** Bit n: it takes the nth character of the alphabet. */
  readonly takes: bigint;
  /** The outermost unbounded repetition it stands in, as written. */
  readonly loop: string | undefined;
}

export interface Automaton {
  readonly alphabet: readonly string[];
  readonly positions: readonly Position[];
  /** By position: what may come next, and in how many ways the pattern gets there. */
  readonly follow: readonly ReadonlyMap<number, number>[];
  /** Positions after which the pattern is satisfied and asks for nothing more. */
  readonly last: ReadonlySet<number>;
  /** It reads the text from its end: the automaton of a lookbehind. */
  readonly isBackward: boolean;
}

interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

/** Larger patterns are not looked at: the search below grows with the square of the positions. */
const MAX_POSITIONS = 120;
/** A bounded repetition this long behaves like one without an end. */
const LONG = 20;

const empty: Part = { first: [], last: [], isNullable: true };

/**
 * The position automaton of alternatives (Glushkov 1961), with the number of ways kept per edge: `(a+)+` goes from a
 * to a in two ways. What each position takes is asked of the engine itself, character by character of an alphabet made
 * of ASCII, some other scripts and whatever the pattern names, so flags, classes and properties are exact.
 * @returns undefined for a pattern with too many positions
 */
export function buildAutomaton(
  node: { readonly alternatives: readonly AST.Alternative[]; readonly kind?: string },
  flags: string,
): Automaton | undefined {
  const alphabet = alphabetOf(node.alternatives.map((each) => each.raw).join("|"), flags);
  // What a lookbehind holds is matched from its end to its start (ECMAScript 22.2.2.3).
  const isBackward = node.kind === "lookbehind";
  const mode = flags.replaceAll(/[^iusv]/g, "");
  const positions: Position[] = [];
  const follow: Map<number, number>[] = [];
  let marks = alphabet.length;

  const place = (takes: bigint, loop: string | undefined): Part => {
    const at = positions.push({ takes, loop }) - 1;
    follow.push(new Map());
    return { first: [at], last: [at], isNullable: false };
  };
  const connect = (from: readonly number[], to: readonly number[]) => {
    for (const one of from) for (const other of to) follow[one]?.set(other, (follow[one]?.get(other) ?? 0) + 1);
  };
  const sequence = (one: Part, other: Part): Part => {
    connect(one.last, other.first);
    return {
      first: one.isNullable ? [...one.first, ...other.first] : one.first,
      last: other.isNullable ? [...one.last, ...other.last] : other.last,
      isNullable: one.isNullable && other.isNullable,
    };
  };
  const alternatives = (list: readonly AST.Alternative[], loop: string | undefined): Part => {
    const parts = list.map(({ elements }) =>
      (isBackward ? elements.toReversed() : elements).reduce((all, each) => sequence(all, element(each, loop)), empty),
    );
    return {
      first: parts.flatMap((part) => part.first),
      last: parts.flatMap((part) => part.last),
      isNullable: parts.some((part) => part.isNullable),
    };
  };
  const element = (each: AST.Element, loop: string | undefined): Part => {
    if (positions.length > MAX_POSITIONS) return empty;
    if (each.type === "Group" || each.type === "CapturingGroup") return alternatives(each.alternatives, loop);
    if (each.type === "Quantifier") return repeat(each, loop);
    // Assertions and references take no character of their own, but the match can fail there.
    if (each.type === "Assertion" || each.type === "Backreference") return place(1n << BigInt(marks++), loop);
    return place(takenBy(each.raw, alphabet, mode), loop);
  };
  const repeat = ({ element: inner, min, max, raw }: AST.Quantifier, outer: string | undefined): Part => {
    if (max === 0) return empty;
    const isLoop = max >= LONG;
    const loop = outer ?? (isLoop ? raw : undefined);
    const once = (): Part => element(inner, loop);
    if (!isLoop) {
      const one = once();
      const needed = max > 1 ? sequence(one, optional(once(), min < 2)) : one;
      return optional(needed, min === 0);
    }
    const part = once();
    connect(part.last, part.first);
    return optional(part, min === 0);
  };
  const whole = alternatives(node.alternatives, undefined);
  return positions.length > MAX_POSITIONS
    ? undefined
    : { alphabet, positions, follow, last: new Set(whole.last), isBackward };
}

const optional = (part: Part, isOptional: boolean): Part => (isOptional ? { ...part, isNullable: true } : part);

function alphabetOf(source: string, flags: string): string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const others = ["\u00a0", "\u00e9", "\u00c9", "\u00df", "\u0416", "\u05d0", "\u0664", "\u2028", "\u4e2d"];
  const astral = /[uv]/.test(flags) ? ["\u{1f600}", "\u{10400}"] : [];
  const named = Array.from(source).filter(
    (character) => character > "\u007f" && (astral.length > 0 || character.length === 1),
  );
  return [...new Set([...ascii, ...others, ...astral, ...named.slice(0, 60)])];
}

function takenBy(raw: string, alphabet: readonly string[], mode: string): bigint {
  const regex = new RegExp(`^(?:${raw})$`, mode);
  return alphabet.reduce((bits, character, at) => (regex.test(character) ? bits | (1n << BigInt(at)) : bits), 0n);
}

import { parseRegex } from "./parse-regex.ts";

/** Matches beyond this many are counted, not listed. */
export const MAX_MATCHES = 10_000;

export interface RegexMatch {
  /** Where it starts, in UTF-16 code units as JavaScript counts. */
  readonly index: number;
  readonly end: number;
  readonly match: string;
  /** What each group took; null for a group that took no part. */
  readonly groups: readonly (string | null)[];
  readonly named?: Readonly<Record<string, string | null>>;
  /** With the flag d: where each group starts and ends; null for a group that took no part. */
  readonly indices?: readonly (readonly [number, number] | null)[];
}

export interface RegexResult {
  readonly isValid: boolean;
  /** What `text.match` gives: every match with the flag g, else the first and its groups; null without one. */
  readonly matches: readonly (string | null)[] | null;
  /** Every match with the flag g, else the first. */
  readonly globalMatches: readonly RegexMatch[];
  /** How many there are, also beyond those listed. */
  readonly count: number;
  readonly test: boolean;
  readonly error?: string;
}

export type Compiled =
  | { readonly ok: true; readonly regex: RegExp }
  | { readonly ok: false; readonly message: string; readonly index?: number };

/** The pattern as the engine takes it. A refusal names the character where it stops making sense, where that is known. */
export function compileRegex(pattern: string, flags: string): Compiled {
  try {
    return { ok: true, regex: new RegExp(pattern, flags) };
  } catch (error) {
    const words = (error instanceof Error && error.message) || "Invalid regex";
    if (/flags/i.test(words)) return { ok: false, message: words };
    const reading = parseRegex(pattern, flags);
    if (reading.ok) return { ok: false, message: `${words}. This engine does not know it yet; newer ones do.` };
    return {
      ok: false,
      message: `${words}, at character ${Math.min(reading.index + 1, pattern.length)}`,
      index: reading.index,
    };
  }
}

/**
 * Runs a pattern over a text by ECMAScript's own rules: matches of no length move on by one character (by one code
 * point with u or v), so the loop always ends. It can still take forever: run it where it can be stopped.
 */
export function testRegex(pattern: string, flags: string, text: string, limit = MAX_MATCHES): RegexResult {
  const compiled = compileRegex(pattern, flags);
  if (!compiled.ok)
    return { isValid: false, matches: null, globalMatches: [], count: 0, test: false, error: compiled.message };
  const { regex } = compiled;
  const found: RegexMatch[] = [];
  let count = 0;
  for (const match of regex.global ? text.matchAll(regex) : firstOf(regex.exec(text))) {
    if (count++ < limit) found.push(matchOf(match));
  }
  const [first] = found;
  const matches = regex.global ? found.map((match) => match.match) : first && [first.match, ...first.groups];
  return {
    isValid: true,
    matches: count === 0 ? null : (matches ?? null),
    globalMatches: found,
    count,
    test: count > 0,
  };
}

const firstOf = (match: RegExpExecArray | null) => (match ? [match] : []);

function matchOf(match: RegExpExecArray | RegExpMatchArray): RegexMatch {
  const index = match.index ?? 0;
  const groups = match.slice(1).map((group): string | null => group ?? null);
  const indices = match.indices?.slice(1).map((pair): readonly [number, number] | null => pair ?? null);
  return {
    index,
    end: index + match[0].length,
    match: match[0],
    groups,
    ...(match.groups && {
      named: Object.fromEntries(Object.entries(match.groups).map(([name, value]) => [name, value ?? null])),
    }),
    ...(indices && { indices }),
  };
}

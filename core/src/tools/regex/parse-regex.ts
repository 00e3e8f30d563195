import { type AST, RegExpParser, RegExpSyntaxError } from "@eslint-community/regexpp";

export type RegexParseResult =
  | { readonly ok: true; readonly pattern: AST.Pattern; readonly flags: string }
  /** `index`: the character of the pattern, counted from 0, where it stops making sense. */
  | { readonly ok: false; readonly index: number; readonly message: string };

/** Reads a pattern by the grammar of ECMAScript 2025 (section 22.2.1 and annex B), whatever the engine knows of it. */
export function parseRegex(pattern: string, flags: string): RegexParseResult {
  try {
    const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
    // An empty pattern is a group that matches nothing; the parser takes the text between the slashes.
    return { ok: true, pattern: new RegExpParser().parsePattern(pattern, 0, pattern.length, mode), flags };
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    return { ok: false, index: Math.min(error.index, pattern.length), message: error.message };
  }
}

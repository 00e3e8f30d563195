import { type AST, RegExpParser, RegExpSyntaxError } from "@eslint-community/regexpp";

export type RegexParseResult =
  | { readonly ok: true; readonly pattern: AST.Pattern; readonly flags: string }
  /** `index`: the character of the pattern, counted from 0, where it stops making sense. */
  | { readonly ok: false; readonly index: number; readonly message: string };

/** Groups within each other. Whoever reads the tree goes down into each of them, and the stack has an end. */
const MAX_DEPTH = 500;

/** Reads a pattern by the grammar of ECMAScript 2025 (section 22.2.1 and annex B), whatever the engine knows of it. */
export function parseRegex(pattern: string, flags: string): RegexParseResult {
  const deep = tooDeep(pattern);
  if (deep !== undefined) return { ok: false, index: deep, message: `More than ${MAX_DEPTH} groups within each other` };
  try {
    const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
    // An empty pattern is a group that matches nothing; the parser takes the text between the slashes.
    return { ok: true, pattern: new RegExpParser().parsePattern(pattern, 0, pattern.length, mode), flags };
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    return { ok: false, index: Math.min(error.index, pattern.length), message: error.message };
  }
}

/** Where the first group opens that lies too deep. Brackets of classes count too: there may be one more than there is. */
function tooDeep(pattern: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const letter = pattern[at];
    if (letter === "\\") at++;
    else if (letter === "(" || letter === "[") depth++;
    else if (letter === ")" || letter === "]") depth--;
    if (depth > MAX_DEPTH) return at;
  }
  return undefined;
}

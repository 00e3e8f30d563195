import { Scanner } from "../../../data/schema/read/sql/lex/scanner.ts";
import type { TokenKind } from "../../../data/schema/read/sql/lex/token.ts";

export interface ConditionToken {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What was opened and never closed. */
export interface Unended {
  readonly offset: number;
  readonly what: string;
}

/** The tokens of an SQL expression, comments left out, and the first quote or comment that does not end. */
export function conditionTokens(text: string): { tokens: readonly ConditionToken[]; unended: Unended | undefined } {
  let unended: Unended | undefined;
  const scanner = new Scanner(text, "postgresql", (offset, what) => {
    unended ??= { offset, what };
  });
  const tokens: ConditionToken[] = [];
  while (scanner.next())
    tokens.push({ kind: scanner.kind, text: scanner.value(), start: scanner.start, end: scanner.at });
  return { tokens, unended };
}

/**
 * `word`: unquoted, in lower case. `name`: quoted, its quotes undone. `string`: its content. `number`: as written.
 * `mark`: one character.
 */
export type TokenKind = "word" | "name" | "string" | "number" | "mark";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offsets into the source, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** It is the first on its line. */
  readonly leads: boolean;
}

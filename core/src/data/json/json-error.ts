/** What was expected where a text stopped being JSON. */
export type FaultKind =
  | "value"
  | "name"
  | "colon"
  | "comma"
  | "end"
  | "control"
  | "escape"
  | "open-string"
  | "number"
  | "no-number"
  | "open-comment";

/** Thrown where a text stops being JSON. Readers of JSON catch it; it never leaves core. */
export class JsonError extends Error {
  override readonly name = "JsonFault";
  readonly kind: FaultKind;
  /** Counted as the reader counts: bytes or UTF-16 code units. */
  readonly offset: number;
  /** The brackets open at that point, outermost first. */
  readonly open: string;
  constructor(kind: FaultKind, offset: number, open = "") {
    super(`${kind} at ${offset}`);
    this.kind = kind;
    this.offset = offset;
    this.open = open;
  }
}

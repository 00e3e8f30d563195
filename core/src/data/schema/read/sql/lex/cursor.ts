import type { Place } from "../../../model.ts";
import type { Source } from "./source.ts";
import type { Token } from "./token.ts";
import { Unreadable } from "../unreadable.ts";

/** Walks over the tokens of one statement, or of a part of it in brackets. */
export class Cursor {
  readonly source: Source;
  readonly #tokens: readonly Token[];
  #end: number;
  at: number;
  /** False for what stands in brackets that never close. */
  isClosed = true;

  constructor(source: Source, tokens: readonly Token[], at = 0, end: number = tokens.length) {
    this.source = source;
    this.#tokens = tokens;
    this.at = at;
    this.#end = end;
  }

  get token(): Token | undefined {
    return this.at < this.#end ? this.#tokens[this.at] : undefined;
  }

  get isDone(): boolean {
    return this.at >= this.#end;
  }

  /** Where the next token stands, or the last one at the end. */
  get place(): Place {
    const token = this.#tokens[Math.max(0, Math.min(this.at, this.#end - 1))];
    return this.source.placeAt(token?.start ?? 0);
  }

  peek(offset = 1): Token | undefined {
    return this.at + offset < this.#end ? this.#tokens[this.at + offset] : undefined;
  }

  /** Whether these words come next; unquoted ones only. Asked for every word of a dump, so without lists. */
  isAt(first: string, second?: string, third?: string, fourth?: string): boolean {
    return (
      this.#isWord(0, first) &&
      (second === undefined || this.#isWord(1, second)) &&
      (third === undefined || this.#isWord(2, third)) &&
      (fourth === undefined || this.#isWord(3, fourth))
    );
  }

  #isWord(offset: number, word: string): boolean {
    const at = this.at + offset;
    if (at >= this.#end) return false;
    const token = this.#tokens[at];
    return token !== undefined && token.text === word && token.kind === "word";
  }

  /** Goes past these words when they come next. */
  takes(first: string, second?: string, third?: string, fourth?: string): boolean {
    if (!this.isAt(first, second, third, fourth)) return false;
    this.at += second === undefined ? 1 : third === undefined ? 2 : fourth === undefined ? 3 : 4;
    return true;
  }

  isMark(mark: string, offset = 0): boolean {
    const at = this.at + offset;
    if (at >= this.#end) return false;
    const token = this.#tokens[at];
    return token !== undefined && token.text === mark && token.kind === "mark";
  }

  takesMark(mark: string): boolean {
    if (!this.isMark(mark)) return false;
    this.at++;
    return true;
  }

  /** A name, folded as the source's dialect folds it. Throws `Unreadable`. */
  name(what = "a name"): string {
    const { token } = this;
    if (token === undefined) throw new Unreadable(`${what} is missing at the end of the statement`, this.place);
    if (token.kind === "mark" || token.kind === "number")
      throw new Unreadable(`"${token.text}" is where ${what} should be`, this.place);
    this.at++;
    return this.nameOf(token);
  }

  nameOf(token: Token): string {
    const { dialect, text } = this.source;
    return token.kind === "word" && dialect !== "postgresql" ? text.slice(token.start, token.end) : token.text;
  }

  /** The parts of a name with dots between them. */
  dotted(what = "a name"): string[] {
    const parts = [this.name(what)];
    while (this.isMark(".") && this.peek()?.kind !== "mark") {
      this.at++;
      parts.push(this.name(what));
    }
    return parts;
  }

  /** What stands in the brackets that open here; goes past them. Brackets that never close reach to the end. */
  group(): Cursor {
    if (!this.isMark("(")) {
      const found = this.token === undefined ? "the end of the statement" : `"${this.token.text}"`;
      throw new Unreadable(`${found} is where "(" should be`, this.place);
    }
    const start = ++this.at;
    this.skipTo(")");
    const inside = new Cursor(this.source, this.#tokens, start, this.at);
    inside.isClosed = !this.isDone;
    if (inside.isClosed) this.at++;
    return inside;
  }

  /** The parts between top-level commas, each with its own cursor. */
  parts(): Cursor[] {
    const parts: Cursor[] = [];
    while (!this.isDone) {
      const start = this.at;
      this.skipTo(",");
      if (this.at > start) parts.push(new Cursor(this.source, this.#tokens, start, this.at));
      if (!this.isDone) this.at++;
    }
    return parts;
  }

  /** Goes to the next such mark outside brackets, or to the end. */
  skipTo(mark: "," | ")"): void {
    let depth = 0;
    for (; this.at < this.#end; this.at++) {
      const token = this.#tokens[this.at];
      if (token?.kind !== "mark") continue;
      if (depth === 0 && token.text === mark) return;
      if (token.text === "(" || token.text === "[") depth++;
      else if ((token.text === ")" || token.text === "]") && depth > 0) depth--;
    }
  }

  /** The text of an expression up to a word of `stops` outside brackets, never empty where there is a token. */
  expression(stops: ReadonlySet<string> = new Set()): string {
    const start = this.at;
    let depth = 0;
    for (; this.at < this.#end; this.at++) {
      const token = this.#tokens[this.at];
      if (token?.kind === "mark") depth += token.text === "(" ? 1 : token.text === ")" ? -1 : 0;
      else if (depth === 0 && token?.kind === "word" && stops.has(token.text) && this.at > start && !this.#isOperand())
        break;
    }
    return this.textBetween(start, this.at);
  }

  /** Whether an operator stands before the next token: then the expression goes on. */
  #isOperand(): boolean {
    const before = this.#tokens[this.at - 1];
    return before?.kind === "mark" && before.text !== ")" && before.text !== "]";
  }

  /** The text of what is left, on one line. */
  rest(): string {
    const start = this.at;
    this.at = this.#end;
    return this.textBetween(start, this.#end);
  }

  /** Cuts these words off the end when they stand there. */
  cutTail(...words: readonly string[]): void {
    const start = this.#end - words.length;
    const isThere = words.every((word, index) => {
      const token = this.#tokens[start + index];
      return token?.kind === "word" && token.text === word;
    });
    if (isThere && start > this.at) this.#end = start;
  }

  /** What is left as it stands in the source, its lines and comments too. */
  restAsWritten(): string {
    const first = this.token;
    const last = this.#tokens[this.#end - 1];
    this.at = this.#end;
    return first && last ? this.source.text.slice(first.start, last.end) : "";
  }

  /** The names in brackets: `(a, b)`, `("A" DESC, b(10))`. */
  columnNames(): string[] {
    return this.group()
      .parts()
      .map((part) => part.name("a column"));
  }

  /** The source between two tokens, as written; over several lines or with comments it is set in one. */
  textBetween(start: number, end: number): string {
    const first = this.#tokens[start];
    const last = this.#tokens[end - 1];
    if (!first || !last || end <= start) return "";
    const { text } = this.source;
    const written = text.slice(first.start, last.end);
    if (!/[\r\n]|--|\/\*|#/.test(written)) return written;
    let line = "";
    for (let at = start; at < end; at++) {
      const token = this.#tokens[at];
      if (!token) continue;
      const before = this.#tokens[at - 1];
      if (at > start && before && before.end < token.start) line += " ";
      line += text.slice(token.start, token.end);
    }
    return line;
  }
}

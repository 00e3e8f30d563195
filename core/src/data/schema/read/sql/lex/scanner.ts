import type { Dialect } from "../../../model.ts";
import type { TokenKind } from "./token.ts";
import { unquote } from "./unquote.ts";

const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const classes = new Uint8Array(128);
for (const character of " \t\n\r\f\v") classes[character.charCodeAt(0)] = SPACE;
for (let code = 97; code <= 122; code++) classes[code] = classes[code - 32] = WORD;
for (let code = 48; code <= 57; code++) classes[code] = DIGIT;
classes[95] = WORD;

const NEWLINE = 10;
const DOUBLE = 34;
const HASH = 35;
const DOLLAR = 36;
const SINGLE = 39;
const STAR = 42;
const DASH = 45;
const SLASH = 47;
const BRACKET = 91;
const BACKSLASH = 92;
const BACKTICK = 96;

const number = /(?:0[xX][\da-fA-F]+|\d[\d_]*(?:\.\d*)?(?:[eE][+-]?\d+)?)/y;
const dollarTag = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;
/** After so many quotes that never end, further ones are taken as marks: each search goes to the end of the text. */
const MOST_OPEN = 20;

/**
 * Goes over SQL token by token and never fails: a quote that does not end is told and its rest of the line is taken for
 * it. Linear in the text. Rules of PostgreSQL 18 section 4.1, MySQL 8.4 section 11.1 and SQLite's tokenizer.
 */
export class Scanner {
  at = 0;
  kind: TokenKind = "mark";
  start = 0;
  /** A line break stood between this token and the one before. */
  leads = true;
  #open = 0;
  #hasUpper = false;
  /** Inside a comment of MySQL that is code: it starts with an exclamation mark. */
  #isConditional = false;

  readonly text: string;
  readonly dialect: Dialect;
  readonly #unended: (offset: number, what: string) => void;

  /** @param unended told of a quote or comment that does not end, with its offset */
  constructor(text: string, dialect: Dialect, unended: (offset: number, what: string) => void = () => {}) {
    this.text = text;
    this.dialect = dialect;
    this.#unended = unended;
  }

  /** Goes past white space and comments. */
  skipSpace(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code < 128 && classes[code] === SPACE) {
        if (code === NEWLINE) this.leads = true;
        this.at++;
      } else if (code === DASH && text.charCodeAt(this.at + 1) === DASH) this.#skipLine();
      else if (code === HASH && this.dialect === "mysql") this.#skipLine();
      else if (code === SLASH && text.charCodeAt(this.at + 1) === STAR) {
        if (!this.#skipComment()) return;
      } else if (this.#isConditional && code === STAR && text.charCodeAt(this.at + 1) === SLASH) {
        this.#isConditional = false;
        this.at += 2;
      } else if (code === 0xa0 || code === 0xfeff || code === 0x2028 || code === 0x3000 || code === 0) this.at++;
      else return;
    }
  }

  /** Goes to the next token; false at the end. */
  next(): boolean {
    this.leads = this.at === 0;
    this.skipSpace();
    const { text } = this;
    const start = (this.start = this.at);
    if (start >= text.length) return false;
    const code = text.charCodeAt(start);
    const kind = code < 128 ? classes[code] : WORD;
    if (kind === WORD) this.#word();
    else if (kind === DIGIT) this.#number();
    else if (code === SINGLE) this.#quoted("string", "'", this.dialect === "mysql");
    else if (code === DOUBLE) this.#quoted(this.dialect === "mysql" ? "string" : "name", '"', this.dialect === "mysql");
    else if (code === BACKTICK) this.#quoted("name", "`", false);
    else if (code === DOLLAR && this.dialect === "postgresql") this.#dollar();
    else if (code === BRACKET && this.dialect === "sqlite") this.#bracket();
    else {
      this.kind = "mark";
      this.at = start + 1;
    }
    return true;
  }

  /** The token's text, as `Token` defines it. */
  value(): string {
    const written = this.text.slice(this.start, this.at);
    if (this.kind === "word") return this.#hasUpper ? written.toLowerCase() : written;
    return this.kind === "mark" || this.kind === "number" ? written : unquote(written, this.dialect);
  }

  #word(): void {
    const { text } = this;
    let at = this.at;
    let hasUpper = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code < 128) {
        const kind = classes[code] ?? 0;
        if (kind < WORD && code !== DOLLAR) break;
        if (code < 91 && code > 64) hasUpper = true;
      } else if (Number.isNaN(code) || code === 0xa0 || code === 0x3000 || code === 0xfeff) break;
      else hasUpper = true;
      at++;
    }
    // A byte of no kind of its own, such as a lone space of another script, still moves on.
    this.at = at === this.start ? at + 1 : at;
    this.kind = "word";
    this.#hasUpper = hasUpper;
    const next = text.charCodeAt(at);
    if (next === SINGLE && at - this.start === 1) this.#prefixed(text.charCodeAt(this.start) | 32);
    else if (text.charCodeAt(at) === 38 && at - this.start === 1 && (text.charCodeAt(this.start) | 32) === 117) {
      const quote = text.charCodeAt(at + 1);
      if (quote === SINGLE || quote === DOUBLE) {
        this.at = at + 1;
        this.#quoted(quote === SINGLE ? "string" : "name", quote === SINGLE ? "'" : '"', false);
      }
    }
  }

  /** E'…', B'…', X'…', N'…': one token. */
  #prefixed(letter: number): void {
    const letters = "ebxn";
    if (letters.includes(String.fromCharCode(letter)))
      this.#quoted("string", "'", letter === 101 || this.dialect === "mysql");
  }

  #number(): void {
    number.lastIndex = this.at;
    number.test(this.text);
    this.at = number.lastIndex || this.at + 1;
    this.kind = "number";
  }

  /** From the quote at `at` to its end; doubled quotes and, where the dialect has them, backslashes stay inside. */
  #quoted(kind: "string" | "name", quote: string, hasBackslash: boolean): void {
    const { text } = this;
    const code = quote.charCodeAt(0);
    let at = this.at + 1;
    this.kind = kind;
    if (this.#open < MOST_OPEN)
      for (;;) {
        if (hasBackslash) {
          while (at < text.length) {
            const here = text.charCodeAt(at);
            if (here === code) break;
            at += here === BACKSLASH ? 2 : 1;
          }
          if (at >= text.length) break;
        } else {
          at = text.indexOf(quote, at);
          if (at === -1) break;
        }
        if (text.charCodeAt(at + 1) !== code) {
          this.at = at + 1;
          return;
        }
        at += 2;
      }
    this.#giveUp(kind === "string" ? "text in quotes" : "quoted name");
  }

  #bracket(): void {
    const length = this.text.slice(this.at, this.at + 256).indexOf("]");
    if (length === -1) {
      this.kind = "mark";
      this.at++;
      return;
    }
    this.kind = "name";
    this.at += length + 1;
  }

  #dollar(): void {
    const { text } = this;
    dollarTag.lastIndex = this.at;
    const tag = dollarTag.exec(text)?.[0];
    if (tag === undefined || this.#open >= MOST_OPEN) {
      this.kind = "mark";
      this.at++;
      return;
    }
    const end = text.indexOf(tag, this.at + tag.length);
    if (end === -1) return this.#giveUp(`text after ${tag.slice(0, 40)}`);
    this.kind = "string";
    this.at = end + tag.length;
  }

  #giveUp(what: string): void {
    if (this.#open < MOST_OPEN) this.#unended(this.start, what);
    this.#open++;
    const end = this.text.indexOf("\n", this.start);
    this.at = end === -1 ? this.text.length : end;
    this.kind = "mark";
  }

  #skipLine(): void {
    const end = this.text.indexOf("\n", this.at);
    this.at = end === -1 ? this.text.length : end;
  }

  /** @returns false when what looks like a comment is none */
  #skipComment(): boolean {
    const { text, dialect } = this;
    if (dialect === "mysql" && (text.charCodeAt(this.at + 2) === 33 || text.startsWith("/*M!", this.at))) {
      this.at += text.charCodeAt(this.at + 2) === 33 ? 3 : 4;
      while (classes[text.charCodeAt(this.at)] === DIGIT) this.at++;
      this.#isConditional = true;
      return true;
    }
    if (this.#open >= MOST_OPEN) return false;
    const start = this.at;
    let depth = 1;
    let at = start + 2;
    while (depth > 0) {
      const end = text.indexOf("*/", at);
      if (end === -1) {
        this.start = start;
        this.#giveUp("comment");
        return true;
      }
      // Comments nest in PostgreSQL only.
      if (dialect === "postgresql") {
        const inside = text.slice(at, end);
        for (let inner = inside.indexOf("/*"); inner !== -1; inner = inside.indexOf("/*", inner + 2)) depth++;
      }
      depth--;
      at = end + 2;
    }
    const line = text.indexOf("\n", start);
    if (line !== -1 && line < at) this.leads = true;
    this.at = at;
    return true;
  }
}

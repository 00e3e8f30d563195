import { type FaultKind, JsonError } from "./json-error.ts";
import type { JsonNode } from "./json-node.ts";
import type { JsonSyntax } from "./json-syntax.ts";

const strictSpace = /[ \t\n\r]*/y;
// JSON5 section 5.5: white space and line ends of ECMAScript 5.1, and the byte order mark.
const looseSpace = /[\s\ufeff]*/y;
const strictNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const looseNumber = /([+-]?)(?:0[xX]([\da-fA-F]+)|(\d*)(?:\.(\d*))?([eE][+-]?\d+)?)(?![\w.$])/y;
const literal = /(?:true|false|null)(?![\w$])/y;
// JSON5 section 3: names may be identifiers of ECMAScript 5.1.
const identifier = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]*/uy;
const plainEscapes: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "0": "\0",
};

/** Goes over a text token by token; `parseJson` knows the order they may come in. */
export class JsonScanner {
  at = 0;
  fault: (kind: FaultKind, at?: number) => JsonError = (kind, at = this.at) => new JsonError(kind, at);
  readonly #text: string;
  readonly #syntax: JsonSyntax;

  constructor(text: string, syntax: JsonSyntax) {
    this.#text = text;
    this.#syntax = syntax;
    // A byte order mark may be ignored (RFC 8259 section 8.1).
    if (text.startsWith("\ufeff")) this.at = 1;
  }

  get next(): string | undefined {
    return this.#text[this.at];
  }

  takes(character: string): boolean {
    if (this.#text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  /** White space, and comments where the syntax has them. */
  skip(): void {
    for (;;) {
      this.#match(this.#syntax === "json5" ? looseSpace : strictSpace);
      if (this.#syntax === "json" || this.next !== "/") return;
      const second = this.#text[this.at + 1];
      if (second === "/") {
        const end = /[\n\r\u2028\u2029]/g;
        end.lastIndex = this.at;
        this.at = end.exec(this.#text)?.index ?? this.#text.length;
      } else if (second === "*") {
        const end = this.#text.indexOf("*/", this.at + 2);
        if (end === -1) throw this.fault("open-comment");
        this.at = end + 2;
      } else return;
    }
  }

  name(): string {
    if (this.next === '"' || (this.#syntax === "json5" && this.next === "'")) return this.#string();
    const word = this.#syntax === "json5" ? this.#match(identifier) : undefined;
    if (!word) throw this.fault("name");
    return word[0];
  }

  /** A string, a number, true, false or null. */
  scalar(): JsonNode {
    const { next } = this;
    if (next === '"' || (this.#syntax === "json5" && next === "'")) return { kind: "string", value: this.#string() };
    const word = this.#match(literal)?.[0];
    if (word) return { kind: "literal", value: word === "null" ? null : word === "true" };
    if (this.#syntax === "json5") return this.#looseNumber();
    if (next !== undefined && /[-\d]/.test(next)) {
      const number = this.#match(strictNumber);
      if (!number) throw this.fault("number");
      return { kind: "number", raw: number[0] };
    }
    throw this.fault(next === "+" || next === "." ? "number" : "value");
  }

  #looseNumber(): JsonNode {
    const start = this.at;
    if (/^[+-]?(?:Infinity|NaN)(?![\w$])/.test(this.#text.slice(start, start + 12))) throw this.fault("no-number");
    const [all = "", sign = "", hex, whole = "", part = "", exponent = ""] = this.#match(looseNumber) ?? [];
    const minus = sign === "-" ? "-" : "";
    if (hex !== undefined) return { kind: "number", raw: minus + BigInt(`0x${hex}`).toString() };
    if (whole === "" && part === "") {
      this.at = start;
      throw this.fault(/[-+.\d]/.test(this.next ?? "") ? "number" : "value");
    }
    // A leading zero is an octal number to some and an error to JSON5.
    if (/^0\d/.test(whole)) throw this.fault("number", start);
    if (all === "") throw this.fault("value", start);
    return { kind: "number", raw: `${minus}${whole || "0"}${part === "" ? "" : `.${part}`}${exponent}` };
  }

  #string(): string {
    const start = this.at;
    const quote = this.#text[start] ?? "";
    let value = "";
    let from = start + 1;
    for (this.at = from; ; this.at++) {
      const code = this.#text.charCodeAt(this.at);
      if (Number.isNaN(code)) throw this.fault("open-string", start);
      if (code === quote.charCodeAt(0)) break;
      if (code === 92) {
        value += this.#text.slice(from, this.at) + this.#escape(start);
        from = this.at + 1;
      } else if (this.#syntax === "json5" ? code === 10 || code === 13 : code < 32) throw this.fault("control");
    }
    value += this.#text.slice(from, this.at);
    this.at++;
    return value;
  }

  /** What an escape means; ends at its last character. */
  #escape(open: number): string {
    const start = this.at;
    const letter = this.#text[++this.at];
    const isLoose = this.#syntax === "json5";
    if (letter === "u" || (letter === "x" && isLoose)) {
      const digits = letter === "u" ? 4 : 2;
      const hex = this.#text.slice(this.at + 1, this.at + 1 + digits);
      if (!/^[\da-f]+$/i.test(hex) || hex.length < digits) throw this.fault("escape", start);
      this.at += digits;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    if (letter === undefined) throw this.fault("open-string", open);
    if (letter === '"' || letter === "\\" || letter === "/") return letter;
    if (!isLoose) {
      if (!/[bfnrt]/.test(letter)) throw this.fault("escape", start);
      return plainEscapes[letter] ?? "";
    }
    if (letter === "\r" && this.#text[this.at + 1] === "\n") this.at++;
    if (/[\n\r\u2028\u2029]/.test(letter)) return "";
    if (/[1-9]/.test(letter) || (letter === "0" && /\d/.test(this.#text[this.at + 1] ?? "")))
      throw this.fault("escape", start);
    return plainEscapes[letter] ?? letter;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.at = pattern.lastIndex;
    return match;
  }
}

import { lineAndColumn } from "../../../text/lines.ts";

/** Why a file cannot be read without running it: a sentence, and the line. */
export class NotStatic extends Error {
  override readonly name = "NotStatic";
  readonly line: number;
  constructor(what: string, line: number) {
    super(what);
    this.line = line;
  }
}

type Token = { readonly kind: "sign" | "word" | "text" | "number" | "end"; readonly text: string; readonly at: number };

const TOKEN =
  /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*(?:(?<text>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`)|(?<number>-?(?:\d[\d_]*(?:\.\d+)?))(?![\w$])|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<sign>\.\.\.|=>|[\s\S])|(?<end>$))/uy;

/** Reads JavaScript literals token by token; what is more than a literal is refused, never run. */
export class Tokens {
  readonly #source: string;
  /** Values that are code are passed over, and {@link CODE} stands for them. */
  readonly passesCode: boolean;
  #at = 0;
  #next: Token;
  constructor(source: string, passesCode = false) {
    this.#source = source;
    this.passesCode = passesCode;
    this.#next = this.#read();
  }
  get next(): Token {
    return this.#next;
  }
  /** Gives the next token and moves on. */
  take(): Token {
    const token = this.#next;
    this.#next = this.#read();
    return token;
  }
  /** Goes back to a token that was next before. */
  backTo(token: Token): void {
    this.#at = token.at + token.text.length;
    this.#next = token;
  }
  /** Moves over one of these when it is next. */
  skip(...texts: readonly string[]): boolean {
    const isNext = ["sign", "word"].includes(this.#next.kind) && texts.includes(this.#next.text);
    if (isNext) this.take();
    return isNext;
  }
  refuse(what: string, token = this.#next): NotStatic {
    return new NotStatic(what, lineAndColumn(this.#source)(token.at).line);
  }
  #read(): Token {
    TOKEN.lastIndex = this.#at;
    const groups = TOKEN.exec(this.#source)?.groups ?? {};
    this.#at = TOKEN.lastIndex;
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined) ?? ["end", ""];
    return { kind: kind as Token["kind"], text, at: this.#at - text.length };
  }
}

/** Names with a value of their own: of JavaScript, and of commitlint's one enum. */
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
  ["Infinity", Infinity],
  ["RuleConfigSeverity.Disabled", 0],
  ["RuleConfigSeverity.Warning", 1],
  ["RuleConfigSeverity.Error", 2],
]);

/** Reads one value: an object, a list, a text, a number or a known name. Throws `NotStatic` for all else. */
export function readLiteral(tokens: Tokens): unknown {
  const value = readValue(tokens);
  // TypeScript's words behind a value say nothing about it.
  while (tokens.skip("as", "satisfies")) skipType(tokens);
  return value;
}

const PAIRS: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")", "<": ">" };

/** A type: a name, maybe of another, and what stands in brackets behind it or in its place. */
function skipType(tokens: Tokens): void {
  do {
    if (tokens.next.kind === "word") tokens.take();
    while (tokens.next.kind === "sign" && PAIRS[tokens.next.text] !== undefined) skipPair(tokens);
  } while (tokens.skip(".", "|", "&"));
}

function skipPair(tokens: Tokens): void {
  const end = PAIRS[tokens.take().text];
  while (!tokens.skip(end ?? "")) {
    if (tokens.next.kind === "end") throw tokens.refuse("a bracket does not end");
    if (tokens.next.kind === "sign" && PAIRS[tokens.next.text] !== undefined && tokens.next.text !== "<")
      skipPair(tokens);
    else tokens.take();
  }
}

/** Stands for a value that is known only when the file runs. */
export const CODE = Symbol("code");

/** A value of an object: a literal, or where code may be passed over all up to the next key. */
function readProperty(tokens: Tokens): unknown {
  const start = tokens.next;
  try {
    const value = readLiteral(tokens);
    if (!tokens.passesCode || [",", "}"].includes(tokens.next.text)) return value;
  } catch (error) {
    if (!tokens.passesCode || !(error instanceof NotStatic)) throw error;
  }
  tokens.backTo(start);
  while (![",", "}"].includes(tokens.next.text) || tokens.next.kind !== "sign") {
    if (tokens.next.kind === "end") throw tokens.refuse("the file ends in the middle of a value");
    if (tokens.next.kind === "sign" && PAIRS[tokens.next.text] !== undefined && tokens.next.text !== "<")
      skipPair(tokens);
    else tokens.take();
  }
  return CODE;
}

function readValue(tokens: Tokens): unknown {
  const token = tokens.take();
  if (token.kind === "end") throw tokens.refuse("the file ends in the middle of a value", token);
  if (token.kind === "text") return unquote(token.text);
  if (token.kind === "number") return Number(token.text.replaceAll("_", ""));
  if (token.text === "{") return readObject(tokens);
  if (token.text === "[") return readList(tokens);
  if (token.kind !== "word") throw tokens.refuse(`"${token.text}" begins more than a plain value`, token);
  let name = token.text;
  while (tokens.skip(".")) name += `.${tokens.take().text}`;
  if (!WORDS.has(name)) throw tokens.refuse(`"${name}" is known only when the file runs`, token);
  return WORDS.get(name);
}

function readList(tokens: Tokens): unknown[] {
  const items: unknown[] = [];
  while (!tokens.skip("]")) {
    items.push(readLiteral(tokens));
    if (!tokens.skip(",") && tokens.next.text !== "]") throw tokens.refuse("the list holds more than plain values");
  }
  return items;
}

function readObject(tokens: Tokens): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  while (!tokens.skip("}")) {
    const key = tokens.take();
    if (key.kind === "end") throw tokens.refuse("the file ends in the middle of a value", key);
    if (tokens.passesCode && key.text === "...") {
      entries.push([`...${tokens.next.text}`, readProperty(tokens)]);
      tokens.skip(",");
      continue;
    }
    if (key.text === "...") throw tokens.refuse("a spread (...) is known only when the file runs", key);
    if (key.kind !== "word" && key.kind !== "text")
      throw tokens.refuse("a computed key is known only when the file runs", key);
    // A method, or the short form of a constant.
    if (tokens.passesCode && tokens.next.text !== ":") {
      entries.push([key.text, readProperty(tokens)]);
      tokens.skip(",");
      continue;
    }
    if (!tokens.skip(":")) throw tokens.refuse(`"${key.text}" holds code`, key);
    entries.push([key.kind === "text" ? unquote(key.text) : key.text, readProperty(tokens)]);
    if (!tokens.skip(",") && tokens.next.text !== "}")
      throw tokens.refuse(`"${key.text}" holds more than a plain value`);
  }
  // Not assigned one by one: a key may be __proto__.
  return Object.fromEntries(entries);
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  "\n": "",
};

function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (_, ...found) => {
      const [code, four, two, sign] = found as (string | undefined)[];
      const hex = code ?? four ?? two;
      return hex === undefined ? (ESCAPES[sign ?? ""] ?? sign ?? "") : String.fromCodePoint(Number.parseInt(hex, 16));
    });
}

import { ToolError } from "../../tool/errors.ts";
import { JsonError } from "./json-error.ts";
import { NameCheck, type RepeatedName } from "./name-check.ts";

export interface Rewritten {
  /** UTF-8, without a line break at the end. */
  readonly bytes: Uint8Array;
  readonly counts: JsonCounts;
  /** Names that stand twice in one object, at most a hundred of them. */
  readonly repeated: readonly RepeatedName[];
}

export interface JsonCounts {
  readonly objects: number;
  readonly arrays: number;
  readonly strings: number;
  readonly numbers: number;
  readonly literals: number;
  readonly depth: number;
  readonly repeatedNames: number;
  /** Numbers that a program reading them as doubles would change (RFC 8259 section 6). */
  readonly inexactNumbers: number;
}

export interface RewriteOptions {
  /** One level of indent, all spaces or all tabs; undefined leaves out all white space. */
  readonly indent: string | undefined;
  /** Hears how many bytes are done, every few megabytes. */
  readonly progress?: (done: number) => void;
}

/** A text longer than this is more than the engines take. */
const MAX_OUTPUT = 512 * 1024 * 1024;
const PROGRESS_STEP = 2 * 1024 * 1024;

const expects = { value: 0, valueOrEnd: 1, name: 2, nameOrEnd: 3, after: 4 } as const;

/**
 * Writes JSON anew with other white space, and checks it on the way (RFC 8259): one pass over the bytes, no value is
 * ever made of them, so numbers, escapes, order and repeated names stay as written.
 * @param source UTF-8; a byte order mark is dropped. Bytes inside strings are not judged as UTF-8
 * Throws `JsonFault` with the offset in bytes, `ToolError` "encode" when the result would be too large.
 */
export function rewriteJson(source: Uint8Array, { indent, progress }: RewriteOptions): Rewritten {
  const length = source.length;
  const step = indent === undefined ? undefined : new TextEncoder().encode(indent);
  let out = new Uint8Array(Math.max(1024, Math.ceil(length * (step ? 1.7 : 1.01))));
  let size = 0;
  let at = source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf ? 3 : 0;
  let nextReport = at + PROGRESS_STEP;
  let state: number = expects.value;
  const brackets: number[] = [];
  const names = new NameCheck(source);
  let objects = 0;
  let arrays = 0;
  let strings = 0;
  let numbers = 0;
  let literals = 0;
  let depth = 0;
  let inexactNumbers = 0;

  const fault = (kind: ConstructorParameters<typeof JsonError>[0], where: number) =>
    new JsonError(kind, where, brackets.map((code) => String.fromCharCode(code)).join(""));

  const room = (bytes: number) => {
    if (size + bytes <= out.length) return;
    if (size + bytes > MAX_OUTPUT)
      throw new ToolError("encode", "The result would have more than 512 MB. Format a part of it, or minify it.");
    const larger = new Uint8Array(Math.min(MAX_OUTPUT, Math.max(size + bytes, Math.ceil(out.length * 1.6))));
    larger.set(out.subarray(0, size));
    out = larger;
  };
  const newLine = () => {
    if (!step) return;
    const width = brackets.length * step.length;
    room(1 + width);
    out[size++] = 10;
    if (width > 32) out.fill(step[0] as number, size, size + width);
    else for (let i = 0; i < width; i++) out[size + i] = step[0] as number;
    size += width;
  };
  const copy = (from: number, to: number) => {
    room(to - from + 2);
    if (to - from > 48) {
      out.set(source.subarray(from, to), size);
      size += to - from;
    } else for (let i = from; i < to; i++) out[size++] = source[i] as number;
  };
  const close = (code: number) => {
    brackets.pop();
    // Nothing between the brackets: they stay together.
    if (state === expects.after) newLine();
    room(1);
    out[size++] = code;
    if (code === 125) names.close();
    state = expects.after;
  };

  for (;;) {
    let code = source[at];
    while (code === 32 || code === 10 || code === 13 || code === 9) code = source[++at];
    if (progress && at >= nextReport) {
      progress(at);
      nextReport = at + PROGRESS_STEP;
    }
    if (state === expects.after) {
      const open = brackets[brackets.length - 1];
      if (open === undefined) {
        if (at < length) throw fault("end", at);
        break;
      }
      if (code === 44) {
        room(1);
        out[size++] = 44;
        state = open === 123 ? expects.name : expects.value;
        newLine();
        at++;
      } else if (code === (open === 123 ? 125 : 93)) {
        close(code);
        at++;
      } else throw fault("comma", at);
      continue;
    }
    if (state === expects.name || state === expects.nameOrEnd) {
      if (code === 125 && state === expects.nameOrEnd) {
        close(125);
        at++;
        continue;
      }
      if (code !== 34) throw fault("name", at);
      if (state === expects.nameOrEnd) newLine();
      const end = endOfString(source, at, fault);
      names.add(at, end);
      copy(at, end);
      at = end;
      code = source[at];
      while (code === 32 || code === 10 || code === 13 || code === 9) code = source[++at];
      if (code !== 58) throw fault("colon", at);
      at++;
      room(2);
      out[size++] = 58;
      if (step) out[size++] = 32;
      state = expects.value;
      continue;
    }
    if (code === 93 && state === expects.valueOrEnd) {
      close(93);
      at++;
      continue;
    }
    if (state === expects.valueOrEnd) newLine();
    if (code === 34) {
      const end = endOfString(source, at, fault);
      copy(at, end);
      at = end;
      strings++;
      state = expects.after;
    } else if (code === 123 || code === 91) {
      brackets.push(code);
      if (brackets.length > depth) depth = brackets.length;
      room(1);
      out[size++] = code;
      at++;
      if (code === 123) {
        objects++;
        names.open();
        state = expects.nameOrEnd;
      } else {
        arrays++;
        state = expects.valueOrEnd;
      }
    } else if (code === 45 || (code !== undefined && code >= 48 && code <= 57)) {
      const end = endOfNumber(source, at, fault);
      if (end - at > 15 && !isExact(ascii(source, at, end))) inexactNumbers++;
      else if (end - at <= 15 && hasExponent(source, at, end) && !isExact(ascii(source, at, end))) inexactNumbers++;
      copy(at, end);
      at = end;
      numbers++;
      state = expects.after;
    } else {
      const end = endOfLiteral(source, at);
      if (end === 0) throw fault(code === 43 || code === 46 ? "number" : "value", at);
      copy(at, end);
      at = end;
      literals++;
      state = expects.after;
    }
  }
  const counts = { objects, arrays, strings, numbers, literals, depth, repeatedNames: names.count, inexactNumbers };
  return { bytes: out.subarray(0, size), counts, repeated: names.repeated };
}

type Fault = (kind: ConstructorParameters<typeof JsonError>[0], where: number) => JsonError;

/** The offset after the closing quote. */
function endOfString(source: Uint8Array, start: number, fault: Fault): number {
  for (let at = start + 1; ; at++) {
    const code = source[at];
    if (code === 34) return at + 1;
    if (code === undefined) throw fault("open-string", start);
    if (code < 32) throw fault("control", at);
    if (code !== 92) continue;
    const escaped = source[++at];
    if (escaped === 117) {
      for (let digit = 0; digit < 4; digit++) if (!isHex(source[++at])) throw fault("escape", at - digit - 2);
    } else if (escaped === undefined) throw fault("open-string", start);
    else if (!'"\\/bfnrt'.includes(String.fromCharCode(escaped))) throw fault("escape", at - 1);
  }
}

const isHex = (code = 0) => (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
const isDigit = (code = 0) => code >= 48 && code <= 57;

/** The offset after a number (RFC 8259 section 6). */
function endOfNumber(source: Uint8Array, start: number, fault: Fault): number {
  let at = source[start] === 45 ? start + 1 : start;
  const first = source[at];
  if (!isDigit(first)) throw fault("number", start);
  while (isDigit(source[at])) at++;
  if (first === 48 && at - start - (source[start] === 45 ? 1 : 0) > 1) throw fault("number", start);
  if (source[at] === 46) {
    if (!isDigit(source[++at])) throw fault("number", start);
    while (isDigit(source[at])) at++;
  }
  if (source[at] === 101 || source[at] === 69) {
    at++;
    if (source[at] === 43 || source[at] === 45) at++;
    if (!isDigit(source[at])) throw fault("number", start);
    while (isDigit(source[at])) at++;
  }
  const next = source[at] ?? 0;
  // 1x and 0b1 are one wrong number, not a number and something after it.
  if (next === 46 || next === 95 || (next >= 65 && next <= 90) || (next >= 97 && next <= 122))
    throw fault("number", start);
  return at;
}

const literalBytes = ["true", "false", "null"].map((word) => new TextEncoder().encode(word));

/** The offset after true, false or null; 0 for anything else. */
function endOfLiteral(source: Uint8Array, at: number): number {
  const word = literalBytes.find((bytes) => bytes.every((byte, index) => source[at + index] === byte));
  if (!word) return 0;
  const next = source[at + word.length] ?? 0;
  const goesOn = next === 95 || isDigit(next) || (next >= 65 && next <= 90) || (next >= 97 && next <= 122);
  return goesOn ? 0 : at + word.length;
}

function hasExponent(source: Uint8Array, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (source[at] === 101 || source[at] === 69) return true;
  return false;
}

function ascii(source: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) text += String.fromCharCode(source[at] as number);
  return text;
}

/** Whether a double holds the number as written: the same digits come back. */
export function isExact(number: string): boolean {
  const value = Number(number);
  const back = String(value);
  return back === number || (Number.isFinite(value) && digitsOf(number) === digitsOf(back));
}

/** A decimal number as its digits and exponent, so that 1.50, 15e-1 and 1.5 are equal. */
export function digitsOf(number: string): string {
  const [, sign = "", whole = "", part = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const all = `${whole}${part}`.replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  if (digits === "") return "0";
  return `${sign}${digits}e${BigInt(exponent) - BigInt(part.length) + BigInt(all.length - digits.length)}`;
}

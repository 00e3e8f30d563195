import { clip } from "../../text/format.ts";
import { lineAndColumn, type LineAndColumn } from "../../text/lines.ts";
import { closeOf, maskCode } from "./mask-code.ts";

/** What stands in a config. `other` is code: it is quoted, never run. */
export type ConfigValue =
  | { readonly kind: "text"; readonly text: string; readonly at: number }
  | { readonly kind: "object"; readonly entries: readonly (readonly [string, ConfigValue])[]; readonly at: number }
  | { readonly kind: "other"; readonly source: string; readonly why: string; readonly at: number };

/** Deeper than any config is. */
const DEEPEST = 40;

/** Values read in one file: constants that spread each other double with every line. */
const MOST_STEPS = 100_000;

/** Reads literals of JavaScript and TypeScript as data. Names are looked up among the constants of the file. */
export class LiteralReader {
  readonly text: string;
  readonly mask: string;
  /** The line of an offset, counted from 1. */
  readonly placeAt: (offset: number) => LineAndColumn;
  readonly #declarations = new Map<string, number>();
  readonly #looking = new Set<string>();
  #steps = 0;

  constructor(text: string) {
    this.text = text;
    this.mask = maskCode(text);
    this.placeAt = lineAndColumn(text);
    for (const { index, 0: head, 1: name = "" } of this.mask.matchAll(
      /\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?::[^=;]{1,200})?=(?!>)/g,
    ))
      this.#declarations.set(name, index + head.length);
  }

  /** The value at an offset: a literal, or a name of the file that stands for one. */
  read(from: number, depth = 0): ConfigValue {
    const at = this.skip(from);
    const sign = this.mask[at] ?? "";
    if (++this.#steps > MOST_STEPS) return this.#other(at, "too much to follow");
    if (depth > DEEPEST) return this.#other(at, "nested too deep");
    if (sign === "{")
      return this.#ended(closeOf(this.mask, at), at) ? this.#object(at, depth) : this.#other(at, "code");
    if (sign === '"' || sign === "'" || sign === "`") return this.#string(at, sign);
    if (sign === "(") {
      const close = closeOf(this.mask, at);
      return this.#ended(close, at) ? this.read(at + 1, depth + 1) : this.#other(at, "a function");
    }
    const number = /^-?[\d.]+(?![\w$.])/.exec(this.mask.slice(at, at + 40))?.[0];
    if (number !== undefined) return { kind: "text", text: number, at };
    const path = /^[A-Za-z_$][\w$]*(?:\s*(?:\??\.\s*[A-Za-z_$][\w$]*|\[\s*["']?[^\]]*["']?\s*\]))*/.exec(
      this.text.slice(at, at + 300),
    )?.[0];
    if (path !== undefined && this.#ended(at + path.length, at)) return this.#named(path, at, depth);
    return this.#other(at, whyNot(this.mask.slice(at, at + 60)));
  }

  /** The offset of the next sign that is neither space nor comment. */
  skip(from: number): number {
    let at = from;
    while (at < this.mask.length && /\s/.test(this.mask[at] ?? "")) at++;
    return at;
  }

  #object(open: number, depth: number): ConfigValue {
    const end = closeOf(this.mask, open) - 1;
    const entries: (readonly [string, ConfigValue])[] = [];
    let at = this.skip(open + 1);
    while (at < end && this.mask[at] !== "}") {
      const next = this.#extent(at);
      this.#entry(at, next, depth, entries);
      at = this.skip(this.mask[next] === "," ? next + 1 : Math.max(next, at + 1));
    }
    return { kind: "object", entries, at: open };
  }

  #entry(at: number, end: number, depth: number, entries: (readonly [string, ConfigValue])[]): void {
    if (this.mask.startsWith("...", at)) {
      const value = this.read(at + 3, depth + 1);
      if (value.kind === "object") entries.push(...value.entries);
      else entries.push([`...${this.text.slice(at + 3, end).trim()}`.slice(0, 60), value]);
      return;
    }
    const key = /^(?:(["'`])(.*?)\1|([\w$]+))\s*/s.exec(this.text.slice(at, Math.min(end, at + 200)));
    if (!key)
      return void entries.push([this.text.slice(at, end).trim().slice(0, 60), this.#other(at, "a computed name")]);
    const name = key[2] ?? key[3] ?? "";
    const after = this.skip(at + key[0].length);
    if (this.mask[after] === ":") entries.push([name, this.read(after + 1, depth + 1)]);
    else if (after >= end) entries.push([name, this.#named(name, at, depth)]);
    else entries.push([name, this.#other(at, "a function")]);
  }

  #string(at: number, quote: string): ConfigValue {
    const close = this.mask.indexOf(quote, at + 1);
    const raw = this.text.slice(at + 1, close === -1 ? undefined : close);
    if (close === -1 || !this.#ended(close + 1, at)) return this.#other(at, "put together by code");
    if (quote === "`" && raw.includes("${")) return this.#other(at, "a template with an expression");
    return { kind: "text", text: raw.replace(/\\(.)/gs, "$1"), at };
  }

  /** `palette.brand[500]`: a constant of this file, and a place in it. */
  #named(path: string, at: number, depth: number): ConfigValue {
    const [name = "", ...keys] = path.split(/\s*(?:\??\.|\[)\s*/).map((key) => key.replace(/^["']|["']?\s*\]$/g, ""));
    const declared = this.declaration(name);
    if (declared === undefined || this.#looking.has(name)) return this.#other(at, "its value is defined elsewhere");
    this.#looking.add(name);
    let value = this.read(declared, depth + 1);
    this.#looking.delete(name);
    for (const key of keys) {
      const inner = value.kind === "object" ? value.entries.findLast(([own]) => own === key)?.[1] : undefined;
      if (!inner) return this.#other(at, "its value is defined elsewhere");
      value = inner;
    }
    return value;
  }

  /** Where the value of a constant begins. */
  declaration(name: string): number | undefined {
    return this.#declarations.get(name);
  }

  #other(at: number, why: string): ConfigValue {
    const source = this.text.slice(at, this.#extent(at)).trim().replace(/\s+/g, " ");
    return { kind: "other", source: clip(source, 80), why, at };
  }

  /** The end of the expression at an offset: the comma or bracket behind it. */
  #extent(from: number): number {
    let depth = 0;
    for (let at = from; at < this.mask.length; at++) {
      const sign = this.mask[at] ?? "";
      if ("{[(".includes(sign)) depth++;
      else if ("}])".includes(sign) && depth-- === 0) return at;
      else if ((sign === "," || sign === ";") && depth === 0) return at;
    }
    return this.mask.length;
  }

  /** Whether nothing is done to what ends here: no call, no operator, only types. */
  #ended(end: number, start: number): boolean {
    const rest = this.mask.slice(end, end + 200).replace(/^\s*(?:as|satisfies)\s+[\w.$<>[\]"' |]+/, "");
    if (/^\s*([,;}\])]|$)/.test(rest)) return true;
    return start < end && /^\s*\n\s*[\w$@]/.test(rest) && !/^\s*(?:\?|instanceof|in)\b/.test(rest);
  }
}

function whyNot(mask: string): string {
  if (/^(async\s+)?function\b|^[\w$]+\s*=>/.test(mask)) return "a function";
  if (mask.startsWith("[")) return "a list";
  return /^[\w$.]+\s*\(/.test(mask) ? "a call" : "code";
}

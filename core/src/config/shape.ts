import { closest } from "../text/words/closest.ts";
import { clip } from "../text/format.ts";
import { isRecord } from "../text/is-record.ts";

/** A JSON Schema (2020-12), as far as the configuration needs it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Is told each problem as a sentence that names the place; @param at the place by itself, as `read` was given it */
export type Report = (problem: string, at?: string) => void;

/**
 * What a value of the configuration looks like. `read` gives the value, or tells what is wrong and gives undefined;
 * `schema` says the same to editors.
 * `at` is the place as a person would write it: `lint.rules["type-enum"]`.
 */
export interface Shape<T> {
  readonly schema: Schema;
  read(value: unknown, at: string, report: Report): T | undefined;
}

/** The value as it stands in the file, short enough for a sentence. */
export function shown(value: unknown): string {
  return clip(JSON.stringify(value) ?? String(value), 40);
}

function primitive<T>(type: string, word: string, schema: Schema = {}): Shape<T> {
  return {
    schema: { type, ...schema },
    read(value, at, report) {
      if (typeof value === type) return value as T;
      report(`${at} must be ${word}, but it is ${shown(value)}.`, at);
      return undefined;
    },
  };
}

export const text = primitive<string>("string", "a text");
export const flag = primitive<boolean>("boolean", "true or false");

/** A whole number, 0 or more. `null` and Infinity are not limits. */
export const count: Shape<number> = {
  schema: { type: "integer", minimum: 0 },
  read(value, at, report) {
    if (typeof value === "number" && (Number.isInteger(value) || value === Infinity) && value >= 0) return value;
    report(`${at} must be a whole number such as 72, but it is ${shown(value)}.`, at);
    return undefined;
  },
};

/** A JavaScript regular expression without its slashes. */
export const pattern: Shape<RegExp> = {
  schema: { type: "string", format: "regex" },
  read(value, at, report) {
    const source = text.read(value, at, report);
    if (source === undefined) return undefined;
    try {
      return new RegExp(source, "u");
    } catch (error) {
      report(`${at} is not a valid regular expression: ${(error as Error).message.replace(/\.?$/, ".")}`, at);
      return undefined;
    }
  },
};

/** One of a few words. */
export function choice<const T extends string>(options: readonly T[]): Shape<T> {
  return {
    schema: { enum: options },
    read(value, at, report) {
      const found = options.find((option) => option === value);
      if (found === undefined)
        report(`${at} must be one of ${options.join(", ")}, but it is ${guess(value, options)}`, at);
      return found;
    },
  };
}

function guess(value: unknown, known: readonly string[]): string {
  const near = typeof value === "string" ? closest(value, known) : undefined;
  return `${shown(value)}.${near === undefined ? "" : ` Did you mean "${near}"?`}`;
}

/** A list. @param one what an item is called, for the sentence: "texts" */
export function list<T>(item: Shape<T>, many: string): Shape<readonly T[]> {
  return {
    schema: { type: "array", items: item.schema },
    read(value, at, report) {
      if (!Array.isArray(value)) {
        report(`${at} must be a list of ${many}, but it is ${shown(value)}.`, at);
        return undefined;
      }
      const items = value.map((entry, index) => item.read(entry, `${at}[${index}]`, report));
      return items.includes(undefined) ? undefined : (items as T[]);
    },
  };
}

/** A shape that is optional in an object, with words for editors. */
export interface Member<T> {
  readonly shape: Shape<T>;
  readonly words: string;
}

export type Members = Readonly<Record<string, Member<unknown>>>;
export type ValuesOf<M extends Members> = { readonly [K in keyof M]?: M[K] extends Member<infer T> ? T : never };

/** An object whose keys are all optional and all known; a wrong key is told with the nearest right one. */
export function object<const M extends Members>(members: M): Shape<ValuesOf<M>> {
  return {
    // Made when it is asked for: commands that only read have no need of it.
    get schema() {
      const properties = Object.entries(members).map(([key, { shape, words }]) => [
        key,
        { description: words, ...shape.schema },
      ]);
      return { type: "object", properties: Object.fromEntries(properties), additionalProperties: false };
    },
    read(value, at, report) {
      const entries = entriesOf(value, at, report);
      return entries && (readEntries(entries, at, report, members) as ValuesOf<M> | undefined);
    },
  };
}

function readEntries(entries: readonly (readonly [string, unknown])[], at: string, report: Report, members: Members) {
  const known = Object.keys(members);
  let isWhole = true;
  const values: Record<string, unknown> = {};
  for (const [key, entry] of entries) {
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    if (!member) {
      report(unknownKey(memberPath(at, key), key, known), memberPath(at, key));
      isWhole = false;
      continue;
    }
    const read = member.shape.read(entry, memberPath(at, key), report);
    if (read === undefined) isWhole = false;
    else values[key] = read;
  }
  return isWhole ? values : undefined;
}

/** The entries of a plain object; tells when the value is none. */
export function entriesOf(value: unknown, at: string, report: Report): [string, unknown][] | undefined {
  if (isRecord(value)) return Object.entries(value);
  report(`${at === "" ? "The configuration" : at} must be an object { … }, but it is ${shown(value)}.`, at);
  return undefined;
}

/** The sentence for a key that nobody knows. */
export function unknownKey(at: string, key: string, known: readonly string[]): string {
  const near = closest(key, known);
  const way = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean "${near}"?`;
  return `${at} is not a setting that Toolbox knows. ${way}`;
}

/** `lint` and `rules` give `lint.rules`; a key with a hyphen goes in brackets. */
export function memberPath(at: string, key: string): string {
  if (!/^[\w$]+$/.test(key)) return `${at}[${JSON.stringify(key)}]`;
  return at === "" ? key : `${at}.${key}`;
}

import { variableName } from "../../../data/source-code/names.ts";
import { lineAndColumn } from "../../../text/lines.ts";
import type { Prop, PropError } from "../prop.ts";
import { splitMembers } from "./split-members.ts";

/**
 * Reads a props definition: the inside of a TypeScript interface, a whole interface or type, or bare names one per
 * line. Comments are skipped. A property without a type gets the one its name suggests.
 * @returns the properties in order, and the first fault of each line that cannot be read
 */
export function readProps(definition: string): {
  readonly props: readonly Prop[];
  readonly faults: readonly PropError[];
  /** What stands between the angle brackets of a generic interface: `T extends object`; "" without them. */
  readonly generics: string;
  /** What it takes more from, as written: `extends Base`; "" for nothing. */
  readonly base: string;
} {
  const { inside, skippedLines, generics, base, fault: shapeFault } = unwrapped(definition.replace(/\r\n?/g, "\n"));
  if (shapeFault !== undefined)
    return { props: [], faults: [{ line: skippedLines + 1, message: shapeFault }], generics, base };
  const { members, fault } = splitMembers(inside);
  const faults: PropError[] = fault ? [fault] : [];
  const props = new Map<string, Prop>();
  for (const { text, line } of members) {
    const prop = readMember(text, line);
    if ("message" in prop) faults.push(prop);
    else if (props.has(prop.name)) faults.push({ line, message: `"${prop.name}" is there twice.` });
    else if ([...props.values()].some((other) => other.variable === prop.variable))
      faults.push({ line, message: `"${prop.name}" would need the name ${prop.variable}, which is taken.` });
    else props.set(prop.name, prop);
  }
  return {
    props: [...props.values()].map((prop) => ({ ...prop, line: prop.line + skippedLines })),
    faults: faults.map((found) => ({ ...found, line: found.line + skippedLines })),
    generics,
    base,
  };
}

interface Unwrapped {
  readonly inside: string;
  readonly skippedLines: number;
  readonly generics: string;
  readonly base: string;
  /** Why it has no list of properties, as a sentence about the line after the skipped ones. */
  readonly fault?: string;
}

/** Takes `interface X<T> extends Y { … }`, `type X = { … }` and `{ … }` off. */
function unwrapped(text: string): Unwrapped {
  const bare = { inside: text, skippedLines: 0, generics: "", base: "" };
  const [start = "", alias] = /^\s*(?:(?:export\s+)?(?:interface|(type))\s+[\p{ID_Continue}$]+\s*)?/u.exec(text) ?? [];
  const close = text[start.length] === "<" ? closingBracket(text, start.length) : start.length - 1;
  if (close < 0) return bare;
  const generics = tidyType(text.slice(start.length + 1, Math.max(close, start.length + 1)).replace(/\s+/g, " "));
  const equals = /^\s*=/.exec(text.slice(close + 1))?.[0];
  if (alias !== undefined && equals !== undefined) return shapesOf(text, close + 1 + equals.length, generics);
  const head = /^\s*(?:extends\s+(.*?)\s*)?(?=\{)/s.exec(text.slice(close + 1));
  // A base may have braces of its own: `extends Omit<{ a: string }, "a"> {`.
  const open = head ? bodyAt(text, close + 1) : -1;
  const tail = /\}\s*;?\s*$/.exec(text);
  if (open < 0 || !tail || tail.index <= open) return bare;
  return {
    inside: text.slice(open + 1, tail.index),
    skippedLines: lineAndColumn(text)(open).line - 1,
    generics,
    base: text.slice(close + 1, open).trim(),
  };
}

/** The properties of `{ … } & Named & { … }`: those of all shapes together; what is named only is the base. */
function shapesOf(text: string, from: number, generics: string): Unwrapped {
  const parts: string[] = [];
  const bases: string[] = [];
  let start = from;
  let hasUnion = false;
  const finish = (end: number) => {
    const part = text.slice(start, end);
    const isShape = /^\s*\{/.test(part);
    if (!isShape && part.trim() !== "") bases.push(part.trim().replace(/\s+/g, " "));
    // a line stays the line it is
    parts.push(isShape ? part.replace("{", " ").replace(/\}\s*$/, "") : part.replace(/[^\n]+/g, ""));
    start = end + 1;
  };
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if ("{([<".includes(character)) {
      const close = closingBracket(text, at);
      if (close < 0) break;
      at = close;
    } else if (character === "&" || character === "|") {
      hasUnion ||= character === "|" && text.slice(start, at).trim() !== "";
      finish(at);
    } else if (character === ";") break;
  }
  finish(text.trimEnd().replace(/;$/, "").length);
  const skippedLines = lineAndColumn(text)(from).line - 1;
  const base = bases.join(" & ");
  const unread = { inside: "", skippedLines, generics, base: "" };
  if (hasUnion)
    return {
      ...unread,
      fault: "A type of several shapes with | has no one list of properties. Write those of one shape.",
    };
  if (bases.length === parts.length)
    return { ...unread, fault: `${base} names no properties. Write them in braces: { label: string }.` };
  return { inside: parts.join(";"), skippedLines, generics, base };
}

/** The place of the first brace that stands in no bracket. */
function bodyAt(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") return at;
    if (text[at] === "<" || text[at] === "(") at = closingBracket(text, at);
    if (at < 0) return -1;
  }
  return -1;
}

/** The place of the bracket that closes the one at `from`, or -1. */
function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ("<({[".includes(text[at] ?? "")) depth += 1;
    else if (")}]".includes(text[at] ?? "") || (text[at] === ">" && text[at - 1] !== "=")) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const member = /^(readonly\s+)?("[^"]+"|'[^']+'|[\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(\?)?\s*(.*)$/su;

function readMember(text: string, line: number): Prop | PropError {
  const found = member.exec(text);
  const [, isReadonly, quoted = "", mark, rest = ""] = found ?? [];
  if (!found || (rest !== "" && !/^[:(<=]/.test(rest)))
    return { line, message: `"${text.slice(0, 40)}" is not a valid property. Write name: type.` };
  const name = quoted.replace(/^["']|["']$/g, "");
  const { type, initial } = typeAndInitial(rest);
  if (rest.startsWith(":") && type === "")
    return { line, message: `The type of "${name}" is missing after the colon.` };
  return {
    name,
    variable: variableName(name),
    type: type === "" ? guessType(name, initial) : tidyType(type),
    isOptional: mark !== undefined || initial !== undefined,
    isReadonly: isReadonly !== undefined,
    initial: initial === undefined ? undefined : tidyType(initial),
    line,
  };
}

/** What stands after the name: `: type`, `: type = value`, `= value`, or `(a: string): void` of a method. */
function typeAndInitial(rest: string): { readonly type: string; readonly initial: string | undefined } {
  if (/^[(<]/.test(rest)) {
    const colon = rest.lastIndexOf("):");
    const isMethod = colon >= 0;
    return {
      type: isMethod ? `${rest.slice(0, colon + 1)} => ${rest.slice(colon + 2).trim()}` : `${rest} => void`,
      initial: undefined,
    };
  }
  const equals = initialAt(rest);
  const typed = equals < 0 ? rest : rest.slice(0, equals);
  return { type: typed.replace(/^:/, "").trim(), initial: equals < 0 ? undefined : rest.slice(equals + 1).trim() };
}

/** Where a default value starts: an equals sign outside brackets that is not an arrow. */
function initialAt(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if ("([{<".includes(character)) depth += 1;
    else if (")]}".includes(character) || (character === ">" && text[at - 1] !== "=")) depth -= 1;
    else if (character === "=" && text[at + 1] !== ">" && depth === 0) return at;
  }
  return -1;
}

/** Types in the form Prettier prints: double quotes, no bar at the start, one space around operators. */
export function tidyType(type: string): string {
  return type
    .replace(/'((?:[^'\\"]|\\.)*)'/g, '"$1"')
    .replace(/^\|\s*/, "")
    .replace(/\s*(=>|\|(?!\|)|&(?!&))\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/g, " $1 ")
    .trim();
}

function guessType(name: string, initial: string | undefined): string {
  if (initial !== undefined) {
    if (/^(true|false)$/.test(initial)) return "boolean";
    if (/^-?[\d.]+$/.test(initial)) return "number";
    if (initial.startsWith("[")) return "unknown[]";
    if (initial.startsWith("{")) return "Record<string, unknown>";
    if (/^\([^)]*\)\s*=>/.test(initial)) return "() => void";
    return /^["'`]/.test(initial) ? "string" : (/^new ([A-Z]\w*)\(/.exec(initial)?.[1] ?? "unknown");
  }
  if (name === "children") return "ReactNode";
  if (/^on\p{Lu}/u.test(name)) return "() => void";
  if (/^(is|has|can|should)\p{Lu}|^(disabled|loading|open|checked|selected|active|required|hidden)$/u.test(name))
    return "boolean";
  return "string";
}

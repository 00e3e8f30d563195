import { LineCounter, parseDocument } from "yaml";
import { describeDocument } from "./describe-document.ts";
import type { MarkdownProblem } from "../document-model.ts";
import { type FrontMatter, noFrontMatter } from "./front-matter.ts";

/** What stands before the text, and where the text begins. */
export interface FrontMatterReading {
  readonly frontMatter: FrontMatter;
  /** The rest of the source. */
  readonly body: string;
  /** How many lines of the source stand before it. */
  readonly linesBefore: number;
  readonly problems: readonly MarkdownProblem[];
}

const MAX_LENGTH = 65_536;
/** More than people write, less than makes a parser run out of stack: brackets and dashes that open a level. */
const MAX_DEPTH = 100;
const MAX_ALIASES = 100;

/**
 * Reads YAML between a first line `---` and a line `---` or `...` (the form of Jekyll, Hugo and Pandoc), as YAML 1.2:
 * dates and `no` stay texts. Takes line ends of every system and a byte order mark. What cannot be read is told by line,
 * and the text after it is read all the same. Two rules around a text are no front matter; TOML (`+++`) is refused.
 */
export function readFrontMatter(source: string): FrontMatterReading {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const none = { frontMatter: noFrontMatter, body: text, linesBefore: 0, problems: [] };
  const opening = /^(---|\+\+\+)[ \t]*\r?\n/.exec(text);
  if (!opening) return none;
  const isToml = opening[1] === "+++";
  const closing = findClosing(text, opening[0].length, isToml);
  if (!closing) return isToml || !startsLikeYaml(text, opening[0].length) ? none : { ...none, problems: [UNCLOSED] };
  const inside = text.slice(opening[0].length, closing.start);
  const linesBefore = countLines(text.slice(0, closing.end));
  const rest = { body: text.slice(closing.end), linesBefore };
  if (isToml) return { ...rest, frontMatter: noFrontMatter, problems: [TOML] };
  const reading = readYaml(inside);
  if (reading === "text") return none;
  const lines = { from: 1, to: linesBefore };
  const { frontMatter, problems } = describeDocument(reading.value, reading.lineOf);
  return {
    ...rest,
    frontMatter: { ...frontMatter, lines },
    problems: [...reading.problems, ...problems],
  };
}

const UNCLOSED: MarkdownProblem = {
  line: 1,
  message: "The front matter that begins here never ends: close it with a line of three dashes.",
};
const TOML: MarkdownProblem = {
  line: 1,
  message: "Front matter in TOML (+++) is not read: write it as YAML between two lines of three dashes.",
};

function findClosing(text: string, from: number, isToml: boolean): { start: number; end: number } | undefined {
  const pattern = isToml ? /^\+\+\+[ \t]*(?:\r?\n|$)/gm : /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/gm;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

function startsLikeYaml(text: string, from: number): boolean {
  return /^[A-Za-z_][\w-]*:(?: |\r?\n|$)/.test(text.slice(from, from + 200));
}

function countLines(text: string): number {
  return text.split("\n").length - 1 + (text.endsWith("\n") ? 0 : 1);
}

interface YamlReading {
  readonly value: Readonly<Record<string, unknown>>;
  /** The line of the source on which a key stands. */
  readonly lineOf: (key: string) => number;
  readonly problems: readonly MarkdownProblem[];
}

/** "text" when what stands there is no front matter at all, but words between two rules. */
function readYaml(inside: string): YamlReading | "text" {
  const refuse = (message: string, line = 2): YamlReading => ({
    value: {},
    lineOf: () => 2,
    problems: [{ line, message }],
  });
  if (inside.length > MAX_LENGTH) return refuse("The front matter is longer than 64 KB and was left out.");
  if (isTooDeep(inside)) return refuse(`The front matter is nested deeper than ${MAX_DEPTH} levels and was left out.`);
  const counter = new LineCounter();
  const document = parseDocument(inside, { lineCounter: counter, prettyErrors: false, logLevel: "silent" });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    if (!startsLikeYaml(inside, 0)) return "text";
    return refuse(`The front matter is no valid YAML: ${sentence(error.message)}`, lineAt(error.pos[0]));
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (fault) {
    // The only thing `toJS` throws for: aliases that do not resolve or that multiply beyond the limit.
    if (fault instanceof ReferenceError) return refuse(`The front matter was left out: ${sentence(fault.message)}`);
    throw fault;
  }
  if (isCyclic(value)) return refuse("The front matter holds a value that contains itself and was left out.");
  if (value === null) return { value: {}, lineOf: () => 2, problems: [] };
  if (typeof value !== "object" || Array.isArray(value)) return "text";
  const starts = new Map<string, number>();
  const contents: unknown = document.contents;
  for (const key of keyPlaces(contents)) starts.set(key.name, lineAt(key.offset));
  return { value: value as Record<string, unknown>, lineOf: (key) => starts.get(key) ?? 2, problems: [] };
}

/** An alias inside its own anchor: nobody could walk to the end of it. */
function isCyclic(value: unknown, above: readonly unknown[] = []): boolean {
  if (typeof value !== "object" || value === null) return false;
  return above.includes(value) || Object.values(value).some((inner) => isCyclic(inner, [...above, value]));
}

function isTooDeep(inside: string): boolean {
  let flow = 0;
  for (const line of inside.split("\n")) {
    for (const char of line) {
      if (char === "[" || char === "{") flow++;
      if (char === "]" || char === "}") flow--;
      if (flow > MAX_DEPTH) return true;
    }
    if ((/^[-?: \t]*/.exec(line)?.[0].length ?? 0) > 2 * MAX_DEPTH) return true;
  }
  return false;
}

function* keyPlaces(contents: unknown): Generator<{ name: string; offset: number }> {
  const items = (contents as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return;
  for (const item of items as readonly { key?: { value?: unknown; range?: readonly number[] | null } | null }[]) {
    const offset = item.key?.range?.[0];
    if (typeof item.key?.value === "string" && offset !== undefined) yield { name: item.key.value, offset };
  }
}

function sentence(message: string): string {
  const text = message.replace(/\s+/g, " ").trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

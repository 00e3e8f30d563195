import { formatNumber } from "../../../text/format.ts";
import { isRecord } from "../../../text/is-record.ts";
import { findPlaces } from "../../yaml/find-places.ts";
import { readYaml } from "../../yaml/read-yaml.ts";
import { describeDocument } from "./describe-document.ts";
import type { MarkdownProblem } from "../document-model.ts";
import { type FrontMatter, noFrontMatter } from "./front-matter.ts";

/** What stands before the text, and where the text begins. */
export interface FrontMatterParseResult {
  readonly frontMatter: FrontMatter;
  /** The rest of the source. */
  readonly body: string;
  /** How many lines of the source stand before it. */
  readonly linesBefore: number;
  readonly problems: readonly MarkdownProblem[];
}

const MAX_LENGTH = 65_536;
/** More than people write. */
const limits = { maxDepth: 100, maxValues: 10_000 };

/**
 * Reads YAML between a first line `---` and a line `---` or `...` (the form of Jekyll, Hugo and Pandoc), as YAML 1.2:
 * dates and `no` stay texts. Takes line ends of every system and a byte order mark. What cannot be read is told by line,
 * and the text after it is read all the same. Two rules around a text are not front matter; TOML (`+++`) is refused.
 */
export function readFrontMatter(source: string): FrontMatterParseResult {
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
  const reading = readInside(inside);
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
function readInside(inside: string): YamlReading | "text" {
  const nothing = { value: {}, lineOf: () => 2, problems: [] };
  const refuse = (message: string, line = 2): YamlReading => ({ ...nothing, problems: [{ line, message }] });
  if (inside.length > MAX_LENGTH) return refuse("The front matter is longer than 64 KB and was left out.");
  const reading = readYaml(inside, limits);
  if (reading.fault?.kind === "deep")
    return refuse(
      `The front matter is nested deeper than ${limits.maxDepth} levels, or an alias in it contains itself, and was left out.`,
    );
  if (reading.fault?.kind === "large")
    return refuse(
      `The front matter has more than ${formatNumber(limits.maxValues)} values with its aliases written out and was left out.`,
    );
  if (reading.fault) {
    if (!startsLikeYaml(inside, 0)) return "text";
    return refuse(`The front matter is not valid YAML: ${reading.fault.words}.`, reading.fault.line + 1);
  }
  const { documents, events } = reading;
  const [value = null] = documents;
  if (value === null) return nothing;
  if (!isRecord(value)) return "text";
  const lineOf = (key: string) => (findPlaces([[key]], inside, events)[0]?.line ?? 1) + 1;
  return { value, lineOf, problems: [] };
}

import type { Dialect } from "../../../model.ts";
import { Scanner } from "./scanner.ts";
import { isRestart, StatementHead } from "./statement-head.ts";
import type { Token } from "./token.ts";

/** One statement, without what ends it. */
export interface Statement {
  /** Its first words: `CREATE TABLE`, `COPY`, `\connect`. */
  readonly kind: string;
  /** Empty for those whose text holds no structure: they were only passed over. */
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
  /** The next statement began without a semicolon before it. */
  readonly isUnended: boolean;
}

type Unended = (offset: number, what: string) => void;

/**
 * Takes SQL apart into its statements; COPY data and the commands of psql and the mysql client are passed over.
 * Linear in the text, and holds one statement at a time: its tokens are gone when the next one is asked for.
 */
export function* statements(text: string, dialect: Dialect, unended: Unended = () => {}): Generator<Statement> {
  const scanner = new Scanner(text, dialect, unended);
  const pool: TokenPool = [];
  let delimiter = ";";
  for (;;) {
    scanner.skipSpace();
    const start = scanner.at;
    if (start >= text.length) return;
    if (text[start] === "\\") {
      const end = endOfLine(text, start);
      const kind = /^\\\S*/.exec(text.slice(start, Math.min(end, start + 40)))?.[0] ?? "\\";
      yield { kind, tokens: [], start, end, isUnended: false };
      scanner.at = end;
    } else if (dialect === "mysql" && /^delimiter\s/i.test(text.slice(start, start + 10))) {
      const end = endOfLine(text, start);
      delimiter = text.slice(start + 10, end).trim() || ";";
      scanner.at = end;
    } else {
      const statement = readOne(scanner, delimiter, pool);
      if (statement.end > start) yield statement;
      if (isCopyFromStdin(statement)) scanner.at = pastCopyData(text, scanner.at, start, unended);
    }
  }
}

/** Tokens of statements before, used again: a dump has a hundred thousand, and one statement is read at a time. */
type TokenPool = { -readonly [K in keyof Token]: Token[K] }[];

function readOne(scanner: Scanner, delimiter: string, pool: TokenPool): Statement {
  const { text } = scanner;
  const start = scanner.at;
  const head = new StatementHead();
  const tokens: Token[] = [];
  let depth = 0;
  let blocks = 0;
  let last = "";
  let lone = { text: "", start };
  let end = start;
  while (scanner.next()) {
    const { kind } = scanner;
    if (kind === "mark" && blocks === 0 && text.startsWith(delimiter, scanner.start)) {
      scanner.at = scanner.start + delimiter.length;
      break;
    }
    end = scanner.at;
    if (!head.isDone) {
      if (kind === "word") head.take(scanner.value(), scanner);
      else if (head.words.length === 0) head.isDone = true;
    } else if (!head.isRead) {
      if (!head.isKnown) {
        // Words that are not SQL: a statement may begin on any line after them.
        if (kind === "word" && isRestart(lone.text, scanner.value())) {
          scanner.at = lone.start;
          return { kind: head.kind || firstWords(text, start), tokens, start, end: lone.start, isUnended: false };
        }
        lone = { text: kind === "word" && scanner.leads ? scanner.value() : "", start: scanner.start };
      } else if (head.isBodied && kind === "word") {
        const word = scanner.value();
        blocks = blocksAfter(word, scanner, blocks, last);
        last = word;
      }
      continue;
    }
    const token = (pool[tokens.length] ??= { kind, text: "", start: 0, end: 0, leads: false });
    token.kind = kind;
    token.text = scanner.value();
    token.start = scanner.start;
    token.end = end;
    token.leads = scanner.leads;
    const before = tokens.at(-1);
    if (depth === 0 && kind === "word" && before?.leads && tokens.length > 1 && isRestart(before.text, token.text)) {
      tokens.pop();
      scanner.at = before.start;
      return { kind: head.kind, tokens, start, end: tokens.at(-1)?.end ?? start, isUnended: true };
    }
    if (kind === "mark") depth += token.text === "(" ? 1 : token.text === ")" && depth > 0 ? -1 : 0;
    tokens.push(token);
  }
  const kind = head.kind || firstWords(text, start);
  return { kind, tokens: head.isRead ? tokens : [], start, end, isUnended: false };
}

/** What to call a statement that begins with no word. */
function firstWords(text: string, start: number): string {
  return text.slice(start, start + 20).split(/[\r\n]/)[0] ?? "";
}

/** How many of BEGIN and CASE are open: semicolons in them end nothing (PostgreSQL's BEGIN ATOMIC, bodies of triggers). */
function blocksAfter(word: string, { text, at }: Scanner, open: number, last: string): number {
  if (word === "begin") return open + 1;
  if (open === 0) return 0;
  if (word === "case") return last === "end" ? open : open + 1;
  if (word !== "end") return open;
  const next = /^\s*(\w*)/.exec(text.slice(at, at + 40))?.[1]?.toLowerCase() ?? "";
  return ["if", "loop", "while", "repeat", "for"].includes(next) ? open : open - 1;
}

function isCopyFromStdin({ kind, tokens }: Statement): boolean {
  return kind === "COPY" && tokens.some(({ text }, index) => text === "stdin" && tokens[index - 1]?.text === "from");
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** Rows of COPY end with a line that holds a backslash and a dot. */
function pastCopyData(text: string, from: number, start: number, unended: Unended): number {
  let at = endOfLine(text, from);
  for (;;) {
    const end = text.indexOf("\n\\.", at);
    if (end === -1) {
      unended(start, "the data of COPY");
      return text.length;
    }
    const next = text.charCodeAt(end + 3);
    if (next === 10 || next === 13 || Number.isNaN(next)) return end + 3;
    at = end + 1;
  }
}

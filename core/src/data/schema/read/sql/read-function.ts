import type { FunctionDraft } from "../draft/drafts.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { FunctionParameter } from "../../model.ts";
import { shortType } from "../../short-type.ts";
import { Cursor } from "./lex/cursor.ts";
import { readType } from "./table/read-type.ts";
import { Scanner } from "./lex/scanner.ts";
import type { Source } from "./lex/source.ts";
import type { Statement } from "./lex/statements.ts";
import type { Token } from "./lex/token.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that follow a type in a signature (PostgreSQL 18, CREATE FUNCTION). */
const afterType = words(
  "default as begin return language transform window immutable stable volatile not leakproof called strict external security parallel cost rows support set",
);
const bodies = words("as begin return");
/** Types of several words: those that may come second. */
const secondWords = new Map([
  ["double", words("precision")],
  ["character", words("varying")],
  ["bit", words("varying")],
  ["national", words("character char")],
  ["timestamp", words("with without")],
  ["time", words("with without")],
  ["interval", words("year month day hour minute second")],
]);

/**
 * Reads CREATE, ALTER or DROP FUNCTION as far as its signature goes; bodies are not looked into. Throws `Unreadable`.
 */
export function readFunction(
  source: Source,
  { start, end }: Pick<Statement, "start" | "end">,
  draft: SchemaDraft,
): void {
  const cursor = new Cursor(source, signatureTokens(source, start, end));
  const { place } = cursor;
  const verb = cursor.token?.text;
  cursor.at++;
  cursor.takes("or", "replace");
  cursor.takes("function");
  if (verb === "drop") return dropFunctions(cursor, draft);
  const name = draft.objectName(cursor.dotted("a function"));
  if (verb === "alter") return alterFunction(cursor, draft, name);
  const parameters = cursor
    .group()
    .parts()
    .map((part) => readParameter(part, draft));
  const made: FunctionDraft = { ...name, parameters, returns: "", returnsSet: false, place };
  if (cursor.takes("returns")) readReturns(cursor, draft, made);
  else made.returns = implied(parameters);
  for (; !cursor.isDone; cursor.at++) if (cursor.isAt("rows") && cursor.peek()?.text === "1") made.returnsOneRow = true;
  const isTaken = draft.functionNames.has(made.name);
  draft.functionNames.add(made.name);
  const known = isTaken ? draft.functions.findIndex((other) => isSame(other, made)) : -1;
  draft.functions.splice(known === -1 ? draft.functions.length : known, 1, made);
}

/** The tokens before the body. */
function signatureTokens({ text, dialect }: Source, start: number, end: number): Token[] {
  const scanner = new Scanner(text, dialect);
  scanner.at = start;
  const tokens: Token[] = [];
  let depth = 0;
  while (scanner.next() && scanner.start < end) {
    const token = {
      kind: scanner.kind,
      text: scanner.value(),
      start: scanner.start,
      end: scanner.at,
      leads: scanner.leads,
    };
    if (token.kind === "mark") depth += token.text === "(" ? 1 : token.text === ")" ? -1 : 0;
    if (depth === 0 && token.kind === "word" && tokens.length > 3 && bodies.has(token.text)) break;
    tokens.push(token);
  }
  return tokens;
}

/** `[mode] [name] type [DEFAULT expression]`. */
function readParameter(part: Cursor, draft: SchemaDraft): FunctionParameter {
  const isVariadic = part.takes("variadic");
  const isInOut = part.takes("inout") || part.takes("in", "out");
  const isOut = !isInOut && part.takes("out");
  if (!isInOut && !isOut) part.takes("in");
  const name = isNamed(part) ? part.name("a parameter") : undefined;
  const type = readReference(part, draft);
  return {
    ...(name === undefined ? {} : { name }),
    type,
    mode: isVariadic ? "variadic" : isInOut ? "inout" : isOut ? "out" : "in",
    hasDefault: part.isAt("default") || part.isMark("="),
  };
}

/** Whether a name stands before the type. */
function isNamed(part: Cursor): boolean {
  const { token } = part;
  const next = part.peek();
  if (!token || !next || next.kind === "mark" || next.kind === "number" || next.kind === "string") return false;
  if (next.kind === "word" && next.text === "default") return false;
  return token.kind === "name" || next.kind === "name" || !secondWords.get(token.text)?.has(next.text);
}

function readReturns(cursor: Cursor, draft: SchemaDraft, made: FunctionDraft): void {
  if (cursor.isAt("table") && cursor.isMark("(", 1)) {
    cursor.at++;
    const columns = cursor.group().parts();
    made.returns = "record";
    made.returnsSet = true;
    for (const part of columns)
      made.parameters.push({
        name: part.name("a column"),
        type: readReference(part, draft),
        mode: "table",
        hasDefault: false,
      });
    return;
  }
  made.returnsSet = cursor.takes("setof");
  made.returns = readReference(cursor, draft);
}

/** A type, up to the words that may follow it; `table.column%TYPE` is the column's. */
function readReference(cursor: Cursor, draft: SchemaDraft): string {
  const start = cursor.at;
  const type = readType(cursor, draft, afterType);
  if (!cursor.takesMark("%")) return type;
  const end = cursor.at + 1;
  cursor.at = start;
  const path = cursor.dotted("a column");
  cursor.at = end;
  const table = draft.tables.get(draft.objectName(path.slice(0, -1)));
  return table?.columns.find((column) => column.name === path.at(-1))?.type ?? type;
}

/** What a function without RETURNS gives: its output, or a record of them. */
function implied(parameters: readonly FunctionParameter[]): string {
  const outs = parameters.filter(({ mode }) => mode === "out" || mode === "inout");
  return outs.length === 1 ? (outs[0]?.type ?? "record") : outs.length === 0 ? "void" : "record";
}

const inputs = ({ parameters }: Pick<FunctionDraft, "parameters">): string =>
  parameters
    .filter(({ mode }) => mode !== "out" && mode !== "table")
    .map(({ type }) => plainType(type))
    .join();

const plainNames: Readonly<Record<string, string>> = {
  int: "integer",
  int4: "integer",
  int8: "bigint",
  int2: "smallint",
  bool: "boolean",
  float: "float8",
  float4: "real",
  decimal: "numeric",
  bpchar: "char",
};

/** One spelling for each type, without its arguments: they are not part of a signature. */
function plainType(type: string): string {
  const short = shortType(type).replace(/\([^)]*\)/, "");
  const base = short.replace(/(?:\[\])+$/, "");
  return (plainNames[base] ?? base) + short.slice(base.length);
}

/** Functions are known by their name and the types they take. */
const isSame = (one: FunctionDraft, other: FunctionDraft): boolean =>
  one.name === other.name && one.schema === other.schema && inputs(one) === inputs(other);

function dropFunctions(cursor: Cursor, draft: SchemaDraft): void {
  cursor.takes("if", "exists");
  for (const part of cursor.parts()) {
    const name = draft.objectName(part.dotted("a function"));
    if (!draft.functionNames.has(name.name)) continue;
    const isIt = readMeant(part, draft, name);
    draft.functions = draft.functions.filter((other) => !isIt(other));
  }
}

/** The functions that a name means, and the types after it when there are some. */
function readMeant(
  part: Cursor,
  draft: SchemaDraft,
  name: { readonly schema: string; readonly name: string },
): (other: FunctionDraft) => boolean {
  const taken = part.isMark("(")
    ? inputs({
        parameters: part
          .group()
          .parts()
          .map((one) => readParameter(one, draft)),
      })
    : undefined;
  return (other) =>
    other.schema === name.schema && other.name === name.name && (taken === undefined || taken === inputs(other));
}

function alterFunction(cursor: Cursor, draft: SchemaDraft, name: { schema: string; name: string }): void {
  const isIt = readMeant(cursor, draft, name);
  if (!cursor.isAt("rename", "to") && !cursor.isAt("set", "schema")) return;
  const found = draft.functions.filter(isIt);
  if (cursor.takes("rename", "to")) {
    const fresh = cursor.name("a function");
    draft.functionNames.add(fresh);
    for (const one of found) one.name = fresh;
  } else if (cursor.takes("set", "schema")) {
    const schema = cursor.name("a schema");
    for (const one of found) one.schema = schema;
  }
}

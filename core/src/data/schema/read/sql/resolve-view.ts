import type { TableDraft, ViewDraft } from "../draft/drafts.ts";
import { findColumn } from "../draft/find-column.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { ViewColumn } from "../../model.ts";
import { Cursor } from "./lex/cursor.ts";
import { readType } from "./table/read-type.ts";
import { Scanner } from "./lex/scanner.ts";
import { Source } from "./lex/source.ts";
import type { Token } from "./lex/token.ts";
import { Unreadable } from "./unreadable.ts";

/** Longer queries are left alone: nobody reads their columns in a diagram. */
const MOST_TOKENS = 4_000;

/** The columns of a plain SELECT, their types where they are columns of tables or casts; none for other queries. */
export function resolveView(draft: SchemaDraft, view: ViewDraft): ViewColumn[] {
  try {
    return columnsOfQuery(draft, view);
  } catch (error) {
    // A query that is cut off has no columns to show.
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

function columnsOfQuery(draft: SchemaDraft, view: ViewDraft): ViewColumn[] {
  const { tokens, source } = tokensOf(view.query, draft);
  const cursor = new Cursor(source, tokens);
  if (tokens.length > MOST_TOKENS || !cursor.takes("select")) return [];
  cursor.takes("distinct");
  if (cursor.isAt("on") && cursor.isMark("(", 1)) {
    cursor.at++;
    cursor.group();
  }
  const start = cursor.at;
  const from = endOfList(tokens, start);
  const tables = tablesAfter(draft, new Cursor(source, tokens, from));
  const columns: ViewColumn[] = [];
  for (const item of new Cursor(source, tokens, start, from).parts()) {
    const found = readItem(item, draft, tables);
    if (found === undefined) return [];
    columns.push(...found);
  }
  return columns;
}

function tokensOf(query: string, { dialect }: SchemaDraft): { tokens: Token[]; source: Source } {
  const scanner = new Scanner(query, dialect);
  const tokens: Token[] = [];
  while (tokens.length <= MOST_TOKENS && scanner.next()) {
    const { kind, start, at: end, leads } = scanner;
    tokens.push({ kind, text: scanner.value(), start, end, leads });
  }
  return { tokens, source: new Source(query, dialect) };
}

/** Where FROM or a set operation is, outside brackets. */
function endOfList(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === "mark") depth += token.text === "(" ? 1 : token.text === ")" ? -1 : 0;
    else if (depth === 0 && token?.kind === "word" && ["from", "union", "where", "limit"].includes(token.text))
      return at;
  }
  return tokens.length;
}

type Tables = Map<string, TableDraft | undefined>;

/** The tables of FROM by the names the query gives them. */
function tablesAfter(draft: SchemaDraft, cursor: Cursor): Tables {
  const tables: Tables = new Map();
  const ends = ["where", "group", "union", "order", "having", "window"];
  while (!cursor.isDone && !(cursor.token?.kind === "word" && ends.includes(cursor.token.text))) {
    const isBefore = cursor.isAt("from") || cursor.isAt("join") || cursor.isMark("(") || cursor.isMark(",");
    cursor.at++;
    const kind = cursor.token?.kind;
    if (!isBefore || (kind !== "word" && kind !== "name") || cursor.isAt("select") || cursor.isAt("lateral")) continue;
    cursor.takes("only");
    const parts = cursor.dotted();
    if (cursor.isMark("(")) continue;
    const table = draft.tables.get(draft.objectName(parts));
    cursor.takes("as");
    const next = cursor.token;
    const isAlias =
      next !== undefined &&
      (next.kind === "name" ||
        (next.kind === "word" &&
          !/^(?:join|left|right|inner|full|cross|natural|on|using|where|group|order|union|limit|having)$/.test(
            next.text,
          )));
    const name = isAlias ? cursor.name() : (parts.at(-1) ?? "");
    tables.set(name, table);
  }
  return tables;
}

/** One item of the list; undefined when even its name cannot be told. */
function readItem(item: Cursor, draft: SchemaDraft, tables: Tables): ViewColumn[] | undefined {
  const start = item.at;
  if (item.isMark("*") && item.peek() === undefined) {
    const all = [...tables.values()];
    return all.includes(undefined) ? undefined : all.flatMap((table) => columnsOf(table) ?? []);
  }
  let named: string | undefined;
  let type: string | undefined;
  if (item.isMark("(")) {
    // A column in brackets, mostly before a cast.
    const inside = item.group();
    const first = inside.token;
    const parts = first?.kind === "word" || first?.kind === "name" ? inside.dotted() : [];
    if (inside.isDone) named = parts.at(-1);
  } else if (item.token?.kind === "word" || item.token?.kind === "name") {
    const parts = item.dotted();
    // t.*
    if (item.isMark(".")) return columnsOf(tables.get(parts.at(-1) ?? ""));
    named = parts.at(-1);
    if (!item.isMark("(")) type = typeOf(draft, tables, parts);
  }
  while (!item.isDone) {
    if (item.takes("as")) return [viewColumn(item.name("a column"), type)];
    if (item.isMark(":") && item.isMark(":", 1)) {
      item.at += 2;
      type = readType(item, draft) || undefined;
      continue;
    }
    const { token } = item;
    // An alias without AS.
    if (item.peek() === undefined && item.at > start && (token?.kind === "word" || token?.kind === "name"))
      return token.text === "end" ? undefined : [viewColumn(item.nameOf(token), type)];
    type = undefined;
    if (item.isMark("(")) item.group();
    else item.at++;
  }
  return named === undefined ? undefined : [viewColumn(named, type)];
}

function columnsOf(table: TableDraft | undefined): ViewColumn[] | undefined {
  return table?.columns.map(({ name, type }) => ({ name, type }));
}

function viewColumn(name: string, type: string | undefined): ViewColumn {
  return type === undefined ? { name } : { name, type };
}

function typeOf(draft: SchemaDraft, tables: Tables, parts: readonly string[]): string | undefined {
  const name = parts.at(-1) ?? "";
  const of = parts.at(-2);
  const candidates = of === undefined ? [...tables.values()] : [tables.get(of)];
  const found = candidates.flatMap((table) => (table && findColumn(draft, table, name)) ?? []);
  return found.length === 1 ? found[0]?.type : undefined;
}

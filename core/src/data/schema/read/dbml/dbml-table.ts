import { addCheck, addIndex, addPrimaryKey, addUnique } from "../draft/add-keys.ts";
import type { ColumnDraft, TableDraft } from "../draft/drafts.ts";
import { newTable } from "../draft/new-table.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import { quoteIdentifier, quoteText } from "../sql/lex/identifier.ts";
import { DbmlCursor, type DbmlSetting } from "./dbml-cursor.ts";
import { addReference, readEnd, readSign } from "./dbml-references.ts";
import type { DbmlToken } from "./dbml-scanner.ts";

/** Where the body of each partial begins. */
export type Partials = Map<string, number>;

/** Reads what follows Table, or TablePartial, whose body is read wherever a table names it. */
export function readTable(
  cursor: DbmlCursor,
  draft: SchemaDraft,
  partials: Partials,
  aliases: Map<string, string[]>,
  isPartial = false,
): void {
  const { place } = cursor;
  const parts = cursor.dotted();
  if (cursor.takesWord("as")) aliases.set(cursor.name() ?? "", parts);
  const note = noteOf(cursor.settings());
  if (!cursor.isMark("{"))
    return draft.report("error", place, `The table ${parts.join(".")} has no columns in braces. It is left out.`);
  if (isPartial) {
    partials.set(parts.join("."), cursor.at + 1);
    return cursor.skipBlock();
  }
  const table = newTable(draft.objectName(parts), place);
  if (note !== undefined) table.comment = note;
  if (draft.tables.get(table))
    draft.report("error", place, `The table ${draft.label(table)} was there before. This one takes its place.`);
  draft.tables.add(table);
  cursor.at++;
  readBody(cursor, { draft, table, partials, aliases }, 0);
}

interface Context {
  readonly draft: SchemaDraft;
  readonly table: TableDraft;
  readonly partials: Partials;
  readonly aliases: Map<string, string[]>;
}

function readBody(cursor: DbmlCursor, around: Context, depth: number): void {
  const { draft, table, partials } = around;
  while (cursor.token && !cursor.takesMark("}")) {
    const start = cursor.at;
    if (cursor.isWord("indexes") && cursor.isMark("{", 1)) {
      cursor.at += 2;
      while (cursor.token && !cursor.takesMark("}")) readIndex(cursor, around);
    } else if (cursor.isWord("checks") && cursor.isMark("{", 1)) {
      cursor.at += 2;
      while (cursor.token && !cursor.takesMark("}")) readCheck(cursor, around);
    } else if (cursor.isWord("note") && (cursor.isMark(":", 1) || cursor.isMark("{", 1))) {
      const isBlock = cursor.isMark("{", 1);
      cursor.at += 2;
      if (cursor.token) table.comment = cursor.token.text;
      cursor.at++;
      if (isBlock) cursor.takesMark("}");
    } else if (cursor.takesMark("~")) {
      const partial = partials.get(cursor.name() ?? "");
      if (partial === undefined)
        draft.report("error", cursor.place, `${draft.label(table)} uses a partial that is not defined.`);
      else if (depth < 10) {
        const back = cursor.at;
        cursor.at = partial;
        readBody(cursor, around, depth + 1);
        cursor.at = back;
      }
    } else readColumn(cursor, around);
    if (cursor.at === start) cursor.at++;
  }
}

function readColumn(cursor: DbmlCursor, around: Context): void {
  const { draft, table, aliases } = around;
  const { place } = cursor;
  const start = cursor.at;
  const name = cursor.name();
  const type = name === undefined || cursor.token?.leads ? undefined : readType(cursor);
  if (name === undefined || type === undefined) {
    draft.report(
      "error",
      place,
      `In the table ${draft.label(table)} there is no column with a type here. The line is left out.`,
    );
    while (cursor.token && !cursor.isMark("}") && (cursor.at === start || !cursor.token.leads)) cursor.at++;
    return;
  }
  const column: ColumnDraft = { name, type, nullable: true, place };
  table.columns.push(column);
  for (const { name: setting, value } of cursor.settings()) {
    if (setting === "pk" || setting === "primary key") {
      const columns = [...(table.primaryKey?.columns ?? []), name];
      addPrimaryKey(draft, table, { columns, place });
    } else if (setting === "not null") column.nullable = false;
    else if (setting === "unique") addUnique(draft, table, { columns: [name], place });
    else if (setting === "increment") Object.assign(column, { identity: "by default", nullable: false });
    else if (setting === "note") column.comment = value[0]?.text ?? "";
    else if (setting === "default") column.default = defaultOf(value);
    else if (setting === "check") addCheck(draft, table, { expression: value[0]?.text ?? "", place }, name);
    else if (setting === "ref") {
      const inner = new DbmlCursor(value, () => place);
      const sign = readSign(inner);
      const right = readEnd(inner);
      const left = { table: [table.schema, table.name], columns: [name] };
      if (sign !== "" && right) addReference(draft, aliases, { left, sign, right, settings: [], place });
      else
        draft.report(
          "error",
          place,
          `The reference of ${draft.label(table)}.${name} has no other end. It is left out.`,
        );
    }
  }
}

/** Quoted types stand as they are, in the model's own writing. */
function readType(cursor: DbmlCursor): string | undefined {
  const { token } = cursor;
  if (token?.kind === "name") {
    cursor.at++;
    if (!cursor.isMark(".")) return token.text === "any" ? "" : token.text;
    cursor.at++;
    return `${quoteIdentifier(token.text)}.${quoteIdentifier(cursor.name() ?? "")}`;
  }
  if (token?.kind !== "word") return undefined;
  const parts = cursor.dotted();
  let type = parts.length === 1 ? (parts[0] ?? "") : parts.map(quoteIdentifier).join(".");
  if (cursor.takesMark("(")) {
    let args = "";
    while (cursor.token && !cursor.takesMark(")")) {
      args += cursor.token.kind === "string" ? quoteText(cursor.token.text) : cursor.token.text;
      cursor.at++;
    }
    type += `(${args})`;
  }
  // Settings open with a bracket too, but have something in it.
  while (cursor.isMark("[") && cursor.isMark("]", 1)) {
    cursor.at += 2;
    type += "[]";
  }
  return type === "any" ? "" : type;
}

function defaultOf(value: readonly DbmlToken[]): string {
  const [first] = value;
  if (first?.kind === "string" || first?.kind === "name") return quoteText(first.text);
  return value.map((token) => token.text).join("");
}

function readIndex(cursor: DbmlCursor, { draft, table }: Context): void {
  const { place } = cursor;
  const tokens: DbmlToken[] = [];
  if (cursor.takesMark("(")) {
    while (cursor.token && !cursor.takesMark(")")) {
      if (!cursor.isMark(",")) tokens.push(cursor.token);
      cursor.at++;
    }
  } else if (cursor.token) {
    tokens.push(cursor.token);
    cursor.at++;
  }
  const settings = cursor.settings();
  const textOf = (name: string) => settings.find((setting) => setting.name === name)?.value[0]?.text;
  const has = (name: string) => settings.some((setting) => setting.name === name);
  const own = textOf("name");
  const name = own === undefined ? {} : { name: own };
  const columns = tokens.map((token) => token.text);
  const arePlain = tokens.every((token) => token.kind !== "code" && token.kind !== "mark");
  if (tokens.length === 0 || tokens.some((token) => token.kind === "mark")) return;
  if (has("pk") && arePlain) return addPrimaryKey(draft, table, { ...name, columns, place });
  const method = textOf("type");
  if (has("unique") && method === undefined && arePlain) return addUnique(draft, table, { ...name, columns, place });
  const comment = textOf("note");
  addIndex(draft, table, {
    ...name,
    parts: tokens.map(({ kind, text }) => (kind === "code" ? { text } : { column: text, text: quoteIdentifier(text) })),
    unique: has("unique"),
    method: method?.toLowerCase() ?? "btree",
    includes: [],
    ...(comment === undefined ? {} : { comment }),
    place,
  });
}

function readCheck(cursor: DbmlCursor, { draft, table }: Context): void {
  const { place, token } = cursor;
  cursor.at++;
  const name = cursor.settings().find((setting) => setting.name === "name")?.value[0]?.text;
  if (token?.kind === "code")
    addCheck(draft, table, { expression: token.text, place, ...(name === undefined ? {} : { name }) });
}

const noteOf = (settings: readonly DbmlSetting[]) =>
  settings.find((setting) => setting.name === "note")?.value[0]?.text;

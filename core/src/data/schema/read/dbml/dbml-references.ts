import { addForeignKey, addUnique } from "../draft/add-keys.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { KeyAction, ObjectName, Place } from "../../model.ts";
import type { DbmlCursor, DbmlSetting } from "./dbml-cursor.ts";

export type Aliases = ReadonlyMap<string, readonly string[]>;

interface End {
  readonly table: readonly string[];
  readonly columns: readonly string[];
}

/** Reads `Ref name: a.b > c.d [delete: cascade]`, or several of them in braces. */
export function readReferences(cursor: DbmlCursor, draft: SchemaDraft, aliases: Aliases): void {
  const name = cursor.isMark(":") || cursor.isMark("{") ? undefined : cursor.dotted().at(-1);
  if (!cursor.takesMark("{")) {
    cursor.takesMark(":");
    return readReference(cursor, draft, aliases, name);
  }
  while (cursor.token && !cursor.takesMark("}")) readReference(cursor, draft, aliases, name);
}

function readReference(cursor: DbmlCursor, draft: SchemaDraft, aliases: Aliases, name: string | undefined): void {
  const { place } = cursor;
  const start = cursor.at;
  const left = readEnd(cursor);
  const sign = readSign(cursor);
  const right = sign === "" ? undefined : readEnd(cursor);
  const settings = cursor.settings();
  if (left && right) addReference(draft, aliases, { left, sign, right, settings, place, name });
  else draft.report("error", place, "This reference needs two ends with <, > or - between them. It is left out.");
  while (cursor.token && !cursor.isMark("}") && (cursor.at === start || !cursor.token.leads)) cursor.at++;
}

/** `schema.table.column` or `table.(a, b)`. */
export function readEnd(cursor: DbmlCursor): End | undefined {
  const parts = cursor.dotted();
  if (cursor.isMark(".") && cursor.isMark("(", 1)) {
    cursor.at++;
    return { table: parts, columns: cursor.names() };
  }
  return parts.length < 2 ? undefined : { table: parts.slice(0, -1), columns: parts.slice(-1) };
}

/** `>` many to one, `<` one to many, `-` one to one, `<>` many to many; a question mark makes an end optional. */
export function readSign(cursor: DbmlCursor): string {
  let sign = "";
  while (cursor.isMark("?") || cursor.isMark(">") || cursor.isMark("<") || cursor.isMark("-")) {
    if (!cursor.isMark("?")) sign += cursor.token?.text ?? "";
    cursor.at++;
  }
  return sign;
}

interface Reference {
  readonly left: End;
  readonly sign: string;
  readonly right: End;
  readonly settings: readonly DbmlSetting[];
  readonly place: Place;
  readonly name?: string | undefined;
}

/** References wait for all tables: they may stand before them. */
export function addReference(
  draft: SchemaDraft,
  aliases: Aliases,
  { left, sign, right, settings, place, name }: Reference,
): void {
  draft.later.push(() => {
    if (sign === "<>")
      return draft.report("notice", place, "A many-to-many reference needs a table between the two; it is not drawn.");
    const [from, to] = sign === "<" ? [right, left] : [left, right];
    addKey(
      draft,
      { table: nameOf(draft, aliases, from.table), columns: from.columns },
      { table: nameOf(draft, aliases, to.table), columns: to.columns },
      {
        isSingle: sign === "-",
        settings,
        place,
        name,
      },
    );
  });
}

interface KeyDetails {
  readonly isSingle: boolean;
  readonly settings: readonly DbmlSetting[];
  readonly place: Place;
  readonly name?: string | undefined;
}

function addKey(
  draft: SchemaDraft,
  from: { readonly table: ObjectName; readonly columns: readonly string[] },
  to: { readonly table: ObjectName; readonly columns: readonly string[] },
  { isSingle, settings, place, name }: KeyDetails,
): void {
  const table = draft.tables.get(from.table);
  if (!table)
    return draft.report("error", place, `There is no table ${draft.label(from.table)}. The reference is left out.`);
  const action = (setting: string): KeyAction => {
    const words = settings
      .find((candidate) => candidate.name === setting)
      ?.value.map((token) => token.text.toLowerCase());
    const written = words?.join(" ") ?? "";
    return actions.find((known) => known === written) ?? "no action";
  };
  const columns = [...from.columns];
  addForeignKey(draft, table, {
    ...(name === undefined ? {} : { name }),
    columns,
    target: to.table,
    targetColumns: [...to.columns],
    onDelete: action("delete"),
    onUpdate: action("update"),
    place,
  });
  // One to one: the columns are a key of their own.
  const isKey = (key: { readonly columns: readonly string[] } | undefined) => key?.columns.join() === columns.join();
  const isIndexed = table.indexes.some(
    (index) => index.unique && isKey({ columns: index.parts.flatMap((part) => part.column ?? []) }),
  );
  if (isSingle && !isKey(table.primaryKey) && !table.uniques.some(isKey) && !isIndexed)
    addUnique(draft, table, { columns: [...columns], place });
}

const actions: readonly KeyAction[] = ["no action", "restrict", "cascade", "set null", "set default"];

function nameOf(draft: SchemaDraft, aliases: Aliases, parts: readonly string[]): ObjectName {
  const [only = ""] = parts;
  return draft.objectName((parts.length === 1 && aliases.get(only)) || parts);
}

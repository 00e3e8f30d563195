import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { Cursor } from "./lex/cursor.ts";

/** Reads what follows CREATE [MATERIALIZED] VIEW. Its columns are followed to tables once all are known. */
export function createView(cursor: Cursor, draft: SchemaDraft, materialized: boolean): void {
  const { place } = cursor;
  const mayExist = cursor.takes("if", "not", "exists");
  const name = draft.objectName(cursor.dotted("a view"));
  if (mayExist && draft.views.get(name)) return;
  const columns = cursor.isMark("(") ? cursor.columnNames().map((column) => ({ name: column })) : [];
  while (!cursor.isDone && !cursor.takes("as")) cursor.at++;
  cursor.cutTail("with", "no", "data");
  cursor.cutTail("with", "data");
  draft.views.add({ ...name, materialized, columns, query: cursor.restAsWritten(), place });
}

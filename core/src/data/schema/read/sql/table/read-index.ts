import { addIndex } from "../../draft/add-keys.ts";
import type { IndexDraft } from "../../draft/drafts.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Cursor } from "../lex/cursor.ts";
import { unknownTable } from "../unknown-table.ts";

/** Reads what follows CREATE [UNIQUE] INDEX. */
export function readIndex(cursor: Cursor, draft: SchemaDraft, unique: boolean): void {
  const { place } = cursor;
  cursor.takes("concurrently");
  const mayExist = cursor.takes("if", "not", "exists");
  const name = cursor.isAt("on") ? undefined : cursor.dotted("an index").at(-1);
  if (cursor.takes("using")) cursor.at++;
  cursor.takes("on");
  cursor.takes("only");
  const target = draft.objectName(cursor.dotted("a table"));
  const method = cursor.takes("using") ? cursor.name("a method").toLowerCase() : "btree";
  const index: IndexDraft = {
    ...(name === undefined ? {} : { name }),
    parts: readIndexParts(cursor.group()),
    unique,
    method,
    includes: cursor.takes("include") ? cursor.columnNames() : [],
    place,
  };
  while (!cursor.isDone) {
    if (cursor.takes("where")) index.where = cursor.rest();
    else if (cursor.takes("comment")) index.comment = cursor.token?.text ?? "";
    else cursor.at++;
  }
  const table = draft.tables.get(target);
  if (table) {
    if (!mayExist || !table.indexes.some((other) => other.name === name)) addIndex(draft, table, index);
    // The indexes of materialized views are not drawn.
  } else if (!draft.views.get(target)) unknownTable(draft, target, place, "The index is left out");
}

/** `lower(email), created_at DESC`. */
export function readIndexParts(inside: Cursor): IndexDraft["parts"] {
  return inside.parts().map((part) => {
    const first = part.token;
    const isPlain =
      first !== undefined && part.peek() === undefined && (first.kind === "word" || first.kind === "name");
    const text = part.rest();
    return isPlain ? { column: part.nameOf(first), text } : { text };
  });
}

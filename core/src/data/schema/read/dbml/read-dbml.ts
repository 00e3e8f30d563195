import { capitalize } from "../../../../text/format.ts";
import { finishSchema } from "../draft/finish-schema.ts";
import { SchemaDraft } from "../draft/schema-draft.ts";
import type { SchemaParseResult, SchemaSource } from "../schema-parse-result.ts";
import { DbmlCursor } from "./dbml-cursor.ts";
import { readReferences } from "./dbml-references.ts";
import { type Partials, readTable } from "./dbml-table.ts";
import { scanDbml } from "./dbml-scanner.ts";

/**
 * Reads DBML (dbml.dbdiagram.io/docs) into a schema: tables with their columns, settings, indexes, checks and partials,
 * enums, references in all their forms. Never fails: what could not be read is told with its line.
 */
export function readDbml(files: readonly SchemaSource[]): SchemaParseResult {
  const draft = new SchemaDraft("postgresql");
  for (const { name, text } of files) {
    const { tokens, placeAt } = scanDbml(
      text,
      (place) => draft.report("error", place, "A quote begins here and never ends."),
      name,
    );
    readElements(new DbmlCursor(tokens, placeAt), draft);
  }
  return finishSchema(draft);
}

function readElements(cursor: DbmlCursor, draft: SchemaDraft): void {
  const partials: Partials = new Map();
  const aliases = new Map<string, string[]>();
  while (cursor.token) {
    const { place } = cursor;
    const start = cursor.at;
    if (cursor.takesWord("table")) readTable(cursor, draft, partials, aliases);
    else if (cursor.takesWord("tablepartial")) readTable(cursor, draft, partials, aliases, true);
    else if (cursor.takesWord("enum")) readEnum(cursor, draft);
    else if (cursor.takesWord("ref")) readReferences(cursor, draft, aliases);
    else if (["project", "tablegroup", "note", "records", "diagramview"].some((word) => cursor.isWord(word))) {
      draft.skip(capitalize(cursor.token.text.toLowerCase()), place, "it is not a part of the drawn structure");
      cursor.at++;
      cursor.skipBlock();
    } else {
      draft.report(
        "error",
        place,
        `"${cursor.token.text.slice(0, 40)}" does not begin a DBML element. The line is left out.`,
      );
      while (cursor.token && (cursor.at === start || !cursor.token.leads)) cursor.at++;
    }
    if (cursor.at === start) cursor.at++;
  }
}

function readEnum(cursor: DbmlCursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const name = draft.objectName(cursor.dotted());
  const values: string[] = [];
  if (!cursor.takesMark("{"))
    return draft.report("error", place, `The enum ${draft.label(name)} has no values in braces.`);
  while (cursor.token && !cursor.takesMark("}")) {
    const value = cursor.name();
    if (value === undefined) cursor.at++;
    else values.push(value);
    cursor.settings();
  }
  draft.enums.add({ ...name, values, place });
}

import type { DatabaseSchema } from "../../model.ts";
import { quoteIdentifier, quoteText } from "../../read/sql/lex/identifier.ts";
import type { Named } from "./named.ts";

/** COMMENT ON, or nothing where there is none. @param name as it stands in SQL */
export function commentLine(kind: string, name: string, comment: string | undefined): string[] {
  return comment === undefined ? [] : [`COMMENT ON ${kind} ${name} IS ${quoteText(comment)};`];
}

/** The comments of types, sequences, tables and columns; others stand beside what they speak of. */
export function commentLines(schema: DatabaseSchema, named: Named): string[] {
  return [
    ...[...schema.enums, ...schema.composites].flatMap((item) => commentLine("TYPE", named(item), item.comment)),
    ...schema.domains.flatMap((item) => commentLine("DOMAIN", named(item), item.comment)),
    ...schema.sequences.flatMap((item) => commentLine("SEQUENCE", named(item), item.comment)),
    ...schema.tables.flatMap((table) => [
      ...commentLine("TABLE", named(table), table.comment),
      ...table.columns.flatMap((column) =>
        commentLine("COLUMN", `${named(table)}.${quoteIdentifier(column.name)}`, column.comment),
      ),
    ]),
  ];
}

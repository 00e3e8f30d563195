import type { DatabaseSchema } from "../../data/schema/model.ts";
import { quoteIdentifier, quoteText } from "../../data/schema/read/sql/lex/identifier.ts";
import type { Named } from "../../data/schema/write/sql/named.ts";

/** COMMENT ON for all that has one. */
export function commentLines(schema: DatabaseSchema, named: Named): string[] {
  const line = (kind: string, name: string, comment: string | undefined) =>
    comment === undefined ? [] : [`COMMENT ON ${kind} ${name} IS ${quoteText(comment)};`];
  return [
    ...schema.enums.flatMap((item) => line("TYPE", named(item), item.comment)),
    ...schema.composites.flatMap((item) => line("TYPE", named(item), item.comment)),
    ...schema.domains.flatMap((item) => line("DOMAIN", named(item), item.comment)),
    ...schema.sequences.flatMap((item) => line("SEQUENCE", named(item), item.comment)),
    ...schema.tables.flatMap((table) => [
      ...line("TABLE", named(table), table.comment),
      ...table.columns.flatMap((column) =>
        line("COLUMN", `${named(table)}.${quoteIdentifier(column.name)}`, column.comment),
      ),
      ...table.indexes.flatMap((index) =>
        index.name === undefined ? [] : line("INDEX", named({ schema: table.schema, name: index.name }), index.comment),
      ),
      ...table.policies.flatMap((policy) =>
        line("POLICY", `${quoteIdentifier(policy.name)} ON ${named(table)}`, policy.comment),
      ),
    ]),
    ...(schema.dialect === "postgresql" ? schema.views : []).flatMap((view) =>
      line(view.materialized ? "MATERIALIZED VIEW" : "VIEW", named(view), view.comment),
    ),
  ];
}

import { quoteName } from "./quote.ts";
import type { TableName } from "./read-table-name.ts";

/** `schema.table`, each part quoted where it has to be. Always with the schema: no search path decides what is meant. */
export function qualifiedName({ schema, name }: TableName): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

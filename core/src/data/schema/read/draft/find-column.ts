import type { ColumnDraft, TableDraft } from "./drafts.ts";
import type { SchemaDraft } from "./schema-draft.ts";

/** A column by its name; MySQL and SQLite find it in any case. */
export function findColumn({ dialect }: SchemaDraft, table: TableDraft, name: string): ColumnDraft | undefined {
  const exact = table.columns.find((column) => column.name === name);
  if (exact || dialect === "postgresql") return exact;
  return table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
}

import type { DatabaseSchema, Table as SchemaTable } from "@toolbox/core/data/schema/model.ts";
import { labelOf } from "@toolbox/core/data/schema/relations.ts";
import { Table2 } from "lucide-react";
import { pluralize } from "@toolbox/core";
import { CopyButton } from "../../../kit/result/copy-button.tsx";
import { PaneHeader } from "../../../kit/result/pane-header.tsx";
import { ColumnTable } from "./column-table.tsx";
import { TableRelations } from "./table-relations.tsx";
import { TableRules } from "./table-rules.tsx";

/** Everything known of one table: its columns, its relationships both ways, its keys, indexes and policies. */
export function TableDetail({ table, schema, sqlOf, onTable }: TableDetailProps) {
  const label = labelOf(table, schema);
  const count = table.columns.length;
  return (
    <section aria-label={`Table ${label}`} className="flex flex-col">
      <PaneHeader
        title={
          <span className="mono flex items-center gap-2 text-13">
            <Table2 aria-hidden="true" className="flex-none text-text-2" />
            <span className="truncate">{label}</span>
          </span>
        }
        measure={pluralize(count, "column")}
        actions={<CopyButton iconOnly source={sqlOf} label="Copy as SQL" />}
      />
      {table.comment && <p className="border-b border-line-1 px-4 py-2 text-13 text-text-2">{table.comment}</p>}
      <ColumnTable table={table} label={`Columns of ${label}`} />
      <TableRelations table={table} schema={schema} onTable={onTable} />
      <TableRules table={table} />
    </section>
  );
}

type TableDetailProps = {
  table: SchemaTable;
  schema: DatabaseSchema;
  /** The statements that make the table. */
  sqlOf: () => string;
  onTable: (id: string) => void;
};

import type { Column, Table as SchemaTable } from "@toolbox/core/data/schema/model.ts";
import { columnRole } from "@toolbox/core/data/schema/relations.ts";
import { KeyRound, Link } from "lucide-react";
import { Table, type TableColumn } from "../../../kit/result/table.tsx";

type Row = Column & ReturnType<typeof columnRole>;

const columns: readonly TableColumn<Row>[] = [
  { label: "Column", mono: true, cell: nameCell },
  { label: "Type", mono: true, cell: typeCell },
  { label: "Null", cell: nullCell },
  { label: "Default", mono: true, cell: defaultCell },
];

/** The columns of a table with their keys, types, whether they may be null, and defaults. */
export function ColumnTable({ table, label }: { table: SchemaTable; label: string }) {
  return (
    <Table
      label={label}
      columns={columns}
      rows={table.columns.map((column) => ({ ...column, ...columnRole(table, column) }))}
      rowKey={({ name }) => name}
      className="inner-ring"
    />
  );
}

function nameCell(row: Row) {
  return (
    <span className="flex items-center gap-1.5" title={row.comment}>
      <RoleSign {...row} />
      {row.name}
    </span>
  );
}

/** The sign of a key before a column, named for those who do not see it. */
function RoleSign({ primary, foreign, unique }: Pick<Row, "primary" | "foreign" | "unique">) {
  const label = [primary && "primary key", foreign && "foreign key", unique && !primary && "unique"]
    .filter(Boolean)
    .join(", ");
  return (
    <span className="inline-grid size-3.5 flex-none place-items-center" title={label || undefined}>
      {primary && <KeyRound aria-hidden="true" className="size-3.5" />}
      {!primary && foreign && <Link aria-hidden="true" className="size-3.5 text-text-3" />}
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

function typeCell({ type }: Row) {
  return <span className="text-(--code-type)">{type}</span>;
}

function nullCell({ nullable }: Row) {
  return nullable && <span className="text-12 text-text-3">null</span>;
}

function defaultCell({ default: value, identity, generated }: Row) {
  const words = identity
    ? identity === "always"
      ? "identity"
      : "identity by default"
    : generated
      ? `= ${generated.expression}`
      : value;
  return <span className="text-text-2">{words}</span>;
}

import { tableId } from "@toolbox/core/data/schema/diagram/layout/table-boxes.ts";
import type { DatabaseSchema, ForeignKey, Table } from "@toolbox/core/data/schema/model.ts";
import { labelOf, relationsOf } from "@toolbox/core/data/schema/relations.ts";
import { ArrowRight, CornerUpLeft } from "lucide-react";
import { useMemo } from "react";

/** The foreign keys of a table and those that name it; a press goes to the other table. */
export function TableRelations({ table, schema, onTable }: TableRelationsProps) {
  const relations = useMemo(() => relationsOf(schema), [schema]);
  const own = relations.filter(({ from, to }) => from === table || to === table);
  const places = (label: string, columns: readonly string[]) =>
    columns.length === 1 ? `${label}.${columns[0]}` : columns.length === 0 ? label : `${label}.(${columns.join(", ")})`;
  return (
    <section aria-label="Relationships" className="border-t border-line-1 px-2 py-3">
      <h3 className="caps mb-1 flex justify-between px-2">
        Relationships <span className="mono">{own.length}</span>
      </h3>
      {own.length === 0 && <p className="px-2 text-13 text-text-2">No foreign key leads here or away.</p>}
      <ul>
        {own.map(({ from, key, to }, index) => {
          const isOutward = from === table;
          const Icon = isOutward ? ArrowRight : CornerUpLeft;
          const words = (
            <>
              <Icon aria-hidden="true" className="mt-0.75 size-3.5 flex-none text-text-3" />
              <span className="mono min-w-0 flex-1 wrap-anywhere">
                {places(labelOf(from, schema), key.columns)} <span className="text-text-3">to</span>{" "}
                {places(labelOf(key.target, schema), key.targetColumns)}
                {actionsOf(key) && <span className="block text-text-3">{actionsOf(key)}</span>}
              </span>
            </>
          );
          const other = isOutward ? to : from;
          const look = "flex w-full items-start gap-2 rounded-control px-2 py-1 text-left max-md:min-h-10";
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a table may name another twice by the same columns
            <li key={index}>
              {other && other !== table ? (
                <button
                  type="button"
                  className={`${look} hover:bg-surface-hover`}
                  onClick={() => onTable(tableId(other))}
                >
                  {words}
                </button>
              ) : (
                <div className={look}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What happens to rows when the one they refer to goes or changes, where it is not nothing. */
function actionsOf({ onDelete, onUpdate }: ForeignKey): string {
  return [onDelete !== "no action" && `on delete ${onDelete}`, onUpdate !== "no action" && `on update ${onUpdate}`]
    .filter(Boolean)
    .join(", ");
}

type TableRelationsProps = { table: Table; schema: DatabaseSchema; onTable: (id: string) => void };

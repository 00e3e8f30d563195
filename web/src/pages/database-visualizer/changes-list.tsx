import type { ChangeEffect, ChangeKind, SchemaChange, SchemaDiff } from "@toolbox/core/data/schema/diff/schema-diff.ts";
import { CircleX, Diff, TriangleAlert } from "lucide-react";
import { cx } from "../../kit/elements/cx.ts";

const groups = [
  { effect: "destructive", title: "Destructive", icon: CircleX, tone: "text-danger" },
  { effect: "risky", title: "To look at", icon: TriangleAlert, tone: "text-warning" },
  { effect: "safe", title: "Safe", icon: Diff, tone: "text-text-3" },
] as const satisfies readonly { effect: ChangeEffect; [more: string]: unknown }[];

const signs: Readonly<Record<ChangeKind, string>> = { added: "+", changed: "~", renamed: "~", gone: "−" };
const tones: Readonly<Record<ChangeKind, string>> = {
  added: "text-success",
  changed: "text-warning",
  renamed: "text-warning",
  gone: "text-danger",
};

/** What changed between two schemas, what loses data first; a press goes to the table. */
export function ChangesList({ diff, onTable }: { diff: SchemaDiff; onTable: (id: string) => void }) {
  if (diff.changes.length === 0) return <p className="px-4 py-3 text-13 text-text-2">Nothing changed.</p>;
  return (
    <div className="scrollbar-quiet min-h-0 flex-1 pb-2 lg:overflow-auto">
      {groups.map(({ effect, title, icon: Icon, tone }) => {
        const changes = diff.changes.filter((change) => change.effect === effect);
        if (changes.length === 0) return null;
        return (
          <section key={effect} aria-label={title} className="px-2 pt-3">
            <h3 className="caps mb-1 flex items-center gap-2 px-2">
              <Icon aria-hidden="true" className={cx("size-3.5 flex-none", tone)} />
              {title} <span className="mono ml-auto">{changes.length}</span>
            </h3>
            <ul>
              {changes.map((change) => (
                <li key={`${change.object} ${change.kind} ${change.tableId} ${change.name}`}>
                  <ChangeRow change={change} onTable={onTable} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function ChangeRow({ change, onTable }: { change: SchemaChange; onTable: (id: string) => void }) {
  const { object, kind, table, name, before, after, why, tableId } = change;
  const label =
    table === undefined || object === "table" ? name : object === "row security" ? table : `${table}.${name}`;
  const between = [before, after].filter((words) => words !== undefined && words !== "").join(" → ");
  const content = (
    <>
      <span aria-hidden="true" className={cx("mono w-3 flex-none", tones[kind])}>
        {signs[kind]}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="mono text-text-1">{label}</span>{" "}
        <span className="text-text-2">
          {object} {object === "row security" ? name : kind}
        </span>
        {between !== "" && <span className="mono block text-12 text-text-3">{between}</span>}
        {why !== undefined && <span className="block text-13 text-text-2">{why}</span>}
      </span>
    </>
  );
  const look = "flex w-full items-start gap-2 rounded-control px-2 py-1 text-left max-md:min-h-10";
  return tableId === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <button type="button" className={`${look} hover:bg-surface-hover`} onClick={() => onTable(tableId)}>
      {content}
    </button>
  );
}

import type { Column, DatabaseSchema, Table } from "../model.ts";
import { sameSql } from "./same-sql.ts";
import type { ChangeEffect, SchemaChange } from "./schema-diff.ts";
import { type Origin, pairItems, type Pairs, soleOrigin } from "./pair-items.ts";
import { sameType, typeChange } from "./type-change.ts";
import { columnWords } from "./words.ts";

export type TableChange = Omit<SchemaChange, "table" | "tableId">;

/** The columns of a table before and after: by where they were made, then by their names. */
export function pairColumns(before: Table, after: Table, originOf: Origin): Pairs<Column> {
  return pairItems(
    before.columns,
    after.columns,
    soleOrigin(before.columns, after.columns, originOf),
    ({ name }) => name,
  );
}

/** What became of the columns of a table. */
export function diffColumns({ both, gone, added }: Pairs<Column>, schema: DatabaseSchema): TableChange[] {
  return [
    ...both.flatMap(([before, after]) => columnChange(before, after, schema)),
    ...added.map((column): TableChange => ({
      object: "column",
      kind: "added",
      name: column.name,
      after: columnWords(column),
      ...(isNeeded(column)
        ? { effect: "risky", why: "It may not be null and nothing fills it: this fails on a table that has rows." }
        : { effect: "safe" }),
      ...placed(column),
    })),
    ...gone.map((column): TableChange => ({
      object: "column",
      kind: "gone",
      name: column.name,
      before: columnWords(column),
      ...(column.generated
        ? { effect: "risky", why: "Whoever reads the column fails." }
        : { effect: "destructive", why: "What the column holds is lost." }),
      ...placed(column),
    })),
  ];
}

const isNeeded = ({ nullable, default: initial, identity, generated }: Column) =>
  !nullable && initial === undefined && !identity && !generated;

function columnChange(before: Column, after: Column, schema: DatabaseSchema): TableChange[] {
  const reasons = reasonsOf(before, after, schema);
  const isRenamed = before.name !== after.name;
  if (isRenamed) reasons.push({ effect: "risky", why: `Whoever still calls it ${before.name} fails.` });
  if (reasons.length === 0) return [];
  return [
    {
      object: "column",
      kind: isRenamed ? "renamed" : "changed",
      name: after.name,
      before: `${isRenamed ? `${before.name} ` : ""}${columnWords(before)}`,
      after: `${isRenamed ? `${after.name} ` : ""}${columnWords(after)}`,
      ...worst(reasons),
      ...placed(after),
    },
  ];
}

interface Reason {
  readonly effect: ChangeEffect;
  readonly why?: string;
}

function reasonsOf(before: Column, after: Column, schema: DatabaseSchema): Reason[] {
  const same = (one?: string, other?: string) => sameSql(one, other, schema.dialect);
  const reasons: Reason[] = [];
  if (!sameType(before.type, after.type, schema)) reasons.push(typeChange(before.type, after.type, schema));
  if (before.nullable && !after.nullable)
    reasons.push({ effect: "risky", why: "This fails while a row has null in it." });
  if (!before.nullable && after.nullable) reasons.push({ effect: "safe" });
  if (!same(before.default, after.default) || before.identity !== after.identity) reasons.push({ effect: "safe" });
  if (before.collation !== after.collation)
    reasons.push({
      effect: "risky",
      why: "Its values sort and compare in another way, and its indexes are built again.",
    });
  if (
    !same(before.generated?.expression, after.generated?.expression) ||
    before.generated?.stored !== after.generated?.stored
  )
    reasons.push(
      before.generated === undefined
        ? { effect: "destructive", why: "A column cannot become a computed one: what it holds is lost." }
        : { effect: "risky", why: "Its values are computed again." },
    );
  return reasons;
}

const order: readonly ChangeEffect[] = ["destructive", "risky", "safe"];

/** The gravest effect, with every reason that is told. */
export function worst(reasons: readonly Reason[]): Reason {
  const effect = order.find((one) => reasons.some((reason) => reason.effect === one)) ?? "safe";
  const why = reasons.flatMap((reason) => reason.why ?? []).join(" ");
  return why === "" ? { effect } : { effect, why };
}

export const placed = ({ place }: Pick<Column, "place">) => (place === undefined ? {} : { place });

import { addForeignKey, addPrimaryKey } from "../draft/add-keys.ts";
import type { ColumnDraft, ForeignKeyDraft, IndexDraft, KeyDraft, PolicyDraft, TableDraft } from "../draft/drafts.ts";
import { newTable } from "../draft/new-table.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { Deferrable, KeyAction, ObjectName, PolicyCommand, RowSecurity } from "../../model.ts";
import { isRecord } from "../../../../text/is-record.ts";
import { type JsonRecord, listOf, maybe, oneOf, textOf, textsOf } from "./json-value.ts";

const actions: readonly KeyAction[] = ["no action", "restrict", "cascade", "set null", "set default"];
const timings: readonly Deferrable[] = ["deferrable", "initially deferred"];
const commands: readonly PolicyCommand[] = ["all", "select", "insert", "update", "delete"];
const securities: readonly RowSecurity[] = ["off", "on", "forced"];

/** Adds a table of the JSON form to the draft. @returns what is wrong with it, as a sentence */
export function readJsonTable(data: unknown, draft: SchemaDraft): string | undefined {
  if (!isRecord(data)) return "A table must be an object with a name and columns.";
  const name = textOf(data["name"]);
  if (name === undefined || name === "") return "A table needs a name.";
  if (!Array.isArray(data["columns"])) return `The table ${name} has no list of columns.`;
  const { place: _, ...table } = newTable(objectOf(data, draft), { line: 1 });
  const columns = listOf(data["columns"]);
  const nameless = columns.findIndex((column) => textOf(column["name"]) === undefined);
  if (nameless !== -1) return `The column ${nameless + 1} of ${name} has no name.`;
  Object.assign(table, maybe("comment", textOf(data["comment"])), {
    columns: columns.map(columnOf),
    uniques: listOf(data["uniques"]).map(keyOf),
    checks: listOf(data["checks"]).map(checkOf),
    indexes: listOf(data["indexes"]).map(indexOf),
    policies: listOf(data["policies"]).map(policyOf),
    foreignKeys: listOf(data["foreignKeys"]).map((key) => foreignKeyOf(key, draft)),
    inherits: listOf(data["inherits"]).map((parent) => objectOf(parent, draft)),
    rowSecurity: oneOf(data["rowSecurity"], securities) ?? "off",
    ...maybe("partitionedBy", textOf(data["partitionedBy"])),
  });
  const parent = data["partitionOf"];
  if (isRecord(parent)) table.partitionOf = { ...objectOf(parent, draft), bound: textOf(parent["bound"]) ?? "DEFAULT" };
  if (isRecord(data["primaryKey"])) table.primaryKey = keyOf(data["primaryKey"]);
  addFlagged(draft, table, columns, data);
  draft.tables.add(table);
  return undefined;
}

/** Keys that only the columns tell of. */
function addFlagged(draft: SchemaDraft, table: TableDraft, columns: readonly JsonRecord[], data: JsonRecord): void {
  const primary = columns.filter((column) => column["isPrimaryKey"] === true).map((column) => String(column["name"]));
  if (!table.primaryKey && primary.length > 0) addPrimaryKey(draft, table, { columns: primary });
  if (Array.isArray(data["foreignKeys"])) return;
  for (const column of columns) {
    const target = textOf(column["foreignTable"]);
    if (column["isForeignKey"] !== true || target === undefined) continue;
    const of = textOf(column["foreignColumn"]);
    addForeignKey(draft, table, {
      columns: [String(column["name"])],
      target: draft.objectName(target.split(".")),
      targetColumns: of === undefined ? [] : [of],
      onDelete: "no action",
      onUpdate: "no action",
    });
  }
}

export function objectOf(data: JsonRecord, draft: SchemaDraft): ObjectName {
  return { schema: textOf(data["schema"]) ?? draft.defaultSchema, name: textOf(data["name"]) ?? "" };
}

function columnOf(data: JsonRecord): ColumnDraft {
  const generated = data["generated"];
  return {
    name: String(data["name"]),
    type: textOf(data["type"]) ?? "",
    nullable: data["nullable"] !== false,
    ...maybe("default", textOf(data["default"])),
    ...maybe("identity", oneOf(data["identity"], ["always", "by default"] as const)),
    ...(isRecord(generated)
      ? { generated: { expression: textOf(generated["expression"]) ?? "", stored: generated["stored"] !== false } }
      : {}),
    ...maybe("collation", textOf(data["collation"])),
    ...maybe("comment", textOf(data["comment"])),
  };
}

function keyOf(data: JsonRecord): KeyDraft {
  return {
    ...maybe("name", textOf(data["name"])),
    columns: textsOf(data["columns"]),
    ...(data["nullsEqual"] === true ? { nullsEqual: true } : {}),
    ...maybe("deferrable", oneOf(data["deferrable"], timings)),
  };
}

function foreignKeyOf(data: JsonRecord, draft: SchemaDraft): ForeignKeyDraft {
  const target = isRecord(data["target"]) ? data["target"] : {};
  return {
    ...keyOf(data),
    target: objectOf(target, draft),
    targetColumns: textsOf(data["targetColumns"]),
    onDelete: oneOf(data["onDelete"], actions) ?? "no action",
    onUpdate: oneOf(data["onUpdate"], actions) ?? "no action",
    ...(data["matchFull"] === true ? { matchFull: true } : {}),
    ...(data["unproven"] === true ? { unproven: true } : {}),
  };
}

export function checkOf(data: JsonRecord): { name?: string; expression: string } {
  return { ...maybe("name", textOf(data["name"])), expression: textOf(data["expression"]) ?? "true" };
}

function indexOf(data: JsonRecord): IndexDraft {
  return {
    ...maybe("name", textOf(data["name"])),
    parts: listOf(data["parts"]).map((part) => ({
      ...maybe("column", textOf(part["column"])),
      text: textOf(part["text"]) ?? textOf(part["column"]) ?? "",
    })),
    unique: data["unique"] === true,
    method: textOf(data["method"]) ?? "btree",
    includes: textsOf(data["includes"]),
    ...maybe("where", textOf(data["where"])),
    ...maybe("comment", textOf(data["comment"])),
  };
}

function policyOf(data: JsonRecord): PolicyDraft {
  return {
    name: textOf(data["name"]) ?? "",
    command: oneOf(data["command"], commands) ?? "all",
    permissive: data["permissive"] !== false,
    roles: textsOf(data["roles"]),
    ...maybe("using", textOf(data["using"])),
    ...maybe("withCheck", textOf(data["withCheck"])),
    ...maybe("comment", textOf(data["comment"])),
  };
}

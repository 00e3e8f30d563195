import type { ObjectName } from "../../model.ts";
import { Scanner } from "../sql/lex/scanner.ts";
import { quoteIdentifier } from "../sql/lex/identifier.ts";
import type { TableDraft } from "./drafts.ts";
import { findColumn } from "./find-column.ts";
import type { SchemaDraft } from "./schema-draft.ts";

/** Gives a table another name or schema, and tells those that refer to it. */
export function renameTable(draft: SchemaDraft, table: TableDraft, { schema, name }: ObjectName): void {
  const old = { schema: table.schema, name: table.name };
  const isIt = (other: ObjectName) => other.schema === old.schema && other.name === old.name;
  draft.tables.rename(table, { schema, name });
  for (const other of draft.tables.values()) {
    for (const key of other.foreignKeys) if (isIt(key.target)) key.target = { schema, name };
    if (other.partitionOf && isIt(other.partitionOf)) other.partitionOf = { ...other.partitionOf, schema, name };
    other.inherits = other.inherits.map((parent) => (isIt(parent) ? { schema, name } : parent));
  }
  for (const sequence of draft.sequences.values())
    if (sequence.ownedBy && isIt(sequence.ownedBy)) sequence.ownedBy = { ...sequence.ownedBy, schema, name };
}

/** Gives a column another name in all that speaks of it. @returns false when there is none */
export function renameColumn(draft: SchemaDraft, table: TableDraft, old: string, name: string): boolean {
  const column = findColumn(draft, table, old);
  if (!column) return false;
  const before = column.name;
  column.name = name;
  const names = (columns: readonly string[]) => columns.map((other) => (other === before ? name : other));
  const text = (expression: string) => renameWord(draft, expression, before, name);
  if (table.primaryKey) table.primaryKey.columns = names(table.primaryKey.columns);
  for (const key of table.uniques) key.columns = names(key.columns);
  for (const check of table.checks) check.expression = text(check.expression);
  for (const policy of table.policies) {
    if (policy.using !== undefined) policy.using = text(policy.using);
    if (policy.withCheck !== undefined) policy.withCheck = text(policy.withCheck);
  }
  for (const index of table.indexes) {
    if (index.where !== undefined) index.where = text(index.where);
    index.includes = names(index.includes);
    for (const part of index.parts) {
      part.text = text(part.text);
      if (part.column === before) part.column = name;
    }
  }
  for (const other of table.columns)
    if (other.generated) other.generated = { ...other.generated, expression: text(other.generated.expression) };
  for (const other of draft.tables.values())
    for (const key of other.foreignKeys) {
      if (other === table) key.columns = names(key.columns);
      if (key.target.schema === table.schema && key.target.name === table.name)
        key.targetColumns = names(key.targetColumns);
    }
  for (const sequence of draft.sequences.values()) {
    const { ownedBy } = sequence;
    if (ownedBy?.schema === table.schema && ownedBy.name === table.name && ownedBy.column === before)
      sequence.ownedBy = { ...ownedBy, column: name };
  }
  return true;
}

/** An expression with a name replaced; texts in quotes and names after a dot of something else stay. */
function renameWord({ dialect }: SchemaDraft, expression: string, old: string, name: string): string {
  if (!expression.includes(old)) return expression;
  const scanner = new Scanner(expression, dialect);
  let renamed = "";
  let done = 0;
  while (scanner.next()) {
    if ((scanner.kind !== "word" && scanner.kind !== "name") || scanner.value() !== old) continue;
    // A function of that name.
    if (/^\s*\(/.test(expression.slice(scanner.at, scanner.at + 8))) continue;
    renamed += expression.slice(done, scanner.start) + quoteIdentifier(name);
    done = scanner.at;
  }
  return renamed + expression.slice(done);
}

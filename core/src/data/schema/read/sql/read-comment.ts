import type { SchemaDraft } from "../draft/schema-draft.ts";
import { findColumn } from "../draft/find-column.ts";
import type { Cursor } from "./lex/cursor.ts";

interface Describable {
  comment?: string;
}

/** Reads what follows COMMENT ON. Comments on what is not drawn are skipped. */
export function readComment(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const isMaterialized = cursor.takes("materialized");
  const kind = cursor.name("a kind of object");
  const target = find(cursor, draft, isMaterialized ? "view" : kind);
  if (target === "unknown") return draft.skip(`COMMENT ON ${kind.toUpperCase()}`, place, "it is not drawn");
  while (!cursor.isDone && !cursor.takes("is")) cursor.at++;
  if (!target) return;
  let text = "";
  while (cursor.token?.kind === "string") {
    text += cursor.token.text;
    cursor.at++;
  }
  if (text === "") delete target.comment;
  else target.comment = text;
}

function find(cursor: Cursor, draft: SchemaDraft, kind: string): Describable | undefined | "unknown" {
  if (!["table", "view", "column", "type", "domain", "sequence", "index", "policy"].includes(kind)) return "unknown";
  if (kind === "policy") {
    const name = cursor.name();
    cursor.takes("on");
    return draft.tables.get(draft.objectName(cursor.dotted()))?.policies.find((policy) => policy.name === name);
  }
  const parts = cursor.dotted();
  if (kind === "column") {
    const column = parts.pop() ?? "";
    const table = draft.tables.get(draft.objectName(parts));
    return table && findColumn(draft, table, column);
  }
  const name = draft.objectName(parts);
  switch (kind) {
    case "table":
      return draft.tables.get(name);
    case "view":
      return draft.views.get(name);
    case "domain":
      return draft.domains.get(name);
    case "sequence":
      return draft.sequences.get(name);
    case "type":
      return draft.enums.get(name) ?? draft.composites.get(name);
    default:
      return indexNamed(draft, name.schema, name.name);
  }
}

function indexNamed(draft: SchemaDraft, schema: string, name: string): Describable | undefined {
  for (const table of draft.tables.values()) {
    const index = table.schema === schema ? table.indexes.find((candidate) => candidate.name === name) : undefined;
    if (index) return index;
  }
  return undefined;
}

import type { ObjectName } from "../../model.ts";
import { quoteIdentifier } from "../sql/lex/identifier.ts";
import type { SchemaDraft } from "./schema-draft.ts";

/** Gives an enum, a domain or a composite type another name, in all columns that have it too. */
export function renameType(draft: SchemaDraft, old: ObjectName, name: ObjectName): void {
  const before = written(draft, old);
  const after = written(draft, name);
  for (const registry of [draft.enums, draft.domains, draft.composites] as const) {
    const item = registry.get(old);
    // Each registry takes its own kind back.
    if (item) (registry.rename as (one: typeof item, other: ObjectName) => void).call(registry, item, name);
  }
  const renamed = (type: string) =>
    type === before || type.startsWith(`${before}[`) ? after + type.slice(before.length) : type;
  for (const table of draft.tables.values()) for (const column of table.columns) column.type = renamed(column.type);
  for (const one of draft.functions) {
    one.returns = renamed(one.returns);
    one.parameters = one.parameters.map((parameter) => ({ ...parameter, type: renamed(parameter.type) }));
  }
  for (const domain of draft.domains.values()) domain.type = renamed(domain.type);
  for (const composite of draft.composites.values())
    for (const attribute of composite.attributes) attribute.type = renamed(attribute.type);
}

function written({ defaultSchema }: SchemaDraft, { schema, name }: ObjectName): string {
  return schema === defaultSchema ? quoteIdentifier(name) : `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

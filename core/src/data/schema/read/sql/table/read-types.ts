import type { SchemaDraft } from "../../draft/schema-draft.ts";
import { renameType } from "../../draft/rename-type.ts";
import { addCheckTo } from "../../draft/domain-check.ts";
import type { Cursor } from "../lex/cursor.ts";
import { columnKeywords, readType } from "./read-type.ts";

/** Reads what follows CREATE TYPE: an enum or a composite type. Ranges and base types are skipped. */
export function createType(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const name = draft.objectName(cursor.dotted("a type"));
  if (!cursor.takes("as")) return draft.skip("CREATE TYPE", place, "types of the server's own kind are not drawn");
  if (cursor.takes("enum")) {
    const values = cursor
      .group()
      .parts()
      .map((part) => part.token?.text ?? "");
    draft.enums.add({ ...name, values, place });
  } else if (cursor.isMark("(")) {
    const attributes = cursor
      .group()
      .parts()
      .map((part) => ({ name: part.name("an attribute"), type: readType(part, draft) }));
    draft.composites.add({ ...name, attributes, place });
  } else draft.skip("CREATE TYPE AS RANGE", place, "ranges are not drawn");
}

/** Reads what follows ALTER TYPE. */
export function alterType(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const name = draft.objectName(cursor.dotted("a type"));
  const type = draft.enums.get(name);
  if (cursor.takes("rename", "to"))
    return renameType(draft, name, { schema: name.schema, name: cursor.name("a type") });
  if (cursor.takes("set", "schema"))
    return renameType(draft, name, { schema: cursor.name("a schema"), name: name.name });
  if (cursor.takes("rename", "value")) {
    const old = text(cursor);
    cursor.takes("to");
    const value = text(cursor);
    if (type) type.values = type.values.map((other) => (other === old ? value : other));
  } else if (cursor.takes("add", "value")) {
    cursor.takes("if", "not", "exists");
    const value = text(cursor);
    if (!type)
      return draft.report("error", place, `There is no enum ${draft.label(name)} to add "${value}" to up to here.`);
    if (type.values.includes(value)) return;
    const isBefore = cursor.takes("before");
    const at = isBefore || cursor.takes("after") ? type.values.indexOf(text(cursor)) : -1;
    type.values.splice(at === -1 ? type.values.length : isBefore ? at : at + 1, 0, value);
  } else if (cursor.takes("add", "attribute")) {
    const attribute = { name: cursor.name("an attribute"), type: readType(cursor, draft) };
    draft.composites.get(name)?.attributes.push(attribute);
  } else if (cursor.takes("drop", "attribute")) {
    cursor.takes("if", "exists");
    const gone = cursor.name("an attribute");
    const composite = draft.composites.get(name);
    if (composite) composite.attributes = composite.attributes.filter((other) => other.name !== gone);
  }
}

/** The text constant that comes; goes past it. */
function text(cursor: Cursor): string {
  const value = cursor.token?.text ?? "";
  cursor.at++;
  return value;
}

/** Reads what follows CREATE DOMAIN. */
export function createDomain(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const name = draft.objectName(cursor.dotted("a domain"));
  cursor.takes("as");
  const domain: Parameters<typeof draft.domains.add>[0] = {
    ...name,
    type: readType(cursor, draft),
    nullable: true,
    checks: [],
    place,
  };
  let given: { name: string } | undefined;
  while (!cursor.isDone) {
    if (cursor.takes("constraint")) given = { name: cursor.name("a constraint") };
    else if (cursor.takes("not", "null")) domain.nullable = false;
    else if (cursor.takes("default")) domain.default = cursor.expression(columnKeywords);
    else if (cursor.takes("check")) {
      addCheckTo(domain, { expression: cursor.group().rest(), place, ...given });
      given = undefined;
    } else cursor.at++;
  }
  draft.domains.add(domain);
}

/** Reads what follows ALTER DOMAIN. */
export function alterDomain(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const name = draft.objectName(cursor.dotted("a domain"));
  const domain = draft.domains.get(name);
  if (!domain) return;
  if (cursor.takes("rename", "to")) renameType(draft, name, { schema: name.schema, name: cursor.name("a domain") });
  else if (cursor.takes("set", "not", "null")) domain.nullable = false;
  else if (cursor.takes("drop", "not", "null")) domain.nullable = true;
  else if (cursor.takes("set", "default")) domain.default = cursor.rest();
  else if (cursor.takes("drop", "default")) delete domain.default;
  else if (cursor.takes("add")) {
    const given = cursor.takes("constraint") ? { name: cursor.name("a constraint") } : {};
    if (cursor.takes("check")) addCheckTo(domain, { expression: cursor.group().rest(), place, ...given });
  } else if (cursor.takes("drop", "constraint")) {
    cursor.takes("if", "exists");
    const gone = cursor.name("a constraint");
    domain.checks = domain.checks.filter((check) => check.name !== gone);
  }
}

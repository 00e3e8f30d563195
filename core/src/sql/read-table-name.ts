export interface TableName {
  readonly schema: string;
  readonly name: string;
}

type Reading = { readonly ok: true; readonly table: TableName } | { readonly ok: false; readonly message: string };

const wrong = (message: string): Reading => ({ ok: false, message });

/**
 * Reads `projects`, `app.projects` or `"My schema"."my.table"`. Names count as they are typed: without quotes too,
 * capitals and spaces stay, since that is what the table is called. Without a schema it is `public`.
 */
export function readTableName(typed: string): Reading {
  const parts = splitName(typed.trim());
  if (parts === undefined) return wrong(`A quotation mark in ${typed.trim()} has no partner. Write "like this".`);
  const [first = "", second, ...more] = parts;
  if (more.length > 0)
    return wrong(`${typed.trim()} has ${parts.length} parts. Write the table, or schema.table; quote a dot in a name.`);
  const table = second === undefined ? { schema: "public", name: first } : { schema: first, name: second };
  if (table.name === "" || table.schema === "")
    return wrong(`A name is missing ${second === undefined ? "" : "beside the dot "}in "${typed.trim()}".`);
  if (nameFault(table.name) !== undefined || nameFault(table.schema) !== undefined)
    return wrong(nameFault(table.name) ?? nameFault(table.schema) ?? "");
  return { ok: true, table };
}

/** Why a text cannot name anything in PostgreSQL; undefined when it can. */
export function nameFault(name: string): string | undefined {
  const control = /\p{Cc}/u.exec(name);
  return control
    ? `"${name.replaceAll(/\p{Cc}/gu, " ").trim()}" has a line break or another control character.`
    : undefined;
}

/** The parts between dots that stand outside of quotes; undefined when a quote is left open. */
function splitName(typed: string): readonly string[] | undefined {
  if (!typed.includes('"')) return typed.split(".").map((part) => part.trim());
  const part = /\s*(?:"((?:[^"]|"")*)"|([^".]*))\s*(\.|$)/y;
  const parts: string[] = [];
  for (;;) {
    const found = part.exec(typed);
    if (!found) return undefined;
    parts.push(found[1]?.replaceAll('""', '"') ?? (found[2] ?? "").trim());
    if (found[3] === "") return parts;
  }
}

export interface TableName {
  readonly schema: string;
  readonly name: string;
}

type Wrong = { readonly ok: false; readonly message: string };

const wrong = (message: string): Wrong => ({ ok: false, message });

/**
 * Reads `projects`, `app.projects` or `"My schema"."my.table"`. Names count as they are typed: without quotes too,
 * capitals and spaces stay, since that is what the table is called. Without a schema it is `public`.
 */
export function readTableName(typed: string): { readonly ok: true; readonly table: TableName } | Wrong {
  const parts = splitName(typed.trim());
  if (!parts.ok) return parts;
  const [first = "", second, ...more] = parts.names;
  if (more.length > 0)
    return wrong(
      `${typed.trim()} has ${more.length + 2} parts. Write the table, or schema.table; quote a name with a dot in it.`,
    );
  return {
    ok: true,
    table: second === undefined ? { schema: "public", name: first } : { schema: first, name: second },
  };
}

/** Reads the name of a column, with quotes around it or without. */
export function readColumnName(typed: string): { readonly ok: true; readonly name: string } | Wrong {
  const parts = splitName(typed.trim());
  if (!parts.ok) return parts;
  const [name = "", ...more] = parts.names;
  return more.length === 0 ? { ok: true, name } : wrong(`Write the column alone, ${parts.names.at(-1) ?? ""}.`);
}

/** Why a text cannot name anything in PostgreSQL; undefined when it can. */
export function nameError(name: string): string | undefined {
  return /\p{Cc}/u.test(name)
    ? `"${name.replaceAll(/\p{Cc}/gu, " ").trim()}" has a line break or another control character.`
    : undefined;
}

/** The names between the dots that stand outside of quotes. */
function splitName(typed: string): { readonly ok: true; readonly names: readonly string[] } | Wrong {
  const part = /\s*(?:"((?:[^"]|"")*)"|([^".]*))\s*(\.|$)/y;
  const names: string[] = [];
  for (;;) {
    const found = part.exec(typed);
    if (!found) return wrong(`A quotation mark in ${typed} stands alone. Write "like this".`);
    names.push(found[1]?.replaceAll('""', '"') ?? (found[2] ?? "").trim());
    if (found[3] === "") break;
  }
  const fault = names.map(nameError).find((message) => message !== undefined);
  if (fault !== undefined) return wrong(fault);
  if (names.some((name) => name === ""))
    return wrong(`A name is missing ${names.length > 1 ? "beside the dot " : ""}in "${typed}".`);
  return { ok: true, names };
}

import type { DatabaseSchema, ObjectName } from "./model.ts";

/** A type taken apart. */
export interface TypeParts {
  /** Without arguments and brackets: `numeric`, `timestamp with time zone`; of an own type, its plain name. */
  readonly base: string;
  /** `10,2`; "" without. */
  readonly args: string;
  /** Array brackets. */
  readonly dimensions: number;
  /** The object meant when the type is one of the schema's own. */
  readonly name: ObjectName;
}

/** Takes a type of the model apart. */
export function splitType(type: string, { defaultSchema }: Pick<DatabaseSchema, "defaultSchema">): TypeParts {
  let end = type.length;
  while (type.endsWith("[]", end)) end -= 2;
  const parts: string[] = [];
  const name = /"((?:[^"]|"")*)"|[^".([\s]+/y;
  let at = 0;
  for (;;) {
    name.lastIndex = at;
    const match = name.exec(type);
    if (!match) break;
    parts.push(match[1]?.replaceAll('""', '"') ?? match[0]);
    at = name.lastIndex;
    if (type[at] !== ".") break;
    at++;
  }
  const open = type.indexOf("(", at);
  const close = open === -1 ? -1 : type.lastIndexOf(")", end);
  const hasArguments = close > open && open < end;
  const more = hasArguments ? type.slice(at, open) + type.slice(close + 1, end) : type.slice(at, end);
  const plain = parts.at(-1) ?? "";
  return {
    base: more.trim() === "" ? plain : `${plain} ${more.trim()}`,
    args: hasArguments ? type.slice(open + 1, close) : "",
    dimensions: (type.length - end) / 2,
    name: { schema: parts.at(-2) ?? defaultSchema, name: plain },
  };
}

/** SQLite decides by what the type's name contains (sqlite.org/datatype3.html, section 3.1). */
export function sqliteAffinity(base: string): "integer" | "text" | "blob" | "real" | "numeric" {
  const upper = base.toUpperCase();
  if (upper.includes("INT")) return "integer";
  if (/CHAR|CLOB|TEXT/.test(upper)) return "text";
  if (upper === "" || upper.includes("BLOB")) return "blob";
  return /REAL|FLOA|DOUB/.test(upper) ? "real" : "numeric";
}

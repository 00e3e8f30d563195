import type { Dialect } from "./model.ts";

/** PostgreSQL's NAMEDATALEN - 1: names are cut to so many bytes of UTF-8. */
const MOST_BYTES = 63;

/**
 * The name PostgreSQL gives to what has none: `projects_user_id_fkey`. Table and columns are cut evenly, the longer
 * first, so that all fits 63 bytes (makeObjectName and ChooseIndexColumnNames of its source).
 */
export function impliedName(table: string, columns: readonly string[], suffix: string): string {
  const encoder = new TextEncoder();
  const cut = (bytes: Uint8Array, length: number) =>
    // A character that would be cut in two goes whole.
    new TextDecoder().decode(bytes.subarray(0, length)).replace(/\uFFFD$/, "");
  const first = encoder.encode(table);
  const second = encoder.encode(columns.join("_"));
  let one = first.length;
  let two = second.length;
  const room = MOST_BYTES - encoder.encode(suffix).length - 1 - (two > 0 ? 1 : 0);
  while (one + two > room) {
    if (one > two) one--;
    else two--;
  }
  return [cut(first, one), cut(second, two), suffix].filter((part) => part !== "").join("_");
}

export type KeyKind = "primary" | "unique" | "foreign" | "check" | "index";

const suffixes = { primary: "pkey", unique: "key", foreign: "fkey", check: "check", index: "idx" } as const;

/**
 * The name a key without one gets, different from all that are taken: PostgreSQL's way, or MySQL's (`PRIMARY`,
 * `projects_ibfk_1`, the first column's name).
 */
export function freeName(
  dialect: Dialect,
  kind: KeyKind,
  table: string,
  columns: readonly string[],
  taken: (name: string) => boolean,
): string {
  const [first = kind] = columns;
  const candidate = (count: number): string => {
    if (dialect !== "mysql")
      return impliedName(table, kind === "primary" ? [] : columns, suffixes[kind] + (count === 0 ? "" : count));
    if (kind === "primary") return "PRIMARY";
    if (kind === "foreign") return `${table}_ibfk_${count + 1}`;
    if (kind === "check") return `${table}_chk_${count + 1}`;
    return count === 0 ? first : `${first}_${count + 1}`;
  };
  for (let count = 0; ; count++) {
    const name = candidate(count);
    if (!taken(name) || (dialect === "mysql" && kind === "primary")) return name;
  }
}

import { readDbml } from "./dbml/read-dbml.ts";
import { readJson } from "./json/read-json.ts";
import type { Dialect } from "../model.ts";
import { orderByUse } from "./order-by-use.ts";
import type { SchemaParseResult, SchemaSource } from "./schema-parse-result.ts";
import { readSql } from "./sql/read-sql.ts";

export type SchemaLanguage = "auto" | Dialect | "dbml" | "json";

/**
 * Reads texts as one schema, in the order given, SQL files moved where one needs another; migrations, whose names
 * begin with a number, in the order of names.
 * Never fails: what could not be read is told. @param language guessed from the first text and its name with `auto`
 * @example readSchema([{ name: "a.sql", text: "create table a (id int primary key);" }]).schema.tables[0].columns[0].name // "id"
 */
export function readSchema(files: readonly SchemaSource[], language: SchemaLanguage = "auto"): SchemaParseResult {
  const spoken = language === "auto" ? guessLanguage(files) : language;
  const ordered = orderSources(files, language);
  if (spoken === "dbml") return readDbml(ordered);
  if (spoken === "json") return readJson(ordered);
  return spoken === "sql" ? readSql(ordered) : readSql(ordered, spoken);
}

/** The texts in the order in which they are read. */
export function orderSources(
  files: readonly SchemaSource[],
  language: SchemaLanguage = "auto",
): readonly SchemaSource[] {
  const numbered = inNumberedOrder(files);
  if (numbered) return numbered;
  const spoken = language === "auto" ? guessLanguage(files) : language;
  return spoken === "dbml" || spoken === "json" ? files : orderByUse(files);
}

function guessLanguage(files: readonly SchemaSource[]): "sql" | "dbml" | "json" {
  const named = files.find(({ name }) => name !== undefined)?.name?.toLowerCase();
  if (named?.endsWith(".dbml")) return "dbml";
  if (named?.endsWith(".json")) return "json";
  if (named?.endsWith(".sql")) return "sql";
  const head = files.map(({ text }) => text.slice(0, 4000)).find((text) => text.trim() !== "") ?? "";
  if (/^\s*[[{]/.test(head)) return "json";
  const isDbml = /^[ \t]*(?:Table|Enum|Project|TableGroup|TablePartial)\s+["\w.]+[^;(\n]*\{/im.test(head);
  return isDbml && !/^\s*create\s/im.test(head) ? "dbml" : "sql";
}

/** Tools that make migrations number them: 20240102_users.sql, V2__users.sql, 0001_users.up.sql. */
function inNumberedOrder(files: readonly SchemaSource[]): readonly SchemaSource[] | undefined {
  const numbers = files.map(({ name }) => /(?:^|[\\/])[Vv]?(\d+)[^\\/]*$/.exec(name ?? "")?.[1]);
  const down = /[._](?:down|undo|rollback)\.sql$/i;
  if (numbers.includes(undefined)) return undefined;
  return files
    .map((file, index) => ({ file, number: BigInt(numbers[index] ?? 0) }))
    .filter(({ file }) => !down.test(file.name ?? ""))
    .toSorted((one, other) =>
      one.number < other.number
        ? -1
        : one.number > other.number
          ? 1
          : (one.file.name ?? "").localeCompare(other.file.name ?? ""),
    )
    .map(({ file }) => file);
}
